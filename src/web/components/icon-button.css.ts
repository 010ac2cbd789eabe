import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { coarsePointer, radius } from "../styles/tokens.ts";
import { layout, rule } from "#web/styles/declarations.ts";

const base = style({
  ...layout.inlineCentred,
  flex: "none",
  borderRadius: radius[2],
  color: vars.color.text2,
  ...layout.eased("background-color, color", 1),
  ":hover": { background: `color-mix(in srgb, ${vars.color.text} 7%, transparent)`, color: vars.color.text },
  ":disabled": { color: vars.color.disabled, background: "none" },
});

export const size = styleVariants({
  small: [base, { ...layout.square(28), "@media": { [coarsePointer]: layout.square(44) } }],
  medium: [base, { ...layout.square(40), "@media": { [coarsePointer]: layout.square(44) } }],
  large: [base, layout.square(44)],
});

export const bordered = style({
  border: rule.lineInput,
  background: vars.color.surface,
  selectors: { "&:hover": { background: vars.color.surface2 } },
});
export const round = style({ borderRadius: radius.full });
export const inherit = style({ color: "inherit", selectors: { "&:hover": { color: "inherit" } } });
