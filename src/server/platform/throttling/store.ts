import type { Executor } from "#server/schema.ts";

export interface Hits {
  readonly hits: number;
  readonly windowEndsAt: number;
}

/** Counts hits in one statement, so that concurrent processes lose none; an ended window restarts. */
export const countHits = (db: Executor, key: string, now: number, windowMs: number, count: number): Promise<Hits> =>
  db
    .insertInto("rateLimit")
    .values({ key, hits: count, windowEndsAt: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((row) => {
        const ended = row("rateLimit.windowEndsAt", "<=", now);
        return {
          hits: row
            .case()
            .when(ended)
            .then(count)
            .else(row("rateLimit.hits", "+", count))
            .end(),
          windowEndsAt: row
            .case()
            .when(ended)
            .then(now + windowMs)
            .else(row.ref("rateLimit.windowEndsAt"))
            .end(),
        };
      }),
    )
    .returning(["hits", "windowEndsAt"])
    .executeTakeFirstOrThrow();

export const countHit = (db: Executor, key: string, now: number, windowMs: number): Promise<Hits> =>
  countHits(db, key, now, windowMs, 1);

/** How often a key was hit in its window so far; null when none is running. */
export const currentHits = async (db: Executor, key: string, now: number): Promise<Hits | null> =>
  (await db
    .selectFrom("rateLimit")
    .select(["hits", "windowEndsAt"])
    .where("key", "=", key)
    .where("windowEndsAt", ">", now)
    .executeTakeFirst()) ?? null;

export const undoHit = async (db: Executor, key: string): Promise<void> => {
  await db
    .updateTable("rateLimit")
    .set((row) => ({ hits: row("hits", "-", 1) }))
    .where("key", "=", key)
    .where("hits", ">", 0)
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
