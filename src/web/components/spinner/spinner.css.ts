import { keyframes, style, styleVariants } from "@vanilla-extract/css";
import { vars } from "#web/styles/theme.css.ts";

const turn = keyframes({ to: { transform: "rotate(1turn)" } });

const wheelBase = style({
  display: "inline-block",
  flex: "none",
  borderRadius: "50%",
  border: "2px solid currentColor",
  borderRightColor: "transparent",
  animation: `${turn} .8s linear infinite`,
});

export const wheel = styleVariants({
  s: [wheelBase, { width: "1rem", height: "1rem" }],
  m: [wheelBase, { width: "1.125rem", height: "1.125rem" }],
  l: [wheelBase, { width: "1.75rem", height: "1.75rem", borderWidth: "2.5px" }],
});

export const named = style({
  display: "inline-flex",
  alignItems: "center",
  gap: ".625rem",
  color: vars.color.text2,
});
