import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, duration, radius, extent, edge } from "../styles/tokens.ts";

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius[2],
  color: vars.color.text2,
  transitionProperty: "background-color, color",
  transitionDuration: duration[1],
  selectors: {
    "&:hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`, color: vars.color.text },
    "&:disabled": { color: vars.color.disabled, background: "none" },
  },
});

export const size = styleVariants({
  small: [
    base,
    { width: extent(28), height: extent(28), "@media": { [coarsePointer]: { width: extent(44), height: extent(44) } } },
  ],
  medium: [
    base,
    { width: extent(40), height: extent(40), "@media": { [coarsePointer]: { width: extent(44), height: extent(44) } } },
  ],
  large: [base, { width: extent(44), height: extent(44) }],
});

export const bordered = style({
  border: `${edge(1)} solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  selectors: { "&:hover": { background: vars.color.surface2 } },
});
export const round = style({ borderRadius: radius.full });
export const inherit = style({ color: "inherit", selectors: { "&:hover": { color: "inherit" } } });
