import { style, styleVariants } from "@vanilla-extract/css";
import { space } from "#web/styles/tokens.ts";

export const stack = style({ display: "grid" });
export const row = style({ display: "flex" });
export const wrapped = style({ flexWrap: "wrap" });
export const spread = style({ justifyContent: "space-between" });
export const align = styleVariants({
  center: { alignItems: "center" },
  baseline: { alignItems: "baseline" },
  stretch: {},
});

/** One step, or a step between lines and one between things of a line. */
const GAPS = {
  2: space(2),
  4: space(4),
  6: space(6),
  8: space(8),
  12: space(12),
  16: space(16),
  20: space(20),
  24: space(24),
  "2 8": space(2, 8),
  "4 8": space(4, 8),
  "4 12": space(4, 12),
  "4 24": space(4, 24),
  "6 24": space(6, 24),
  "8 12": space(8, 12),
  "8 16": space(8, 16),
  "8 20": space(8, 20),
};
export const gaps = styleVariants(GAPS, (gap) => ({ gap }));

export const bottom = styleVariants({ 16: space(16) }, (marginBottom) => ({ marginBottom }));
