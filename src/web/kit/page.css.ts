import { style, styleVariants } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";
import { wrap } from "#web/styles/layout.css.ts";
import { vars } from "#web/styles/theme.css.ts";
import { below, extent, space } from "#web/styles/tokens.ts";

export const page = style({ paddingBottom: space(80), outline: "none" });
export const flush = style([page, { "@media": { [below.sm]: { paddingBottom: 0 } } }]);

export const content = styleVariants({
  full: [wrap],
  medium: [wrap, { maxWidth: extent(1024) }],
  narrow: [wrap, { width: `min(${extent(960)}, 100% - ${extent(48)})` }],
});

export const head = style({
  ...layout.spreadWrappedRow(12, 24),
  margin: space(32, 0, 20),
  overflowWrap: "anywhere",
  "@media": { [below.sm]: { margin: space(20, 0, 12) } },
});
export const note = style({ marginTop: space(4), color: vars.color.text2 });
