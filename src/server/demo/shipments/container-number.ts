/* ISO 6346: letters count 10 to 38 without the multiples of 11. */
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

const valueOf = (sign: string): number => {
  const letter = LETTERS.indexOf(sign);
  return letter < 0 ? Number(sign) : 10 + letter + Math.floor((letter + 9) / 10);
};

/** A container number with its check digit (ISO 6346): owner with category (`KLSU`), serial number of six digits. */
export const containerNumber = (owner: string, serial: number): string => {
  const text = `${owner}${String(serial).padStart(6, "0")}`;
  const sum = text.split("").reduce((all, sign, index) => all + valueOf(sign) * 2 ** index, 0);
  return `${text}${(sum % 11) % 10}`;
};
