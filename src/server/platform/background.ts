import { setImmediate as nextTurn } from "node:timers/promises";
import { actAs, toJob } from "./acting.ts";
import type { Deps } from "./feature.ts";

/**
 * Runs work after the answer, such as mail whose sending must not show in the response time. Failures are logged; a
 * stopping server waits for running work, then does `atLast`.
 */
export const background = (
  deps: Pick<Deps, "log" | "onClose">,
  atLast: () => Promise<void>,
): ((work: () => Promise<void>) => void) => {
  const running = new Set<Promise<void>>();
  deps.onClose(async () => {
    await Promise.all(running);
    await atLast();
  });
  return (work) => {
    const task = nextTurn()
      .then(work)
      .catch((error: unknown) => deps.log.error({ err: error }, "background work"))
      .finally(() => running.delete(task));
    running.add(task);
  };
};

/**
 * Does `work` at once and then every `everyMs`, until the server stops; a failure is logged and tried again next time. What it
 * changes is recorded as done by the job `name`.
 */
export const repeat = (
  deps: Pick<Deps, "clock" | "log" | "onClose">,
  everyMs: number,
  work: () => Promise<void>,
  name = "housekeeping",
): void => {
  const acting = toJob(name, deps.clock);
  const attempt = (): Promise<void> =>
    actAs(acting, work).catch((error: unknown) => deps.log.error({ err: error }, "housekeeping"));
  let running = attempt();
  const timer = setInterval(() => {
    running = running.then(attempt);
  }, everyMs);
  timer.unref();
  deps.onClose(async () => {
    clearInterval(timer);
    await running;
  });
};

/** A long computation that yields after each step of at most a few milliseconds. */
export type SlicedWork<Result> = Generator<undefined, Result, undefined>;

export const runAtOnce = <Result>(work: SlicedWork<Result>): Result => {
  for (let step = work.next(); ; step = work.next()) if (step.done === true) return step.value;
};

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
