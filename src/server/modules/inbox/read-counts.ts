import type { Clock } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { countItems, type InboxCounts } from "./list-items.ts";

const CACHED_MS = 1_000;

/**
 * Counts of the open items that are at most a second old: every clerk sees the same ones, and pages do not wait for them. Calls
 * at the same moment share one count.
 */
export const createCountReader = (db: Executor, clock: Clock): (() => Promise<InboxCounts>) => {
  let countedAt = Number.NEGATIVE_INFINITY;
  let counted: Promise<InboxCounts> | null = null;
  return () => {
    const now = clock();
    if (counted !== null && countedAt <= now && now < countedAt + CACHED_MS) return counted;
    const counting = countItems(db);
    [counted, countedAt] = [counting, now];
    counting.catch(() => {
      if (counted === counting) counted = null;
    });
    return counting;
  };
};
