import type { Executor } from "#server/schema.ts";
import type { ListedReference } from "./list-references.ts";
import type { TrackedReferenceTable, TrackingFeedTable } from "./tables.ts";

/** SQLite takes 32 766 values in one statement; a reference has eight. */
const ROWS_PER_STATEMENT = 500;

/** A process that stopped while it asked; and, as clocks of several servers differ, a lease that ends too late. */
const LEASE_MS = 2 * 60_000;
const DAY_MS = 86_400_000;

/** Adds a carrier's state before its first call. */
export const addFeed = async (db: Executor, carrier: string): Promise<void> => {
  await db
    .insertInto("trackingFeed")
    .values({ carrier, nextCallAt: 0, failures: 0, nextListingAt: 0 })
    .onConflict((conflict) => conflict.column("carrier").doNothing())
    .execute();
};

type Moment = "nextCallAt" | "nextListingAt";

/** Whether a moment of a feed has come. One more than a day ahead was written while the clock was ahead. */
export const isDue = (moment: number, now: number): boolean => moment <= now || moment > now + DAY_MS;

const claimMoment = async (db: Executor, carrier: string, column: Moment, now: number, next: number) => {
  const claimed = await db
    .updateTable("trackingFeed")
    .set({ [column]: next })
    .where("carrier", "=", carrier)
    .where((e) => e.or([e(column, "<=", now), e(column, ">", now + DAY_MS)]))
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
};

/** Takes the listing of references; of several processes one gets it. */
export const claimListing = (db: Executor, carrier: string, now: number, next: number): Promise<boolean> =>
  claimMoment(db, carrier, "nextListingAt", now, next);

/** Takes the next call of a carrier; null when it may be made, otherwise when it may be. */
export const takeCall = async (db: Executor, carrier: string, now: number, next: number): Promise<number | null> => {
  await addFeed(db, carrier);
  if (await claimMoment(db, carrier, "nextCallAt", now, next)) return null;
  return (await findFeed(db, carrier))?.nextCallAt ?? now;
};

/** The query that is due first. */
export const findNextQuery = async (db: Executor, carrier: string): Promise<string | null> => {
  const next = db.selectFrom("trackedReference").select("query").where("carrier", "=", carrier).orderBy("dueAt");
  return (await next.limit(1).executeTakeFirst())?.query ?? null;
};

export const findFeed = async (db: Executor, carrier: string): Promise<TrackingFeedTable | null> =>
  (await db.selectFrom("trackingFeed").selectAll().where("carrier", "=", carrier).executeTakeFirst()) ?? null;

/** Notes how often in a row a carrier has failed; it is not called until then. */
export const pauseFeed = async (db: Executor, carrier: string, failures: number, until: number): Promise<void> => {
  await db.updateTable("trackingFeed").set({ failures, nextCallAt: until }).where("carrier", "=", carrier).execute();
};

export const resumeFeed = async (db: Executor, carrier: string): Promise<void> => {
  await db.updateTable("trackingFeed").set({ failures: 0 }).where("carrier", "=", carrier).execute();
};

/** Adds references that are new; of known ones it notes that they are still needed. */
export const keepReferences = async (
  db: Executor,
  carrier: string,
  listed: readonly ListedReference[],
  now: number,
): Promise<void> => {
  const rows = [...new Map(listed.map((one) => [one.query, one])).values()].map(
    ({ query, since }): TrackedReferenceTable => ({
      carrier,
      query,
      since,
      newest: null,
      nextPage: null,
      pages: 0,
      dueAt: now,
      leasedUntil: null,
      failures: 0,
      listedAt: now,
    }),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("trackedReference")
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.columns(["carrier", "query"]).doUpdateSet({ listedAt: now }))
      .execute();
};

/** Deletes the references that no booking under way has had since `listedAt`. */
export const deleteUnlisted = async (db: Executor, carrier: string, listedAt: number): Promise<void> => {
  await db.deleteFrom("trackedReference").where("carrier", "=", carrier).where("listedAt", "<", listedAt).execute();
};

const dueReferences = (db: Executor, carrier: string, now: number) =>
  db
    .selectFrom("trackedReference as due")
    .select("due.query")
    .where("due.carrier", "=", carrier)
    .where("due.dueAt", "<=", now)
    .where((e) =>
      e.or([
        e("due.leasedUntil", "is", null),
        e("due.leasedUntil", "<=", now),
        e("due.leasedUntil", ">", now + LEASE_MS),
      ]),
    )
    .orderBy("due.dueAt")
    .orderBy("due.query")
    .limit(1);

export const hasDueReference = async (db: Executor, carrier: string, now: number): Promise<boolean> =>
  (await dueReferences(db, carrier, now).executeTakeFirst()) !== undefined;

const claimReference = async (db: Executor, carrier: string, now: number): Promise<TrackedReferenceTable | null> => {
  const row = await db
    .updateTable("trackedReference")
    .set({ leasedUntil: now + LEASE_MS })
    .where("carrier", "=", carrier)
    .where((e) =>
      e.or([e("leasedUntil", "is", null), e("leasedUntil", "<=", now), e("leasedUntil", ">", now + LEASE_MS)]),
    )
    .where("query", "=", dueReferences(db, carrier, now))
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

/**
 * Takes the next call of a carrier for the reference that has been due longest; null when another process was faster. Of
 * several processes that ask at once one gets it.
 */
export const claimCall = (
  db: Executor,
  carrier: string,
  now: number,
  nextCallAt: number,
): Promise<TrackedReferenceTable | null> =>
  db.transaction().execute(async (transaction) => {
    if (!(await claimMoment(transaction, carrier, "nextCallAt", now, nextCallAt))) return null;
    return claimReference(transaction, carrier, now);
  });

/** What an answer changes about a reference; its lease ends with it. */
export const releaseReference = async (
  db: Executor,
  { carrier, query }: Pick<TrackedReferenceTable, "carrier" | "query">,
  change: Partial<Pick<TrackedReferenceTable, "since" | "newest" | "nextPage" | "pages" | "dueAt" | "failures">>,
): Promise<void> => {
  await db
    .updateTable("trackedReference")
    .set({ ...change, leasedUntil: null })
    .where("carrier", "=", carrier)
    .where("query", "=", query)
    .execute();
};
