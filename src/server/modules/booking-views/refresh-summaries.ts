import type { Deps } from "#server/platform/feature.ts";
import { refreshOutdated, refreshSummaries } from "./summaries.ts";
import { hasNewestSummary } from "../bookings/summary-store.ts";

/* A booking that another server with a slower clock has added before the newest one is found by counting. */
const COUNT_AGAIN_MS = 60_000;
const MOST_COUNTED = 10_000;

export type RefreshSummaries = (accountId: string) => Promise<void>;

/**
 * Refreshes the summaries of an account before they are listed. While another process holds the write lock of the embedded
 * database, the list is answered after a short time with the summaries as they are.
 */
export const createSummaryRefresh = ({
  database: { kind, db, waitUnlessLocked },
  clock,
  log,
}: Pick<Deps, "clock" | "database" | "log">): RefreshSummaries => {
  const delayed = new Set<string>();
  const counted = new Map<string, number>();
  const refreshAll = async (accountId: string): Promise<void> => {
    const now = clock();
    const isRecent = now - (counted.get(accountId) ?? 0) < COUNT_AGAIN_MS;
    if (isRecent && (await hasNewestSummary(db, accountId))) return refreshOutdated(db, accountId, now);
    await refreshSummaries(db, accountId, now);
    if (counted.size >= MOST_COUNTED) counted.clear();
    counted.set(accountId, now);
  };
  return async (accountId) => {
    if (delayed.has(accountId)) return;
    const refresh = refreshAll(accountId);
    if (kind !== "sqlite") return refresh;
    let isDone = false;
    const ended = refresh.finally(() => {
      isDone = true;
      delayed.delete(accountId);
    });
    await waitUnlessLocked(ended);
    if (isDone) return;
    delayed.add(accountId);
    ended.catch((error: unknown) => log.error({ err: error }, "summaries of bookings were not stored"));
  };
};
