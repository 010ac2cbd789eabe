import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, duration, radius } from "../styles/tokens.ts";

const base = style({
  display: "inline-grid",
  placeItems: "center",
  flex: "none",
  borderRadius: radius[2],
  color: vars.color.text2,
  transitionProperty: "background-color, color",
  transitionDuration: duration[1],
  selectors: {
    "&:hover": {
      background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`,
      color: vars.color.text,
    },
    "&:disabled": { color: vars.color.disabled, background: "none" },
  },
});

export const size = styleVariants({
  small: [
    base,
    { width: "1.75rem", height: "1.75rem", "@media": { [coarsePointer]: { width: "2.75rem", height: "2.75rem" } } },
  ],
  medium: [
    base,
    { width: "2.5rem", height: "2.5rem", "@media": { [coarsePointer]: { width: "2.75rem", height: "2.75rem" } } },
  ],
  large: [base, { width: "2.75rem", height: "2.75rem" }],
});

export const bordered = style({
  border: `1px solid ${vars.color.lineInput}`,
  background: vars.color.surface,
  selectors: { "&:hover": { background: vars.color.surface2 } },
});
export const round = style({ borderRadius: radius.full });
export const inherit = style({ color: "inherit", selectors: { "&:hover": { color: "inherit" } } });
