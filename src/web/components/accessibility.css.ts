import { style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { layer, radius } from "../styles/tokens.ts";

export const visuallyHidden = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

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
