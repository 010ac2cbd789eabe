import { waitAtMost } from "#server/platform/background.ts";
import { ANSWER_AFTER_MS } from "#server/platform/database/database.ts";
import type { Deps } from "#server/platform/feature.ts";
import { refreshSummaries } from "./summaries.ts";

export type RefreshSummaries = (accountId: string) => Promise<void>;

/**
 * Refreshes the summaries of an account before they are listed. While another process holds the write lock of the embedded
 * database, the list is answered after a short time with the summaries as they are.
 */
export const createSummaryRefresh = ({
  database: { kind, db },
  clock,
  log,
}: Pick<Deps, "clock" | "database" | "log">): RefreshSummaries => {
  const delayed = new Set<string>();
  return async (accountId) => {
    if (delayed.has(accountId)) return;
    const refresh = refreshSummaries(db, accountId, clock());
    if (kind !== "sqlite") return refresh;
    let isDone = false;
    const ended = refresh.finally(() => {
      isDone = true;
      delayed.delete(accountId);
    });
    await waitAtMost(ended, ANSWER_AFTER_MS);
    if (isDone) return;
    delayed.add(accountId);
    ended.catch((error: unknown) => log.error({ err: error }, "summaries of bookings were not stored"));
  };
};
