/** The strip moves on after this long, in milliseconds, by this many carriers. */
export const MOVE_MS = 5000;
export const STEP = 5;

/** The carrier that stands first after a move; past the last one the list begins anew. */
export const nextStart = (start: number, count: number): number => (start + STEP) % count;

/** The carriers of one view; the list has no end, so the place after the last is the first again. */
export const shownFrom = <Carrier>(carriers: readonly Carrier[], start: number): readonly Carrier[] =>
  [...carriers, ...carriers].slice(start, start + STEP);
