/** Media queries by name: `from` is this width and wider, `below` is everything narrower. */
export const from = {
  sm: "(min-width: 40rem)",
  md: "(min-width: 48rem)",
  pass: "(min-width: 56rem)",
  lg: "(min-width: 64rem)",
  xl: "(min-width: 80rem)",
} as const;

export const below = {
  xs: "(max-width: 22.49rem)",
  sm: "(max-width: 39.99rem)",
  md: "(max-width: 47.99rem)",
  pass: "(max-width: 55.99rem)",
  lg: "(max-width: 63.99rem)",
  xl: "(max-width: 79.99rem)",
} as const;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const coarsePointer = "(pointer: coarse)";
export const fullMotion = "(prefers-reduced-motion: no-preference)";
