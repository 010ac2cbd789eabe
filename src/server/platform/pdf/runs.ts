import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCharacters } from "#brand/font-characters.ts";
import { LOADED_BRAND } from "#brand/node.ts";

export type Weight = "regular" | "strong";

type Face = "common" | "latin" | "greek-cyrillic" | "devanagari";

const readFont = (name: string): Buffer => readFileSync(new URL(`fonts/${name}.ttf`, import.meta.url));

const { folder, brand } = LOADED_BRAND;

const readBrandFont = (weight: Weight): Buffer | null =>
  brand.pdfTypeface === undefined ? null : readFileSync(join(folder, brand.pdfTypeface[weight]));

const BRAND_FONTS: Readonly<Record<Weight, Buffer | null>> = {
  regular: readBrandFont("regular"),
  strong: readBrandFont("strong"),
};

const hasNothing = (): boolean => false;
const toCharacters = (font: Buffer | null) => (font === null ? hasNothing : readCharacters(font).unwrapOr(hasNothing));
const BRAND_CHARACTERS = { regular: toCharacters(BRAND_FONTS.regular), strong: toCharacters(BRAND_FONTS.strong) };

/** Archivo for Latin, in two files per weight, and Noto Sans for the scripts that Archivo does not have. */
const OWN_FONTS: Readonly<Record<`${Weight}-${Face}`, Buffer>> = {
  "regular-common": readFont("archivo-latin-400-normal"),
  "strong-common": readFont("archivo-latin-600-normal"),
  "regular-latin": readFont("archivo-latin-ext-400-normal"),
  "strong-latin": readFont("archivo-latin-ext-600-normal"),
  "regular-greek-cyrillic": readFont("noto-sans-cyrillic-greek-400"),
  "strong-greek-cyrillic": readFont("noto-sans-cyrillic-greek-600"),
  "regular-devanagari": readFont("noto-sans-devanagari-400"),
  "strong-devanagari": readFont("noto-sans-devanagari-600"),
};

/** The fonts of the brand, and those of the portal for what they lack. */
export const FONTS: Readonly<Record<string, Buffer>> = {
  ...OWN_FONTS,
  ...(BRAND_FONTS.regular === null ? {} : { "regular-brand": BRAND_FONTS.regular }),
  ...(BRAND_FONTS.strong === null ? {} : { "strong-brand": BRAND_FONTS.strong }),
};

const FACES: readonly (readonly [Face, RegExp])[] = [
  /* Latin-1 with general punctuation, the euro sign, minus, dotless i, oe. */
  ["common", /[\u0000-\u00ff\u0131\u0152\u0153\u2000-\u200b\u200e-\u206f\u20ac\u2122\u2212]/u],
  ["greek-cyrillic", /[\u0370-\u052f\u1c80-\u1c8f\u1f00-\u1fff\u20b4\u2116\u2de0-\u2dff\ua640-\ua69f]/u],
  ["devanagari", /[\u0900-\u097f]/u],
];

/** Marks and joiners belong to the letter before them, whatever its script. */
const JOINED = /[\p{Mark}\u200c\u200d]/u;

/** A piece of a text that one font prints. */
export interface Run {
  readonly font: string;
  readonly text: string;
}

const toFace = (character: string, weight: Weight): Face | "brand" =>
  BRAND_CHARACTERS[weight](character.codePointAt(0) ?? 0)
    ? "brand"
    : (FACES.find(([, pattern]) => pattern.test(character))?.[0] ?? "latin");

/** Splits a text by the font that has its characters; letters that join stay in one run. */
export const toRuns = (text: string, weight: Weight): readonly Run[] => {
  const runs: { font: string; text: string }[] = [];
  for (const character of text.normalize("NFC")) {
    const last = runs.at(-1);
    const font = last !== undefined && JOINED.test(character) ? last.font : `${weight}-${toFace(character, weight)}`;
    if (last?.font === font) last.text += character;
    else runs.push({ font, text: character });
  }
  return runs;
};
