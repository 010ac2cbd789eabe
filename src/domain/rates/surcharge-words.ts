import type { Charge } from "#domain/charges";

/** Short words for surcharges that cards name often, by the three letters of their code. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ["BAF", "bunker"],
  ["ETS", "emissions allowance"],
  ["WRS", "war risk"],
  ["PSS", "peak season"],
  ["CAF", "currency adjustment"],
  ["LSS", "low-sulphur fuel"],
  ["GRI", "general rate increase"],
]);

const isAbbreviation = (name: string): boolean => /^[A-Z0-9]{2,5}$/.test(name);

/** Abbreviations that stay in capitals inside a name. */
const CAPITALS = /\b(?:thc|isps|vgm|b\/l|bl|d\/o|do|icd|cfs|w\/m|usd|inr|eur)\b/g;

/** A charge in the words of a card's fine print: a short word for well-known ones, else its name in lower case; abbreviations stay. */
export const surchargeWord = ({ code, name }: Pick<Charge, "code" | "name">): string => {
  const known = WORDS.get((code ?? name).slice(0, 3).toUpperCase());
  if (known !== undefined && (code !== null || isAbbreviation(name))) return known;
  return isAbbreviation(name) ? name : name.toLowerCase().replace(CAPITALS, (word) => word.toUpperCase());
};
