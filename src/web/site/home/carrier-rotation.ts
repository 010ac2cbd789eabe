/** The strip moves on after this long, in milliseconds, by this many carriers. */
export const MOVE_MS = 5000;
export const STEP = 5;

/** The carrier that stands first after a move; past the last one the list begins anew. */
export const nextStart = (start: number, count: number): number => (start + STEP) % count;

/** All the carriers from this one on, round to the one before it: the strip shows the first `STEP` of them. */
export const roundFrom = <Carrier>(carriers: readonly Carrier[], start: number): readonly Carrier[] => [
  ...carriers.slice(start),
  ...carriers.slice(0, start),
];
