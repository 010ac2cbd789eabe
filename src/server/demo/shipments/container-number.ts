/* ISO 6346: letters count 10 to 38 without the multiples of 11. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const letterValue = (sign: string): number => {
  const letter = LETTERS.indexOf(sign);
  return letter < 0 ? Number(sign) : 10 + letter + Math.floor((letter + 9) / 10);
};

/** A container number with its check digit (ISO 6346): owner with category (`KLSU`), serial number of six digits. */
export const containerNumber = (owner: string, serial: number): string => {
  const text = `${owner}${String(serial).padStart(6, "0")}`;
  const sum = text.split("").reduce((all, sign, index) => all + letterValue(sign) * 2 ** index, 0);
  return `${text}${(sum % 11) % 10}`;
};

const FIRST_SERIAL = 482_117;
const MOST_CONTAINERS = 4;

export const demoContainers = (booking: number, count: number): readonly string[] =>
  Array.from({ length: Math.min(count, MOST_CONTAINERS) }, (_, index) =>
    containerNumber("KLSU", FIRST_SERIAL + MOST_CONTAINERS * booking + index),
  );
