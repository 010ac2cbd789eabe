import { DIGIT, PAN_RULES, type PositionRule, readTaxNumber, shapeDoubt, type TaxNumberDoubt } from "./pan.ts";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const ENTITY: PositionRule = { allowed: /[1-9A-Z]/, words: "1 to 9 or a letter" };
const DEFAULT_Z: PositionRule = { allowed: /Z/, words: "Z, unless this is a special registration" };
const CHECK: PositionRule = { allowed: /[0-9A-Z]/, words: "a digit or a letter" };

const RULES: readonly PositionRule[] = [DIGIT, DIGIT, ...PAN_RULES, ENTITY, DEFAULT_Z, CHECK];
const PAN_START = 2;
const PAN_END = PAN_START + PAN_RULES.length;
const CHECK_AT = RULES.length - 1;

/** States and territories are 01 to 38; 97 is other territory, 99 the centre. */
const isStateCode = (code: string): boolean => (code >= "01" && code <= "38") || code === "97" || code === "99";

/**
 * The check character of a GSTIN's first 14 characters: every value (0–9, A–Z as 0–35), every second one doubled, is
 * added as quotient and remainder by 36; the check is what is missing to a multiple of 36. Null for fewer characters, or
 * others than digits and capitals.
 */
export const gstinCheckCharacter = (number: string): string | null => {
  const values = Array.from(number.slice(0, CHECK_AT), (character) => ALPHABET.indexOf(character));
  if (values.length < CHECK_AT || values.includes(-1)) return null;
  const size = ALPHABET.length;
  const sum = values.reduce((total, value, at) => {
    const product = at % 2 === 0 ? value : value * 2;
    return total + Math.floor(product / size) + (product % size);
  }, 0);
  return ALPHABET[(size - (sum % size)) % size] ?? null;
};

const certain = (message: string): TaxNumberDoubt => ({ message, isIncomplete: false });

/** What is odd about a GSTIN: a position, the state code, the length or the check character (source: GSTN). Never a reason to refuse it. */
export const gstinDoubt = (text: string): TaxNumberDoubt | null => {
  const number = readTaxNumber(text);
  const shape = shapeDoubt("GSTIN", number, RULES);
  if (shape?.isIncomplete === false) return shape;
  const state = number.slice(0, PAN_START);
  if (state.length === PAN_START && !isStateCode(state)) return certain(`No state has the code ${state}.`);
  if (shape !== null || number === "") return shape;
  return gstinCheckCharacter(number) === number[CHECK_AT]
    ? null
    : certain("The last character does not fit the others: one of them is wrong, or two are swapped.");
};

/** Where a GSTIN and a PAN say different things: characters 3 to 12 of the GSTIN are the PAN. Null until both are whole. */
export const panInGstinDoubt = (gstNumber: string, panNumber: string): TaxNumberDoubt | null => {
  const gstin = readTaxNumber(gstNumber);
  const pan = readTaxNumber(panNumber);
  if (gstin.length !== RULES.length || pan.length !== PAN_RULES.length) return null;
  const inside = gstin.slice(PAN_START, PAN_END);
  return inside === pan ? null : certain(`The GSTIN belongs to the PAN ${inside}, but the PAN above is ${pan}.`);
};
