/** Raw brand values. Components use the theme (`theme.css.ts`); only art and the theme use the palette. */
export const palette = {
  ink: { 600: "#3B4F64", 700: "#22384F", 800: "#13273D", 900: "#0B1A2B", 950: "#06101B" },
  slate: { 400: "#7F8994", 450: "#616F80", 500: "#566579", 600: "#47566A" },
  sand: {
    0: "#FFFFFF",
    50: "#F8F7F3",
    100: "#F2F0EB",
    150: "#ECEAE5",
    200: "#E4E2DC",
    300: "#D3D1CA",
    400: "#B9B7B0",
  },
  red: {
    50: "#FDF3F0",
    100: "#FBE4DE",
    400: "#FF8A78",
    500: "#E5432F",
    600: "#C8281A",
    700: "#A81C14",
    800: "#7E1410",
  },
  sea: { 100: "#E3F0F6", 300: "#7CC0E8", 600: "#0F6CA6", 700: "#14597F" },
  ochre: { 100: "#F6ECDB", 300: "#E0C79C", 700: "#74490F" },
  green: { 100: "#E2F3EA", 200: "#A9D9C1", 500: "#2A9367", 700: "#0F6B45" },
  yellow: { 100: "#FFF3CF", 400: "#EBC247", 800: "#6A4A00" },
  crimson: { 100: "#FDE9EE", 200: "#F0B3C3", 700: "#B00F3C" },
  grey: { 100: "#ECEDEC", 200: "#CDD1D3", 700: "#46525F" },
} as const;

export const space = {
  1: ".25rem",
  2: ".5rem",
  3: ".75rem",
  4: "1rem",
  5: "1.25rem",
  6: "1.5rem",
  8: "2rem",
  10: "2.5rem",
  12: "3rem",
  16: "4rem",
  20: "5rem",
  24: "6rem",
  32: "8rem",
} as const;

export const radius = { 1: ".25rem", 2: ".5rem", 3: ".75rem", 4: "1rem", full: "999px" } as const;

export const duration = { 1: "120ms", 2: "200ms", 3: "300ms", 4: "480ms" } as const;

export const ease = { out: "cubic-bezier(.2, .7, .2, 1)", in: "cubic-bezier(.5, 0, .8, .3)" } as const;

export const fontFamily =
  '"Archivo Variable", "Archivo Accents", "Archivo Extended", Archivo, "Helvetica Neue", Arial, sans-serif';

/** Stacking order. */
export const layer = { bar: 40, popover: 60, dialog: 50, toast: 70, skip: 99 } as const;

/** `from` is this width and wider, `below` is everything narrower. */
export const from = {
  sm: "(min-width: 40rem)",
  md: "(min-width: 48rem)",
  rateCard: "(min-width: 56rem)",
  lg: "(min-width: 64rem)",
  xl: "(min-width: 80rem)",
} as const;

export const below = {
  xs: "(max-width: 22.49rem)",
  sm: "(max-width: 39.99rem)",
  md: "(max-width: 47.99rem)",
  rateCard: "(max-width: 55.99rem)",
  lg: "(max-width: 63.99rem)",
  xl: "(max-width: 79.99rem)",
} as const;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const coarsePointer = "(pointer: coarse)";
export const fullMotion = "(prefers-reduced-motion: no-preference)";
