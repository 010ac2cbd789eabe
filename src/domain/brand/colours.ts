import { type Checked, record, textLike } from "./check.ts";
import { contrastOf } from "./contrast.ts";

const colour = textLike(/^#[0-9A-Fa-f]{6}$/, "#0B1A2B");

/** Colours by step: the darker, the higher. `slate` is quiet text, `sand` is paper. */
const palette = record({
  ink: record({ 600: colour, 700: colour, 800: colour, 900: colour, 950: colour }),
  slate: record({ 400: colour, 450: colour, 500: colour, 600: colour }),
  sand: record({ 0: colour, 50: colour, 100: colour, 150: colour, 200: colour, 300: colour, 400: colour }),
  accent: record({
    50: colour,
    100: colour,
    200: colour,
    400: colour,
    500: colour,
    600: colour,
    700: colour,
    800: colour,
  }),
  /** Painted steel: the containers in drawings. */
  paint: record({ fill: colour, dark: colour, light: colour, deep: colour }),
});

/** The dark theme: what each colour is for, as in the theme of the portal. */
const dark = record({
  ground: colour,
  surface: colour,
  surface2: colour,
  surface3: colour,
  bar: colour,
  text: colour,
  text2: colour,
  text3: colour,
  line: colour,
  line2: colour,
  lineInput: colour,
  accent: colour,
  accentHover: colour,
  accentPress: colour,
  accentSoft: colour,
  accentLine: colour,
});

/** `mail` is the bar and the button of a mail, `onInk` and `quietOnInk` are texts on the dark bars of the public pages. */
export const colours = record({ palette, dark, onInk: colour, quietOnInk: colour, mail: colour });

export type Colours = Checked<typeof colours>;

interface Pair {
  readonly text: readonly [name: string, colour: string];
  readonly on: readonly [name: string, colour: string];
  /** 4.5 for text, 3 for large text, marks and the edges of fields (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly least: 4.5 | 3;
}

const WHITE = "#FFFFFF";

const lightPairs = ({ palette: { ink, slate, sand, accent } }: Colours): readonly Pair[] => {
  const papers = Object.entries(sand).filter(([step]) => Number(step) <= 150);
  const onPapers = (name: string, colour: string, most = 150): readonly Pair[] =>
    papers
      .filter(([step]) => Number(step) <= most)
      .map(([step, paper]) => ({ text: [name, colour], on: [`palette.sand.${step}`, paper], least: 4.5 }));
  return [
    ...onPapers("palette.ink.900", ink[900]),
    ...onPapers("palette.slate.600", slate[600]),
    ...onPapers("palette.slate.450", slate[450], 100),
    ...onPapers("palette.accent.600", accent[600], 100),
    { text: ["palette.accent.600", accent[600]], on: ["palette.accent.50", accent[50]], least: 4.5 },
    { text: ["palette.slate.400", slate[400]], on: ["palette.sand.0", sand[0]], least: 3 },
    { text: ["white", WHITE], on: ["palette.ink.700", ink[700]], least: 4.5 },
    { text: ["palette.accent.400", accent[400]], on: ["palette.ink.900", ink[900]], least: 3 },
    { text: ["palette.accent.500", accent[500]], on: ["palette.ink.900", ink[900]], least: 3 },
  ];
};

const darkPairs = ({ palette: { accent }, dark: colour }: Colours): readonly Pair[] => {
  const { ground, surface, surface2, surface3 } = colour;
  const grounds = Object.entries({ ground, surface, surface2, surface3 });
  const onGrounds = (name: string, text: string, many: number): readonly Pair[] =>
    grounds.slice(0, many).map(([key, value]) => ({ text: [name, text], on: [`dark.${key}`, value], least: 4.5 }));
  return [
    ...onGrounds("dark.text", colour.text, 4),
    ...onGrounds("dark.text2", colour.text2, 4),
    ...onGrounds("dark.text3", colour.text3, 3),
    ...onGrounds("palette.accent.400", accent[400], 3),
    { text: ["palette.accent.400", accent[400]], on: ["dark.accentSoft", colour.accentSoft], least: 4.5 },
    { text: ["dark.lineInput", colour.lineInput], on: ["dark.surface", surface], least: 3 },
    { text: ["white", WHITE], on: ["dark.bar", colour.bar], least: 4.5 },
  ];
};

/* White text on the fills of buttons and bars, in both themes and in mails. */
const fillPairs = ({ palette: { ink, accent }, dark: colour, onInk, quietOnInk, mail }: Colours): readonly Pair[] => {
  const fills = [
    ...Object.entries({ 600: accent[600], 700: accent[700], 800: accent[800] }).map(
      ([step, fill]) => [`palette.accent.${step}`, fill] as const,
    ),
    ["dark.accent", colour.accent] as const,
    ["dark.accentHover", colour.accentHover] as const,
    ["dark.accentPress", colour.accentPress] as const,
    ["mail", mail] as const,
  ];
  return [
    ...fills.map((on): Pair => ({ text: ["white", WHITE], on, least: 4.5 })),
    { text: ["onInk", onInk], on: ["palette.ink.900", ink[900]], least: 4.5 },
    { text: ["quietOnInk", quietOnInk], on: ["palette.ink.900", ink[900]], least: 4.5 },
  ];
};

/** One sentence for each text that is hard to read on its background, in the light theme, the dark theme and mails. */
export const findContrastProblems = (given: Colours): readonly string[] =>
  [...lightPairs(given), ...darkPairs(given), ...fillPairs(given)].flatMap(({ text, on, least }) => {
    const contrast = contrastOf(text[1], on[1]);
    if (contrast >= least) return [];
    const found = (Math.floor(contrast * 100) / 100).toFixed(2);
    return [
      `${text[0]} (${text[1]}) on ${on[0]} (${on[1]}) has a contrast of ${found}, and at least ${least} is needed: make one of them darker or lighter.`,
    ];
  });

/** The colours as custom properties of the style sheets, by name. */
export const toColourProperties = ({
  palette: scales,
  dark: theme,
  onInk,
  quietOnInk,
}: Colours): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(scales).flatMap(([scale, steps]) =>
      Object.entries(steps).map(([step, value]): [string, string] => [`--${scale}-${step}`, value]),
    ),
    ...Object.entries(theme).map(([key, value]): [string, string] => [`--dark-${key}`, value]),
    ["--on-ink", onInk],
    ["--quiet-on-ink", quietOnInk],
  ]);
