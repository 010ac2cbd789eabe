import { type SlicedWork, visitInSlices } from "#server/platform/background.ts";

const trigrams = (text: string): readonly string[] => {
  const padded = `  ${text}`;
  const pieces: string[] = [];
  for (let index = 0; index + 3 <= padded.length; index++) pieces.push(padded.slice(index, index + 3));
  return pieces;
};

export type TrigramIndex = (typed: string, atLeast: number) => readonly number[];

const TEXTS_PER_SLICE = 1_000;
const PIECES_PER_SLICE = 2_000;

function* listPostings(texts: readonly string[]): SlicedWork<ReadonlyMap<string, Uint32Array>> {
  const lists = new Map<string, number[]>();
  yield* visitInSlices(texts.entries(), TEXTS_PER_SLICE, ([position, text]) => {
    for (const piece of new Set(trigrams(text))) {
      const list = lists.get(piece);
      if (list === undefined) lists.set(piece, [position]);
      else list.push(position);
    }
  });
  const postings = new Map<string, Uint32Array>();
  yield* visitInSlices(lists, PIECES_PER_SLICE, ([piece, positions]) => {
    postings.set(piece, Uint32Array.from(positions));
  });
  return postings;
}

/** Builds the index over a list of texts. */
export function* buildTrigramIndex(texts: readonly string[]): SlicedWork<TrigramIndex> {
  const postings = yield* listPostings(texts);
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
}
