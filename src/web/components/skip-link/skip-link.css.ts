import { style } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";
import { layer, radius } from "#web/styles/tokens.ts";

export const skip = style({
  position: "absolute",
  left: "1rem",
  top: "-6rem",
  zIndex: layer.skip,
  padding: ".75rem 1rem",
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: radius[2],
  fontWeight: 600,
  selectors: { "&:focus": { top: "1rem", boxShadow: vars.shadow.floating } },
});
