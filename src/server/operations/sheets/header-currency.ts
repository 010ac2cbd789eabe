import { findCurrencyBySign, readCellUnit } from "#domain/charges";
import type { EquipmentCode } from "#domain/containers";
import { isCurrencyCode } from "#domain/money";
import { explainsCharge } from "./charge-words.ts";

/** Currency codes with another meaning in a header (`ALL IN`). */
const CURRENCY_WORDS = new Set(["ALL", "TOP", "TRY", "CUP", "SOS", "PEN", "GEL", "BAM"]);

export interface Parts {
  readonly name: string;
  readonly equipment: EquipmentCode | null;
  readonly currency: string | null;
  readonly unit: string | null;
  readonly percentOf: string | null;
  readonly bareForty?: string;
  readonly sign?: string;
  readonly isPercent?: boolean;
  readonly sizeUnit?: string;
}

const isCurrency = (word: string): boolean => isCurrencyCode(word) && !CURRENCY_WORDS.has(word);

export const toUnit = (words: string): string | null => {
  const bare = words.replace(/^(?:PER |\/ ?|P\/)/, "").trim();
  return readCellUnit(bare) === null ? null : `/${bare}`;
};

const SIGN =
  /^(?:US\$|[$€£₹¥]|RS\.?|DOLLARS?|RUPEES?|DIRHAMS?|DHS|POUNDS?|FRANCS?|RIYALS?|RIALS?|PESOS?|KRON(?:A|E|OR|ER))$/;

const CURRENCY_NAMES: readonly (readonly [name: RegExp, code: string])[] = [
  [/\bEUROS?\b/gi, "EUR"],
  [/\b(?:RMB|RENMINBI|YUAN)\b/gi, "CNY"],
  [/\b(?:(?:POUNDS?|GB) )?STERLING\b|\bBRITISH POUNDS?\b/gi, "GBP"],
  [/\bU\.?S\.? DOLLARS?\b/gi, "USD"],
  [/\bINDIAN RUPEES?\b/gi, "INR"],
  [/\bUAE DIRHAMS?\b/gi, "AED"],
  [/\bSWISS FRANCS?\b/gi, "CHF"],
  [/\b(?:JAPANESE )?YEN\b/gi, "JPY"],
];

/** Puts codes in the place of names that mean one currency. */
export const withCurrencyCodes = (text: string): string =>
  CURRENCY_NAMES.reduce((replaced, [name, code]) => replaced.replaceAll(name, code), text.replaceAll("US$", "USD"));

/** The currency of a header's word: a code, or a sign, of several currencies or of one. */
export const readCurrencyWord = (word: string): Pick<Parts, "currency" | "sign"> | null => {
  if (isCurrency(word)) return { currency: word };
  if (!SIGN.test(word)) return null;
  const code = findCurrencyBySign(word.replace(/\.$/, ""), null);
  return code === null ? { currency: null, sign: word.replace(/\.$/, "") } : { currency: code };
};

/** Words beside a currency that say nothing of the amounts. */
const BESIDE_CURRENCY = /^(?:IN|ALL|PER|P|CNTR|CTR|CNT|CONTAINER|UNIT|BOX|OF|AND|OR|THE|EACH|NET)$/;

/** `IN USD`, `USD/CNTR`, `ALL IN USD`: the currency, and the unit behind it. Two currencies settle nothing. */
export const readCurrencyNote = (note: string): Pick<Parts, "currency" | "unit" | "sign"> | null => {
  const words = note.split(/[\s/,.+&]+/).filter((word) => word !== "");
  const found = words.flatMap((word) => readCurrencyWord(word) ?? []);
  if (found.length === 0) return null;
  const others = note
    .replace(/(?:\/|\bPER\b|\bP\/).*$/, "")
    .split(/[\s,.+&]+/)
    .filter((word) => word !== "");
  if (others.some((word) => readCurrencyWord(word) === null && !BESIDE_CURRENCY.test(word) && !explainsCharge(word)))
    return null;
  const [first] = found;
  const isOne = found.every(({ currency, sign }) => currency === first?.currency && sign === first.sign);
  if (first === undefined || !isOne) return { currency: null, unit: null, sign: note };
  const [, behind = ""] = /[A-Z$€£₹¥.]+ ?(\/ ?.+|PER .+)$/.exec(note) ?? [];
  return { ...first, unit: behind === "" ? null : toUnit(behind) };
};
