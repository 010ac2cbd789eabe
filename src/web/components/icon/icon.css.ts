import { styleVariants } from "@vanilla-extract/css";

const drawn = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const icon = styleVariants({
  xs: { ...drawn, width: ".875rem", height: ".875rem", strokeWidth: 2 },
  s: { ...drawn, width: "1rem", height: "1rem", strokeWidth: 1.9 },
  m: { ...drawn, width: "1.25rem", height: "1.25rem", strokeWidth: 1.6 },
  l: { ...drawn, width: "1.5rem", height: "1.5rem", strokeWidth: 1.5 },
});
