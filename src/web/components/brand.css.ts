import { style } from "@vanilla-extract/css";
import { onInk } from "../styles/layout.css.ts";
import { palette } from "../styles/tokens.ts";
import { layout, type, lettering } from "#web/styles/declarations.ts";

export const brand = style({
  ...layout.inlineRow(8),
  ...type("h2", 690, 1),
  ...lettering("113%", "-.025em"),
});

export const mark = style(layout.square(28));

export const accentShape = style({
  fill: palette.accent[600],
  selectors: { [`${onInk} &, [data-theme="dark"] &`]: { fill: palette.accent[500] } },
});
