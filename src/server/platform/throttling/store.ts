import type { Executor } from "#server/schema.ts";

export interface Hits {
  readonly hits: number;
  readonly windowEndsAt: number;
}

/* Clocks of several servers differ a little; a window that ends later than this began while the clock was wrong. */
const CLOCK_DIFFERENCE_MS = 60_000;
const latestEnd = (now: number, windowMs: number): number => now + windowMs + CLOCK_DIFFERENCE_MS;

/* The largest number that the column holds. */
const MAX_HITS = 2 ** 31 - 1;

interface Window {
  readonly hits: number;
  readonly windowMs: number;
}

/**
 * Counts hits in one statement if all of them are within the limit, so that concurrent processes lose none and exceed none;
 * null otherwise. An ended window restarts; one that began while the clock was ahead ends after its duration.
 */
export const countHitsWithin = async (
  db: Executor,
  key: string,
  now: number,
  { hits, windowMs }: Window,
  count: number,
): Promise<Hits | null> => {
  const counted = await db
    .insertInto("rateLimit")
    .values({ key, hits: count, windowEndsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict
        .column("key")
        .doUpdateSet((row) => ({
          hits: row
            .case()
            .when("rateLimit.windowEndsAt", "<=", now)
            .then(count)
            .else(row("rateLimit.hits", "+", count))
            .end(),
          windowEndsAt: row
            .case()
            .when("rateLimit.windowEndsAt", "<=", now)
            .then(now + windowMs)
            .when("rateLimit.windowEndsAt", ">", latestEnd(now, windowMs))
            .then(now + windowMs)
            .else(row.ref("rateLimit.windowEndsAt"))
            .end(),
        }))
        .where((row) => row.or([row("rateLimit.windowEndsAt", "<=", now), row("rateLimit.hits", "<=", hits - count)])),
    )
    .returning(["hits", "windowEndsAt"])
    .executeTakeFirst();
  return counted ?? null;
};

/** Counts hits without a limit. */
export const countHits = async (
  db: Executor,
  key: string,
  now: number,
  windowMs: number,
  count: number,
): Promise<Hits> => {
  const counted = await countHitsWithin(db, key, now, { hits: MAX_HITS, windowMs }, count);
  return counted ?? { hits: count, windowEndsAt: now + windowMs };
};

export const countHit = (db: Executor, key: string, now: number, windowMs: number): Promise<Hits> =>
  countHits(db, key, now, windowMs, 1);

/** How often a key was hit in its window so far; null when none is running. */
export const currentHits = async (db: Executor, key: string, now: number, windowMs: number): Promise<Hits | null> => {
  const running = await db
    .selectFrom("rateLimit")
    .select(["hits", "windowEndsAt"])
    .where("key", "=", key)
    .where("windowEndsAt", ">", now)
    .executeTakeFirst();
  if (running === undefined) return null;
  return running.windowEndsAt > latestEnd(now, windowMs) ? countHits(db, key, now, windowMs, 0) : running;
};

export const undoHits = async (db: Executor, keys: readonly string[], count: number): Promise<void> => {
  await db
    .updateTable("rateLimit")
    .set((row) => ({ hits: row("hits", "-", count) }))
    .where("key", "in", keys)
    .where("hits", ">=", count)
    .execute();
};

export const deleteHits = async (db: Executor, key: string): Promise<void> => {
  await db.deleteFrom("rateLimit").where("key", "=", key).execute();
};

/**
 * Deletes all keys with a prefix. A range of keys would depend on the collation, which differs between the databases.
 */
export const deleteHitsByPrefix = async (db: Executor, beginning: string): Promise<void> => {
  const length = [...beginning].length;
  await db
    .deleteFrom("rateLimit")
    .where((e) => e.fn<string>("substr", ["key", e.lit(1), e.lit(length)]), "=", beginning)
    .execute();
};

export const pruneHits = async (db: Executor, now: number): Promise<void> => {
  await db.deleteFrom("rateLimit").where("windowEndsAt", "<=", now).execute();
};
