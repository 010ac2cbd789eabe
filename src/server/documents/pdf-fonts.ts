import { readFileSync } from "node:fs";

/** How heavy a text is printed. */
export type Weight = "regular" | "strong";

const fileOf = (name: string): Buffer => readFileSync(new URL(`fonts/archivo-${name}-normal.ttf`, import.meta.url));

/** Archivo in two files per weight: Latin-1 with punctuation, and the rest of Latin with the signs of currencies. */
export const FONTS: Readonly<Record<string, Buffer>> = {
  regular: fileOf("latin-400"),
  strong: fileOf("latin-600"),
  "regular-more": fileOf("latin-ext-400"),
  "strong-more": fileOf("latin-ext-600"),
};

/** What the Latin-1 files hold besides Latin-1: general punctuation, the euro sign, minus, dotless i, oe. */
const isCommon = (character: string): boolean =>
  /[\u0000-\u00ff\u0131\u0152\u0153\u2000-\u206f\u20ac\u2122\u2212]/u.test(character);

/** A piece of a text that one font file can print. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

/** Splits a text by the font files that hold its letters. */
export const runsOf = (text: string, weight: Weight): readonly Run[] => {
  const runs: { font: string; text: string }[] = [];
  for (const character of text) {
    const font = isCommon(character) ? weight : `${weight}-more`;
    const last = runs.at(-1);
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};
