import type { InboxKind } from "#domain/inbox";
import { repeat } from "#server/platform/background.ts";
import type { Feature } from "#server/platform/feature.ts";
import type { Executor } from "#server/schema.ts";
import { compactCounts } from "./read-counts.ts";
import { type NewItem, syncItems } from "./write-items.ts";

/** What can be wrong without a change that announces it. */
export interface Watched {
  readonly kind: InboxKind;
  readonly list: (db: Executor, now: number) => Promise<readonly Omit<NewItem, "kind">[]>;
}

const WATCH_MS = 30_000;

/** Brings the inbox in line with what is wrong at present. */
export const watchOnce = async (db: Executor, watched: readonly Watched[], now: number): Promise<void> => {
  for (const { kind, list } of watched)
    await db
      .transaction()
      .execute(async (transaction) => syncItems(transaction, kind, await list(transaction, now), now));
  await compactCounts(db);
};

/** Looks for what has to wait in the inbox without a change that announces it. */
export const inboxFeature =
  (watched: readonly Watched[]): Feature =>
  (deps) => {
    const { database, clock } = deps;
    repeat(deps, WATCH_MS, () => watchOnce(database.db, watched, clock()), "look for what waits");
    return [];
  };
