import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";

/** Waits after a part of work that took `workedMs`, so that requests are answered in between. */
export type Pause = (workedMs: number) => Promise<unknown>;

/** Lets what waits already go first. */
export const atFullPace: Pause = () => nextTurn();

/** Works for half of the time. */
export const atHalfPace: Pause = (workedMs) => wait(workedMs);
