import { KNOWN_CHARGES } from "./classify.ts";

/** A charge to choose. */
export interface ChargeChoice {
  /** In capital letters, as rate sheets name it. */
  readonly name: string;
  /** Codes and other names of the same charge, as they are shown. */
  readonly others: readonly string[];
}

/* Charges that sheets have most, in the order in which they are offered, with names that the table does not have. */
const USUAL: readonly (readonly [name: string, ...others: readonly string[]])[] = [
  ["OCEAN FREIGHT", "Freight", "O/F", "OFR", "Sea freight"],
  ["ORIGIN THC", "THC origin", "Terminal handling origin"],
  ["DESTINATION THC", "THC destination", "Terminal handling destination"],
  ["BAF"],
  ["CAF"],
  ["LOW SULPHUR SURCHARGE"],
  ["EMISSIONS SURCHARGE"],
  ["CONTAINER IMBALANCE CHARGE"],
  ["PEAK SEASON SURCHARGE"],
  ["WAR RISK SURCHARGE"],
  ["CONGESTION SURCHARGE"],
  ["GENERAL RATE INCREASE"],
  ["ISPS"],
  ["BL FEE", "B/L fee", "Bill of lading fee"],
  ["DOC FEE", "Documentation fee"],
  ["SEAL FEE"],
  ["VGM FEE", "Verified gross mass"],
  ["CUSTOMS CLEARANCE"],
  ["ORIGIN HAULAGE", "Pre-carriage"],
  ["DESTINATION HAULAGE", "On-carriage"],
];

const toKey = (text: string): string => text.trim().toUpperCase();

const createChoices = (): readonly ChargeChoice[] => {
  const usual = new Map(USUAL.map(([name, ...others]) => [name, others]));
  const further = new Map<string, string[]>();
  for (const { code, name } of KNOWN_CHARGES) {
    const own = usual.get(code) ?? usual.get(toKey(name));
    const others = own ?? further.get(toKey(name)) ?? [];
    others.push(...[code, name].filter((text) => text !== "" && !usual.has(text) && toKey(text) !== toKey(name)));
    if (own !== undefined && usual.has(code)) others.push(name);
    if (own === undefined) further.set(toKey(name), others);
  }
  return [...usual, ...further].map(([name, others]) => ({ name, others: [...new Set(others)] }));
};

const CHOICES = createChoices();

const toWords = (text: string): readonly string[] =>
  toKey(text)
    .split(/[^\p{L}\p{N}/]+/u)
    .filter((word) => word !== "");

/* 0: a name or code is what was typed; 1: it begins with it; 2: words of it do; null: it has not all typed words. */
const rank = ({ name, others }: ChargeChoice, typed: string): number | null => {
  const names = [name, ...others].map(toKey);
  if (names.includes(typed)) return 0;
  if (names.some((one) => one.startsWith(typed))) return 1;
  const parts = toWords(typed);
  const isIn = (one: string): boolean => {
    const words = toWords(one);
    return parts.length > 0 && parts.every((part) => words.some((word) => word.startsWith(part)));
  };
  return names.some(isIn) ? 2 : null;
};

/**
 * The charges whose name, code or other name has the beginnings of all words that were typed, the nearest first: those that
 * sheets have most for an empty text, and none where nothing fits.
 */
export const findCharges = (typed: string): readonly ChargeChoice[] => {
  const text = toKey(typed);
  if (text === "") return CHOICES.slice(0, USUAL.length);
  return CHOICES.flatMap((choice) => {
    const found = rank(choice, text);
    return found === null ? [] : [{ choice, found }];
  })
    .toSorted((one, other) => one.found - other.found)
    .map(({ choice }) => choice);
};

/* `SEA` and `DOC` are codes, and words of names. */
const NAME_WORDS: ReadonlySet<string> = new Set(
  [...USUAL.map(([name]) => name), ...KNOWN_CHARGES.map(({ name }) => name)].flatMap(toWords),
);

const CODES: ReadonlySet<string> = new Set(
  KNOWN_CHARGES.map(({ code }) => code).filter((code) => !NAME_WORDS.has(code)),
);

/** Whether a word is the code of a known charge (`ISF`), which keeps its capitals; no word of a charge's name is. */
export const isChargeCode = (word: string): boolean => /^[A-Z]{2,5}$/.test(word) && CODES.has(word);
