import { style } from "@vanilla-extract/css";
import { onInk } from "../styles/layout.css.ts";
import { palette, space, extent, fontSize } from "../styles/tokens.ts";

export const brand = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space(8),
  fontWeight: 690,
  fontStretch: "113%",
  fontSize: fontSize.h2,
  letterSpacing: "-.025em",
  lineHeight: 1,
});

export const mark = style({ width: extent(28), height: extent(28) });

export const timber = style({
  fill: palette.red[600],
  selectors: { [`${onInk} &, [data-theme="dark"] &`]: { fill: palette.red[500] } },
});
