import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { space } from "../styles/tokens.ts";

export const select = style({
  appearance: "none",
  cursor: "pointer",
  // The whole control opens the list, so the select covers the icon.
  paddingInlineEnd: space(24),
  marginInlineEnd: space(-24),
  zIndex: 1,
  selectors: { "&:invalid, &[data-empty]": { color: vars.color.text3 } },
});

// In some browsers the native list takes its colours from the options.
export const option = style({ background: vars.color.surface, color: vars.color.text });
