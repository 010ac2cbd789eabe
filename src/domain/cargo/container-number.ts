/* ISO 6346: letters count 10 to 38 without the multiples of 11. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const toValue = (sign: string): number => {
  const letter = LETTERS.indexOf(sign);
  return letter < 0 ? Number(sign) : 10 + letter + Math.floor((letter + 9) / 10);
};

/** A typed container number in capitals without spaces, dots and hyphens. */
export const cleanContainerNumber = (typed: string): string => typed.replace(/[\s.-]/gu, "").toUpperCase();

type ContainerNumberCheck =
  | { readonly kind: "valid" }
  /** Four letters, of which the last is U, J or Z, and seven digits are required. */
  | { readonly kind: "format" }
  /** A warning only: a few containers in use carry a wrong digit. */
  | { readonly kind: "check-digit"; readonly expected: number };

/** The check digit (ISO 6346) of an owner with category and a serial number: four letters and six digits. */
export const calculateCheckDigit = (ownerAndSerial: string): number =>
  (Array.from(ownerAndSerial).reduce((all, sign, index) => all + toValue(sign) * 2 ** index, 0) % 11) % 10;

/** Checks a container number by ISO 6346. */
export const checkContainerNumber = (typed: string): ContainerNumberCheck => {
  const number = cleanContainerNumber(typed);
  if (!/^[A-Z]{3}[UJZ]\d{7}$/.test(number)) return { kind: "format" };
  const expected = calculateCheckDigit(number.slice(0, 10));
  return Number(number.at(-1)) === expected ? { kind: "valid" } : { kind: "check-digit", expected };
};
