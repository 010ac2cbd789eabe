import { foldLetter } from "#domain/places";
import type { IconShape } from "../icon/shapes.ts";

export type ComboboxOption = {
  /** Unique in the whole list: a UN/LOCODE, a country id. */
  readonly key: string;
  readonly name: string;
  readonly detail?: string;
  readonly icon?: IconShape;
  readonly badge?: { readonly kind: "sea" | "inland"; readonly text: string };
  readonly code?: string;
};

export type ComboboxGroup = {
  readonly key: string;
  readonly heading?: { readonly name: string; readonly countryCode: string };
  readonly options: readonly ComboboxOption[];
};

export type ComboboxList =
  | { readonly status: "hint"; readonly text: string }
  | { readonly status: "looking-up"; readonly text: string }
  | {
      readonly status: "options";
      readonly groups: readonly ComboboxGroup[];
      /** Shown in the footer: "4 places in 4 countries". */
      readonly summary?: string;
    }
  | { readonly status: "empty"; readonly text: string; readonly advice?: string }
  | { readonly status: "failed"; readonly text: string; readonly advice?: string };

export function findOption(list: ComboboxList, key: string): ComboboxOption | undefined {
  if (list.status !== "options") return undefined;
  return list.groups.flatMap((group) => group.options).find((option) => option.key === key);
}

export type Piece = { readonly text: string; readonly matched: boolean };

/**
 * Splits a name at its first match, ignoring case and accents ("colo" in "Colón"); a match at the start of a word is
 * preferred.
 */
export function matchedPieces(name: string, typed: string): readonly Piece[] {
  const letters = Array.from(name);
  const folded = letters.map(foldLetter);
  const typedLetters = Array.from(typed.trim(), foldLetter).join("");
  if (typedLetters === "") return [{ text: name, matched: false }];
  const at = findMatch(folded, typedLetters);
  if (at === undefined) return [{ text: name, matched: false }];
  const pieces = [
    { text: letters.slice(0, at.start).join(""), matched: false },
    { text: letters.slice(at.start, at.end).join(""), matched: true },
    { text: letters.slice(at.end).join(""), matched: false },
  ];
  return pieces.filter((piece) => piece.text !== "");
}

type Place = { readonly start: number; readonly end: number };

function findMatch(folded: readonly string[], typedLetters: string): Place | undefined {
  const starts = folded.map((_, index) => index);
  const wordStarts = starts.filter((index) => index === 0 || !/[\p{L}\p{N}]/u.test(folded[index - 1] ?? ""));
  for (const start of [...wordStarts, ...starts]) {
    const end = findMatchEnd(folded, start, typedLetters);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/** The index after the match that begins at `start`; a letter may fold to none or several ("ß", a mark). */
function findMatchEnd(folded: readonly string[], start: number, typedLetters: string): number | undefined {
  let rest = typedLetters;
  for (let index = start; index < folded.length; index += 1) {
    const letter = folded[index] ?? "";
    if (!rest.startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
    if (rest === "") return index + 1;
  }
  return undefined;
}
