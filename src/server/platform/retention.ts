import { setImmediate as nextTurn } from "node:timers/promises";
import type { Deps } from "./feature.ts";
import { repeat } from "./background.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** So many rows are removed in one statement: a writer waits for no longer than that takes. */
const ROWS_AT_ONCE = 500;

/** Removes batch after batch, until one has fewer rows than `ROWS_AT_ONCE`; returns how many rows were removed. */
export const removeInBatches = async (removeSome: (limit: number) => Promise<number>): Promise<number> => {
  let removed = 0;
  for (;;) {
    const rows = await removeSome(ROWS_AT_ONCE);
    removed += rows;
    if (rows < ROWS_AT_ONCE) return removed;
    await nextTurn();
  }
};

/** Removes each hour what is older than `days`, and logs how many rows of which table. */
export const retain = (
  deps: Pick<Deps, "clock" | "log" | "onClose">,
  table: string,
  days: number,
  removeBefore: (before: number) => Promise<number>,
): void =>
  repeat(
    deps,
    HOUR_MS,
    async () => {
      const rows = await removeBefore(deps.clock() - days * DAY_MS);
      if (rows > 0) deps.log.info({ table, rows }, "retention");
    },
    "retention",
  );
