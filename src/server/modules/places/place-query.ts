const LETTERS: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i", æ: "ae", œ: "oe" };

/** Normalised text: lower case, without accents, letters and digits separated by single blanks. */
export const comparable = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ßøłđıæœ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’.]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

export interface QueryPart {
  readonly words: string;
  readonly role: "main" | "alternative" | "additional";
}

export interface PlaceQuery {
  readonly parts: readonly QueryPart[];
  readonly countries: ReadonlySet<string>;
}

export type FindCountries = (words: string) => readonly string[];

const LEADING = /^(?:(?:sea ?)?port (?:of|de|du|d)|puerto(?: de)?|porto(?: di)?|port|icd|inland port|dry port) /;
const TRAILING =
  / (?:(?:sea ?|dry |inland |container )?port|harbou?r|icd|(?:container |inland )?(?:terminal|depot)|(?:rail )?ramp)$/;

export const listNameReadings = (words: string): readonly string[] => {
  const name = words.replace(TRAILING, "");
  return [...new Set([words, name, words.replace(LEADING, ""), name.replace(LEADING, "")])];
};

const PORT_OF = /^port of (?=.)/;
const PORT = / port$/;
const SHORTEST_NAME = 4;

/** The name in "port of x" and "x port"; null for other texts and for names that are too short ("le port"). */
export const withoutPortWords = (words: string): string | null => {
  if (PORT_OF.test(words)) return words.replace(PORT_OF, "");
  const name = words.replace(PORT, "");
  return name === words || name.length < SHORTEST_NAME ? null : name;
};

const CODE = /^[a-z]{2}[a-z0-9]{3}$/;
const SEPARATORS = /\s+[-–—]\s+|[/|;()[\]{}]/;

const splitCountry = (words: string, findCountries: FindCountries) => {
  const all = words.split(" ");
  for (let at = 1; at < all.length; at++) {
    const head = all.slice(0, at).join(" ");
    const tail = all.slice(at).join(" ");
    const after = findCountries(tail);
    if (after.length > 0) return { words: head, countries: after };
    const before = findCountries(head);
    if (before.length > 0) return { words: tail, countries: before };
  }
  return { words, countries: [] };
};

const splitCode = (words: string, isCode: (word: string) => boolean): readonly string[] => {
  const all = words.split(" ");
  const code = all.find((word) => CODE.test(word) && isCode(word));
  return code === undefined || all.length === 1 ? [words] : [all.filter((word) => word !== code).join(" "), code];
};

export const readPlaceQuery = (
  typed: string,
  findCountries: FindCountries,
  isCode: (word: string) => boolean,
): PlaceQuery => {
  const countries = new Set<string>();
  const parts: QueryPart[] = [];
  const addPart = (words: string, role: QueryPart["role"]): void => {
    if (words.length > 1) parts.push({ words, role });
  };
  let firstCountry: string | null = null;
  for (const section of typed.split(SEPARATORS)) {
    const role = parts.length === 0 ? "main" : "alternative";
    for (const [index, text] of section.split(",").entries()) {
      const words = comparable(text);
      const named = findCountries(words);
      for (const code of named) countries.add(code);
      if (named.length > 0) firstCountry ??= words;
      if (named.length > 0) continue;
      if (index > 0 && parts.length > 0) addPart(words, "additional");
      else for (const part of splitCode(words, isCode)) addPart(part, role);
    }
  }
  if (parts.length === 0 && firstCountry !== null) addPart(firstCountry, "main");
  const [first, ...others] = parts;
  if (first === undefined || others.length > 0 || countries.size > 0) return { parts, countries };
  const split = splitCountry(first.words, findCountries);
  return { parts: [{ ...first, words: split.words }], countries: new Set(split.countries) };
};
