import { styleVariants } from "@vanilla-extract/css";
import { layout } from "#web/styles/declarations.ts";

const drawn = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const icon = styleVariants({
  xs: { ...drawn, ...layout.square(14), strokeWidth: 2 },
  s: { ...drawn, ...layout.square(16), strokeWidth: 1.9 },
  m: { ...drawn, ...layout.square(20), strokeWidth: 1.6 },
  l: { ...drawn, ...layout.square(24), strokeWidth: 1.5 },
});
