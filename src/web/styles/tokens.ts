/**
 * Raw values. Components use the theme (`theme.css.ts`); only art and the theme use the palette. The first five scales are the
 * brand's (`colours` in its brand.json); the others are meanings, such as a state, and are the same for every brand.
 */
export const palette = {
  ink: {
    600: "var(--ink-600)",
    700: "var(--ink-700)",
    800: "var(--ink-800)",
    900: "var(--ink-900)",
    950: "var(--ink-950)",
  },
  slate: { 400: "var(--slate-400)", 450: "var(--slate-450)", 500: "var(--slate-500)", 600: "var(--slate-600)" },
  sand: {
    0: "var(--sand-0)",
    50: "var(--sand-50)",
    100: "var(--sand-100)",
    150: "var(--sand-150)",
    200: "var(--sand-200)",
    300: "var(--sand-300)",
    400: "var(--sand-400)",
  },
  accent: {
    50: "var(--accent-50)",
    100: "var(--accent-100)",
    200: "var(--accent-200)",
    400: "var(--accent-400)",
    500: "var(--accent-500)",
    600: "var(--accent-600)",
    700: "var(--accent-700)",
    800: "var(--accent-800)",
  },
  paint: {
    fill: "var(--paint-fill)",
    dark: "var(--paint-dark)",
    light: "var(--paint-light)",
    deep: "var(--paint-deep)",
  },
  sea: { 100: "#E3F0F6", 300: "#7CC0E8", 600: "#0F6CA6", 700: "#14597F" },
  ochre: { 100: "#F6ECDB", 300: "#E0C79C", 700: "#74490F" },
  green: { 100: "#E2F3EA", 200: "#A9D9C1", 500: "#2A9367", 700: "#0F6B45" },
  yellow: { 100: "#FFF3CF", 400: "#EBC247", 800: "#6A4A00" },
  crimson: { 100: "#FDE9EE", 200: "#F0B3C3", 700: "#B00F3C" },
  grey: { 100: "#ECEDEC", 200: "#CDD1D3", 700: "#46525F" },
} as const;

/** The brand's dark theme, and its texts on ink. */
export const dark = {
  ground: "var(--dark-ground)",
  surface: "var(--dark-surface)",
  surface2: "var(--dark-surface2)",
  surface3: "var(--dark-surface3)",
  bar: "var(--dark-bar)",
  text: "var(--dark-text)",
  text2: "var(--dark-text2)",
  text3: "var(--dark-text3)",
  line: "var(--dark-line)",
  line2: "var(--dark-line2)",
  lineInput: "var(--dark-lineInput)",
  accent: "var(--dark-accent)",
  accentHover: "var(--dark-accentHover)",
  accentPress: "var(--dark-accentPress)",
  accentSoft: "var(--dark-accentSoft)",
  accentLine: "var(--dark-accentLine)",
} as const;

export const onInkText = { strong: "var(--on-ink)", quiet: "var(--quiet-on-ink)" } as const;

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

/** The portal's own typeface, used unless the brand names another one. */
export const OWN_TYPEFACE =
  '"Archivo Variable", "Archivo Accents", "Archivo Extended", Archivo, "Helvetica Neue", Arial, sans-serif';

export const fontFamily = "var(--typeface)";

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
