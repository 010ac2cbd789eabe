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

type Negative<Steps extends number> = Steps extends Steps
  ? `-${Steps}` extends `${infer Value extends number}`
    ? Value
    : never
  : never;

/** Lengths are named by their pixels at the usual text size and written in rem, so that they grow with the text. */
const toRem = (pixels: number): string => (pixels === 0 ? "0" : `${pixels / 16}rem`);

export const SPACES = [2, 4, 6, 8, 12, 16, 20, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 128] as const;
type Space = (typeof SPACES)[number];

export type Spaces = readonly (0 | Space | Negative<Space> | "auto")[];

/** Distances inside, between and around things, in the order of CSS: `padding: space(12, 16)`. */
export const space = (...steps: Spaces): string =>
  steps.map((step) => (step === "auto" ? step : toRem(step))).join(" ");

type Icon = 8 | 10 | 12 | 14 | 16 | 18 | 20 | 24 | 28 | 32;
type Control = 36 | 40 | 44 | 48 | 52 | 56 | 60;
type Column =
  | 64
  | 72
  | 80
  | 88
  | 96
  | 104
  | 112
  | 120
  | 128
  | 136
  | 144
  | 152
  | 160
  | 176
  | 184
  | 192
  | 200
  | 208
  | 224
  | 232
  | 240
  | 248
  | 256
  | 264
  | 272
  | 280
  | 288
  | 304
  | 312
  | 320
  | 352
  | 368
  | 384
  | 392
  | 400
  | 416
  | 432
  | 464
  | 480
  | 512
  | 560
  | 624
  | 640
  | 656
  | 672
  | 704
  | 736
  | 800;
/** Widths that the design fixes: dialogs, the content of a page. */
type Frame = 496 | 928 | 960 | 992 | 1024 | 1056 | 1344;

/** Height or width of a thing: icons to 32, controls to 60, from 64 in steps of 8. */
export const extent = (step: Icon | Control | Column | Frame): string => toRem(step);

type Edge = 1 | 1.5 | 2 | 2.5 | 3 | 4 | 6 | 8 | 12;

/** Thickness of borders, rules, rings and dashes; does not grow with the text. */
export const edge = (thickness: Edge | Negative<Edge>): string => `${thickness}px`;

/** A length in the units of a drawing (its viewBox), which grows and shrinks with the drawing. */
export const drawn = (units: number): string => `${units}px`;

/** Measures that the specification fixes, and how far below the window code is fetched in advance. */
export const fixed = {
  hero: "43.75rem",
  /** 70 % of the hero */
  heroPicture: "30.625rem",
  serviceCard: "21.3rem",
  serviceCardHeight: "32rem",
  cardGap: "2px",
  cardGapFromSm: "20px",
  cardGapFromMd: "30px",
  servicePicture: "(max-width: 48rem) 100vw, 20rem",
  prefetchDistance: "600px",
} as const;

/** Sizes of text; the roles with line, weight and width are in `typography.css.ts`. */
export const fontSize = {
  print: "8pt",
  micro: ".75rem",
  caption: ".8125rem",
  small: ".875rem",
  ui: ".9375rem",
  body: "1rem",
  h3: "1.0625rem",
  lead: "1.1875rem",
  h2: "1.375rem",
  /** question of a dialog, names of carriers on the home page */
  question: "1.5rem",
  /** a figure or a name that stands alone */
  figure: "1.625rem",
  price: "1.875rem",
  motto: "2rem",
  /** section of the public site beside a picture */
  section: "2.25rem",
  h1: "clamp(1.625rem, 1.4rem + .9vw, 2.125rem)",
  title: "clamp(1.875rem, 1.35rem + 2.1vw, 3rem)",
  /** hero headline on a phone */
  heroNarrow: "2.625rem",
  display: "clamp(2.5rem, 1.55rem + 3.5vw, 4.25rem)",
} as const;

export const radius = {
  small: "2px",
  1: ".25rem",
  2: ".5rem",
  3: ".75rem",
  4: "1rem",
  /** top of a bottom sheet */
  5: "1.25rem",
  full: "999px",
} as const;

/** Shadows that look the same in both themes. */
export const shadow = {
  bar: "0 -12px 32px -12px rgb(11 26 43 / .16)",
  shelf: "0 24px 48px -12px rgb(6 16 27 / .5)",
  cutOut: "drop-shadow(0 20px 32px rgb(0 0 0 / .28))",
} as const;

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
  /** a phone at twice the text size */
  tiny: "(max-width: 19.9rem)",
  xs: "(max-width: 22.5rem)",
  compact: "(max-width: 23.99rem)",
  sm: "(max-width: 39.99rem)",
  md: "(max-width: 47.99rem)",
  rateCard: "(max-width: 55.99rem)",
  lg: "(max-width: 63.99rem)",
  xl: "(max-width: 79.99rem)",
  wide: "(max-width: 85rem)",
  contextBar: "(max-width: 89.99rem)",
  /** Widths below which the text of a drawing is drawn larger: it never gets smaller than 12 pixels. */
  map: "(max-width: 42.5rem)",
  mapNarrow: "(max-width: 31rem)",
  plan: "(max-width: 27rem)",
  planNarrow: "(max-width: 18.75rem)",
  plates: "(max-width: 50rem)",
} as const;

export const reducedMotion = "(prefers-reduced-motion: reduce)";
export const coarsePointer = "(pointer: coarse)";
export const fullMotion = "(prefers-reduced-motion: no-preference)";
