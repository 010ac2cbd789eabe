/**
 * Normalises a tax number: capitals, no spaces, dashes, dots or slashes. Capitals are composed again (`ß` with an accent
 * becomes `SŚ`), so that a normalised number stays as it is.
 */
export const readTaxNumber = (text: string): string =>
  text
    .replaceAll(/[\s\-–./]/gu, "")
    .toUpperCase()
    .normalize("NFC");

/** A warning about a tax number; `isIncomplete` if it may become valid as the user types on. */
export interface TaxWarning {
  readonly message: string;
  readonly isIncomplete: boolean;
}

/** The characters allowed at one position of a tax number. */
interface PositionRule {
  readonly allowed: RegExp;
  readonly label: string;
}

const LETTER: PositionRule = { allowed: /[A-Z]/, label: "a letter" };
const DIGIT: PositionRule = { allowed: /\d/, label: "a digit" };

/* P person, C company, H Hindu undivided family, F firm, A association, T trust, B body of individuals, G government, J artificial person, L local authority. */
const HOLDER: PositionRule = { allowed: /[ABCFGHJLPT]/, label: "one of A, B, C, F, G, H, J, L, P or T" };

const PAN_RULES: readonly PositionRule[] = [LETTER, LETTER, LETTER, HOLDER, LETTER, DIGIT, DIGIT, DIGIT, DIGIT, LETTER];

/** Checks the positions, then the length; an empty number has no warning. */
const findPositionWarning = (name: string, number: string, rules: readonly PositionRule[]): TaxWarning | null => {
  const characters = [...number];
  const at = characters.findIndex((character, index) => rules[index]?.allowed.test(character) === false);
  const rule = rules[at];
  if (rule !== undefined) {
    const message = `Character ${at + 1} of the ${name} should be ${rule.label}, but it is ${characters[at]}.`;
    return { message, isIncomplete: false };
  }
  if (characters.length === 0 || characters.length === rules.length) return null;
  const message = `A ${name} has ${rules.length} characters; this one has ${characters.length}.`;
  return { message, isIncomplete: characters.length < rules.length };
};

/** Checks a PAN: five letters, of which the fourth is the type of holder, four digits and a letter. It has no check character. */
export const findPanWarning = (text: string): TaxWarning | null =>
  findPositionWarning("PAN", readTaxNumber(text), PAN_RULES);

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const ENTITY: PositionRule = { allowed: /[1-9A-Z]/, label: "1 to 9 or a letter" };
const DEFAULT_Z: PositionRule = { allowed: /Z/, label: "Z, unless this is a special registration" };
const CHECK: PositionRule = { allowed: /[0-9A-Z]/, label: "a digit or a letter" };

const RULES: readonly PositionRule[] = [DIGIT, DIGIT, ...PAN_RULES, ENTITY, DEFAULT_Z, CHECK];
const PAN_START = 2;
const PAN_END = PAN_START + PAN_RULES.length;
const CHECK_AT = RULES.length - 1;

/** States and territories are 01 to 38; 97 is other territory, 99 the centre. */
const isStateCode = (code: string): boolean => (code >= "01" && code <= "38") || code === "97" || code === "99";

/**
 * The check character for the first 14 characters of a GSTIN: values 0–9 and A–Z are 0 to 35, every second one is doubled,
 * quotient and remainder of the division by 36 are added up, and the check character completes the sum to a multiple of 36.
 * Null for fewer characters or other characters.
 */
export const calculateGstinCheckCharacter = (number: string): string | null => {
  const values = Array.from(number.slice(0, CHECK_AT), (character) => ALPHABET.indexOf(character));
  if (values.length < CHECK_AT || values.includes(-1)) return null;
  const size = ALPHABET.length;
  const sum = values.reduce((total, value, at) => {
    const product = at % 2 === 0 ? value : value * 2;
    return total + Math.floor(product / size) + (product % size);
  }, 0);
  return ALPHABET[(size - (sum % size)) % size] ?? null;
};

const certain = (message: string): TaxWarning => ({ message, isIncomplete: false });

/** Checks positions, state code, length and check character of a GSTIN (source: GSTN). A warning does not stop a sign-up. */
export const findGstinWarning = (text: string): TaxWarning | null => {
  const number = readTaxNumber(text);
  const shape = findPositionWarning("GSTIN", number, RULES);
  if (shape?.isIncomplete === false) return shape;
  const state = number.slice(0, PAN_START);
  if (state.length === PAN_START && !isStateCode(state)) return certain(`No state has the code ${state}.`);
  if (shape !== null || number === "") return shape;
  return calculateGstinCheckCharacter(number) === number[CHECK_AT]
    ? null
    : certain("The last character does not fit the others: one of them is wrong, or two are swapped.");
};

/** The PAN inside a GSTIN (characters 3 to 12); null if the GSTIN is not valid. */
export const findPanInGstin = (gstNumber: string): string | null => {
  const gstin = readTaxNumber(gstNumber);
  return gstin.length === RULES.length && findGstinWarning(gstin) === null ? gstin.slice(PAN_START, PAN_END) : null;
};

/** Compares a PAN with characters 3 to 12 of a GSTIN; null until both are complete. */
export const findPanMismatch = (gstNumber: string, panNumber: string): TaxWarning | null => {
  const gstin = readTaxNumber(gstNumber);
  const pan = readTaxNumber(panNumber);
  if (gstin.length !== RULES.length || pan.length !== PAN_RULES.length) return null;
  const inside = gstin.slice(PAN_START, PAN_END);
  return inside === pan ? null : certain(`The GSTIN belongs to the PAN ${inside}, but the PAN above is ${pan}.`);
};

/** The warnings at the two tax number fields. */
export interface TaxWarnings {
  readonly panNumber: TaxWarning | null;
  readonly gstNumber: TaxWarning | null;
}

/** Checks both tax numbers of a sign-up form as the user types. A valid GSTIN is compared with the PAN. */
export const findTaxWarnings = (form: { readonly panNumber: string; readonly gstNumber: string }): TaxWarnings => ({
  panNumber: findPanWarning(form.panNumber),
  gstNumber: findGstinWarning(form.gstNumber) ?? findPanMismatch(form.gstNumber, form.panNumber),
});
