import { keyframes, style } from "@vanilla-extract/css";
import { vars } from "../styles/theme.css.ts";
import { layer, radius, space } from "../styles/tokens.ts";

const appear = keyframes({ from: { visibility: "hidden" }, to: { visibility: "visible" } });

/* Neither takes the focus nor stands in the way; code that arrives at once shows nothing of it. */
export const waiting = style({
  position: "fixed",
  insetInline: 0,
  bottom: "40dvh",
  width: "fit-content",
  marginInline: "auto",
  padding: space(12, 20),
  zIndex: layer.dialog,
  pointerEvents: "none",
  background: vars.color.surface,
  color: vars.color.text,
  borderRadius: radius[3],
  boxShadow: vars.shadow.floating,
  animation: `${appear} .15s step-end both`,
});
