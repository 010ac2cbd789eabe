/** A piece of a name, and whether it is what was searched for. */
export interface TextPart {
  readonly text: string;
  readonly matched: boolean;
}

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

const markWord = (marks: readonly boolean[], name: readonly string[], word: readonly string[]): readonly boolean[] => {
  const start = name.findIndex((_, at) => word.every((letter, offset) => name[at + offset] === letter));
  return start < 0 ? marks : marks.map((mark, at) => mark || (at >= start && at < start + word.length));
};

/** Cuts a name into parts so that the letters of each searched word can be emphasised; case and accents do not matter. */
export const matchParts = (name: string, searched: string): readonly TextPart[] => {
  const letters = Array.from(name.normalize("NFC"));
  const folded = letters.map(foldLetter);
  const words = searched.split(/\s+/).filter((word) => word !== "");
  const marks = words.reduce<readonly boolean[]>(
    (marked, word) => markWord(marked, folded, foldAll(word)),
    letters.map(() => false),
  );
  const parts: TextPart[] = [];
  letters.forEach((letter, at) => {
    const matched = marks[at] === true;
    const last = parts.at(-1);
    if (last?.matched === matched) parts[parts.length - 1] = { text: last.text + letter, matched };
    else parts.push({ text: letter, matched });
  });
  return parts;
};

/** A text without case and accents, for comparing. */
export const foldText = (text: string): string => foldAll(text).join("");

/** Whether a name contains the searched text somewhere; case and accents do not matter. */
export const containsText = (name: string, searched: string): boolean =>
  foldText(name).includes(foldText(searched.trim()));
