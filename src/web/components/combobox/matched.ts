import { foldLetter } from "#domain/places";

/** A piece of a name, and whether it is what the person typed. */
export type Piece = { readonly text: string; readonly matched: boolean };

/**
 * Splits a name at the first place where the typed letters stand in it, ignoring case and accents ("colo" in "Colón").
 * A match at the start of a word is preferred; without any match the name comes back whole.
 */
export function matchedPieces(name: string, typed: string): readonly Piece[] {
  const letters = Array.from(name);
  const folded = letters.map(foldLetter);
  const wanted = Array.from(typed.trim(), foldLetter).join("");
  if (wanted === "") return [{ text: name, matched: false }];
  const at = placeOf(folded, wanted);
  if (at === undefined) return [{ text: name, matched: false }];
  const pieces = [
    { text: letters.slice(0, at.start).join(""), matched: false },
    { text: letters.slice(at.start, at.end).join(""), matched: true },
    { text: letters.slice(at.end).join(""), matched: false },
  ];
  return pieces.filter((piece) => piece.text !== "");
}

type Place = { readonly start: number; readonly end: number };

function placeOf(folded: readonly string[], wanted: string): Place | undefined {
  const starts = folded.map((_, index) => index);
  const wordStarts = starts.filter((index) => index === 0 || !/[\p{L}\p{N}]/u.test(folded[index - 1] ?? ""));
  for (const start of [...wordStarts, ...starts]) {
    const end = endOfMatch(folded, start, wanted);
    if (end !== undefined) return { start, end };
  }
  return undefined;
}

/** Where the wanted letters end when they begin at `start`; a letter may fold to none or several ("ß", a mark). */
function endOfMatch(folded: readonly string[], start: number, wanted: string): number | undefined {
  let rest = wanted;
  for (let index = start; index < folded.length; index += 1) {
    const letter = folded[index] ?? "";
    if (!rest.startsWith(letter)) return undefined;
    rest = rest.slice(letter.length);
    if (rest === "") return index + 1;
  }
  return undefined;
}
