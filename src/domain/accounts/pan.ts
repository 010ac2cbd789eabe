/** A tax number as it is stored: capitals, without the blanks and dashes that people write in it. */
export const readTaxNumber = (text: string): string => text.replaceAll(/[\s\-–./]/gu, "").toUpperCase();

/** Something odd about a tax number, in a sentence; `isIncomplete` while it may merely not be typed to its end. */
export interface TaxNumberDoubt {
  readonly message: string;
  readonly isIncomplete: boolean;
}

/** What may stand at one position of a tax number. */
export interface PositionRule {
  readonly allowed: RegExp;
  readonly words: string;
}

const LETTER: PositionRule = { allowed: /[A-Z]/, words: "a letter" };
export const DIGIT: PositionRule = { allowed: /\d/, words: "a digit" };

/* P person, C company, H Hindu undivided family, F firm, A association, T trust, B body of individuals, G government, J artificial person, L local authority. */
const HOLDER: PositionRule = { allowed: /[ABCFGHJLPT]/, words: "one of A, B, C, F, G, H, J, L, P or T" };

export const PAN_RULES: readonly PositionRule[] = [
  LETTER,
  LETTER,
  LETTER,
  HOLDER,
  LETTER,
  DIGIT,
  DIGIT,
  DIGIT,
  DIGIT,
  LETTER,
];

/** The first position that breaks its rule, then the length; null when there is nothing to say, also of an empty number. */
export const shapeDoubt = (name: string, number: string, rules: readonly PositionRule[]): TaxNumberDoubt | null => {
  const characters = [...number];
  const at = characters.findIndex((character, index) => rules[index]?.allowed.test(character) === false);
  const rule = rules[at];
  if (rule !== undefined) {
    const message = `Character ${at + 1} of the ${name} should be ${rule.words}, but it is ${characters[at]}.`;
    return { message, isIncomplete: false };
  }
  if (characters.length === 0 || characters.length === rules.length) return null;
  const message = `A ${name} has ${rules.length} characters; this one has ${characters.length}.`;
  return { message, isIncomplete: characters.length < rules.length };
};

/** What is odd about a PAN (five letters of which the fourth names the kind of holder, four digits, a letter); it has no check character. */
export const panDoubt = (text: string): TaxNumberDoubt | null => shapeDoubt("PAN", readTaxNumber(text), PAN_RULES);
