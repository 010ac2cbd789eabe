import { findFault } from "#server/platform/faults.ts";
import type { Deps } from "#server/platform/feature.ts";
import { atHalfPace } from "#server/platform/pace.ts";
import type { Executor } from "#server/schema.ts";
import { refreshOutdated } from "./summaries.ts";
import { addMissingSummaries, hasNewestSummaries } from "../bookings/index.ts";

/* A booking that another server with a slower clock has added before the newest one is found by counting. */
const COUNT_AGAIN_MS = 60_000;
const MAX_COUNTED = 10_000;

/** So many outdated summaries are awaited by a list: more than a page has, and less than an import changes. */
const MAX_AWAITED = 100;

export type RefreshSummaries = (accountId: string) => Promise<void>;

/* Nothing can be stored, and everything can be read. */
const answerFromFullDisk = (error: unknown): void => {
  if (findFault(error) !== "disk-full") throw error;
};

/**
 * Refreshes the summaries of an account before they are listed. If there are many, those of the newest bookings are awaited, and
 * the others refreshed after the answer. While another process holds the write lock of the embedded database, the list is
 * answered after a short time with the summaries as they are; so it is while the disk is full.
 */
export const createSummaryRefresh = ({
  database: { kind, db, waitUnlessLocked, recordWrite },
  clock,
  log,
}: Pick<Deps, "clock" | "database" | "log">): RefreshSummaries => {
  const delayed = new Set<string>();
  /* A replica is read from once it has the summaries, too. */
  const recordOn = (accountId: string) => (transaction: Executor) => recordWrite(accountId, transaction);
  const counted = new Map<string, number>();
  const addMissing = async (accountId: string, now: number): Promise<void> => {
    const isRecent = now - (counted.get(accountId) ?? 0) < COUNT_AGAIN_MS;
    if (isRecent && (await hasNewestSummaries(db, accountId))) return;
    await addMissingSummaries(db, accountId);
    if (counted.size >= MAX_COUNTED) counted.clear();
    counted.set(accountId, now);
  };
  const refreshNewest = async (accountId: string, now: number): Promise<boolean> => {
    await addMissing(accountId, now);
    return refreshOutdated(db, accountId, now, MAX_AWAITED, undefined, recordOn(accountId));
  };
  return async (accountId) => {
    if (delayed.has(accountId)) return;
    const now = clock();
    let isDone = false;
    const newest = refreshNewest(accountId, now);
    void newest
      .then((hasMore) => hasMore && refreshOutdated(db, accountId, now, Infinity, atHalfPace, recordOn(accountId)))
      .catch((error: unknown) => log.error({ err: error }, "summaries of bookings were not stored"))
      .finally(() => {
        isDone = true;
        delayed.delete(accountId);
      });
    const stored = newest.then(() => undefined, answerFromFullDisk);
    await (kind === "sqlite" ? waitUnlessLocked(stored) : stored);
    if (!isDone) delayed.add(accountId);
  };
};
