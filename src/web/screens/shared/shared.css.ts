import { style } from "@vanilla-extract/css";
import { wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize } from "#web/styles/tokens.ts";
import { text } from "#web/styles/typography.css.ts";
import { layout, lettering } from "#web/styles/declarations.ts";

export const bar = style({ background: vars.color.bar });

export const inside = style([
  wrap,
  {
    ...layout.spreadWrappedRow(4, 24),
    minHeight: extent(64),
    paddingBlock: space(6),
    "@media": { [below.sm]: { minHeight: extent(56) } },
  },
]);

export const note = style({ fontSize: fontSize.small, color: "rgb(255 255 255 / .82)" });

export const head = style({ margin: space(32, 0, 24), "@media": { [below.sm]: { margin: space(20, 0, 16) } } });

export const title = style([text.h1, { ...layout.wrappedRow(4, 12), overflowWrap: "anywhere" }]);

export const status = style({ fontSize: fontSize.body, ...lettering("100%", 0) });

export const numbers = style({
  ...layout.wrapped(2, 20),
  marginTop: space(6),
  color: vars.color.text2,
  overflowWrap: "anywhere",
});

export const stack = style({ ...layout.columns("minmax(0, 1fr)", 24), "@media": { [below.sm]: { gap: space(16) } } });

export const legend = style(layout.wrapped(4, 16));

export const gone = style({ minHeight: "60dvh", display: "grid", alignContent: "center" });
