/** Letters of their own that people type without their stroke or dot: Łódź, Ambarlı, Tromsø. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ["ł", "l"],
  ["ı", "i"],
  ["ø", "o"],
  ["đ", "d"],
  ["æ", "a"],
  ["œ", "o"],
  ["ß", "s"],
]);

/** One character without accent and case; letters that fold to two (`ß`) are compared by their first. */
export const foldLetter = (character: string): string => {
  const letter = character
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .slice(0, 1);
  return PLAIN.get(letter) ?? letter;
};

const foldAll = (text: string): readonly string[] => Array.from(text.normalize("NFC"), foldLetter);

/** A text without case and accents, for comparing. */
export const foldText = (text: string): string => foldAll(text).join("");

/** Whether a name contains the searched text somewhere; case and accents do not matter. */
export const containsText = (name: string, searched: string): boolean =>
  foldText(name).includes(foldText(searched.trim()));
