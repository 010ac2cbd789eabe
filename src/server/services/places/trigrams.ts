/** The three-letter pieces of a text, its beginning marked by two blanks: "mund" → "  m", " mu", "mun", "und". */
const trigrams = (text: string): readonly string[] => {
  const padded = `  ${text}`;
  const pieces: string[] = [];
  for (let index = 0; index + 3 <= padded.length; index++) pieces.push(padded.slice(index, index + 3));
  return pieces;
};

/** Finds texts that share pieces with a typed one; answers their positions, each counted by its shared pieces. */
export type TrigramIndex = (typed: string, atLeast: number) => readonly number[];

const postingsOf = (texts: readonly string[]): ReadonlyMap<string, Uint32Array> => {
  const lists = new Map<string, number[]>();
  for (const [position, text] of texts.entries())
    for (const piece of new Set(trigrams(text))) {
      const list = lists.get(piece) ?? [];
      list.push(position);
      lists.set(piece, list);
    }
  return new Map([...lists].map(([piece, positions]) => [piece, Uint32Array.from(positions)]));
};

/** Builds the index over a list of texts. */
export const trigramIndex = (texts: readonly string[]): TrigramIndex => {
  const postings = postingsOf(texts);
  const shared = new Uint8Array(texts.length);
  return (typed, atLeast) => {
    const touched: number[] = [];
    const found: number[] = [];
    for (const piece of trigrams(typed))
      for (const position of postings.get(piece) ?? []) {
        const count = (shared[position] ?? 0) + 1;
        shared[position] = count;
        if (count === 1) touched.push(position);
        if (count === atLeast) found.push(position);
      }
    for (const position of touched) shared[position] = 0;
    return found;
  };
};
