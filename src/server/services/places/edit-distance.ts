/** Two rows of the table and the one before them (for exchanged letters), reused: a search compares hundreds of names. */
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
