/** Milliseconds between moves, and carriers per move. */
export const MOVE_MS = 5000;
export const STEP = 5;

/** Wraps around after the last carrier. */
export const nextStart = (start: number, count: number): number => (start + STEP) % count;

export const roundFrom = <Carrier>(carriers: readonly Carrier[], start: number): readonly Carrier[] => [
  ...carriers.slice(start),
  ...carriers.slice(0, start),
];
