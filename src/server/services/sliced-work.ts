import { setImmediate as nextTurn } from "node:timers/promises";

/** A long computation that yields after each step of at most a few milliseconds. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

/** Does all steps at once. */
export const runAtOnce = <Result>(work: SlicedWork<Result>): Result => {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
};

/** Does the steps one after the other; the event loop does its other work in between. */
export const runInSlices = async <Result>(
  work: SlicedWork<Result>,
  pause: () => Promise<unknown> = () => nextTurn(),
): Promise<Result> => {
  for (let step = work.next(); ; step = work.next()) {
    if (step.done === true) return step.value;
    await pause();
  }
};

/** Visits all items; a slice is over after so many of them. */
export function* visitInSlices<Item>(
  items: Iterable<Item>,
  perSlice: number,
  visit: (item: Item) => void,
): SlicedWork<void> {
  let visited = 0;
  for (const item of items) {
    visit(item);
    visited += 1;
    if (visited % perSlice === 0) yield;
  }
}
