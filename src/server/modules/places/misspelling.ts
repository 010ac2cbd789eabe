const ROW = 128;
const rows: readonly [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(ROW),
  new Uint8Array(ROW),
  new Uint8Array(ROW),
];

const at = (row: Uint8Array, index: number): number => row[index] ?? 0;

/**
 * How many single mistakes (letter left out, added, wrong, or two neighbours exchanged) turn `typed` into the beginning
 * of `name`; more than `limit` is answered as `limit + 1`. Texts are cut at 100 letters.
 */
export const prefixMistakes = (typed: string, name: string, limit: number): number => {
  const width = Math.min(name.length, typed.length + limit, 100);
  const height = Math.min(typed.length, 100);
  let [beforeLast, last, row] = rows;
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let line = 1; line <= height; line++) {
    const letter = typed.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column++) {
      const same = letter === name.charCodeAt(column - 1);
      let cost = Math.min(at(last, column - 1) + (same ? 0 : 1), at(last, column) + 1, at(row, column - 1) + 1);
      if (
        line > 1 &&
        column > 1 &&
        letter === name.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === name.charCodeAt(column - 1)
      )
        cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return limit + 1;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let best = limit + 1;
  for (let column = 0; column <= width; column++) best = Math.min(best, at(last, column));
  return best;
};

const SOUNDS = ["ckq", "sz", "fvw", "iy", "gj", "dt", "bp"];

const soundAlike = (one: string, other: string): boolean =>
  SOUNDS.some((sound) => sound.includes(one) && sound.includes(other));

const SHORTEST = 5;
const SHORTEST_PREFIX = 7;
const SHORTEST_FOR_TWO = 9;
const RIGHT_END = 3;

export const allowedMistakes = (length: number): number => (length < SHORTEST ? 0 : length < SHORTEST_FOR_TWO ? 1 : 2);

const OTHER_CITIES: ReadonlySet<string> = new Set(
  "brazzaville changchun changzhou chengde constantine dhanbad dominica dongfang guiyang hamadan huzhou jinan jinjiang laizhou lianzhou mandalay nanchong nanyang santoandre taiyuan".split(
    " ",
  ),
);

const END = "\u0000";

const startsAlike = (typed: string, name: string): boolean => {
  const first = typed.charAt(0);
  const start = name.charAt(0);
  if (first === start) return true;
  if (first === name.charAt(1) && typed.charAt(1) === start) return true;
  return typed.length >= SHORTEST_PREFIX && soundAlike(first, start);
};

/** Whether the only difference of two texts of one length is a letter that sounds otherwise (Kabul, Kabil). */
const hasOtherSound = (typed: string, name: string): boolean => {
  const different = [...typed].flatMap((letter, at) => (letter === name.charAt(at) ? [] : [at]));
  const [at = 0] = different;
  return different.length === 1 && !soundAlike(typed.charAt(at), name.charAt(at));
};

/**
 * The mistakes of a typed text if it is a misspelling of a name; null if it is rather the name of another place.
 * Texts of 5 and 6 letters may lack a letter, have one too many, two exchanged, or one that sounds alike; longer ones may
 * have any letter wrong and the end of the name missing; from 9 letters on, a whole name may have two mistakes.
 */
export const countMistakes = (typed: string, name: string): number | null => {
  const allowed = allowedMistakes(typed.length);
  if (allowed === 0 || OTHER_CITIES.has(typed) || !startsAlike(typed, name)) return null;
  if (name.length <= typed.length + allowed) {
    const mistakes = prefixMistakes(typed + END, name + END, allowed);
    const isOther = typed.length < SHORTEST_PREFIX && name.length === typed.length && hasOtherSound(typed, name);
    return mistakes > allowed || isOther ? null : mistakes;
  }
  if (typed.length < SHORTEST_PREFIX) return null;
  const mistakes = prefixMistakes(typed, name, 1);
  return mistakes <= 1 && prefixMistakes(typed.slice(0, -RIGHT_END), name, 1) === mistakes ? mistakes : null;
};
