import { style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";

const base = style({
  display: "inline-block",
  flex: "none",
  width: ".875rem",
  height: ".875rem",
  background: vars.color.surface,
  border: `2.5px solid ${vars.color.text}`,
});

export const sign = styleVariants({
  door: [base, { background: vars.color.text, borderRadius: "1px" }],
  ramp: [base, { borderRadius: "1px" }],
  sea: [base, { borderRadius: "50%" }],
  transhipment: [base, { width: ".625rem", height: ".625rem", borderWidth: "2px", borderRadius: "50%" }],
  /** Not chosen yet. */
  open: [base, { borderRadius: "50%", borderStyle: "dashed", borderColor: vars.color.text3 }],
});

export const reached = style({ background: vars.color.accent, borderColor: vars.color.accent });
