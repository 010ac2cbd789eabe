import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { below, space, extent, fontSize } from "#web/styles/tokens.ts";
import { layout, quiet, rule } from "#web/styles/declarations.ts";

export const list = style({ margin: space(8, 0, 0), padding: 0, listStyle: "none" });

export const entry = style({
  ...layout.columns(`${extent(144)} minmax(0, 1fr)`, 2, 16),
  padding: space(8, 0),
  borderTop: rule.line,
  fontSize: fontSize.small,
  lineHeight: 1.4,
  overflowWrap: "anywhere",
  ...layout.oneColumn(below.sm),
});

export const time = style({ color: vars.color.text2 });
export const title = style({ fontWeight: 600 });
export const note = style({ display: "block", ...quiet("caption") });
