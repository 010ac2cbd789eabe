import { styleVariants } from "@vanilla-extract/css";
import { extent } from "#web/styles/tokens.ts";

const drawn = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeLinecap: "round",
  strokeLinejoin: "round",
} as const;

export const icon = styleVariants({
  xs: { ...drawn, width: extent(14), height: extent(14), strokeWidth: 2 },
  s: { ...drawn, width: extent(16), height: extent(16), strokeWidth: 1.9 },
  m: { ...drawn, width: extent(20), height: extent(20), strokeWidth: 1.6 },
  l: { ...drawn, width: extent(24), height: extent(24), strokeWidth: 1.5 },
});
