import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { DatabaseKind, Executor } from "#server/schema.ts";

/** Shows other processes of the database that this one runs. */
export interface Presence {
  readonly id: string;
  /** Resolves when others can see it, which they can until the returned function is called, or the process ends. */
  readonly enter: () => Promise<() => void>;
  /** Others need not wait any longer. */
  readonly close: () => Promise<void>;
}

const ALIVE_MS = 6_000;
const FORGET_AFTER_MS = 86_400_000;

/* Clocks of servers may differ by minutes, and only differences of time matter here. */
const NOW: Readonly<Record<DatabaseKind, string>> = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
};

const databaseNow = (kind: DatabaseKind) => sql.raw<number>(NOW[kind]);

/** Whether the process that a column names runs; false where it names none. */
export const isAlive = (kind: DatabaseKind, column: string) =>
  sql<boolean>`exists (select 1 from "serverProcess" where "serverProcess"."id" = ${sql.ref(column)}
    and "aliveUntil" > ${databaseNow(kind)})`;

const extend = async (db: Executor, kind: DatabaseKind, id: string, ms: number): Promise<void> => {
  const aliveUntil = sql<number>`${databaseNow(kind)} + cast(${ms} as integer)`;
  await db
    .insertInto("serverProcess")
    .values({ id, aliveUntil })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ aliveUntil }))
    .execute();
};

export const removeOldProcesses = async (db: Executor, kind: DatabaseKind): Promise<void> => {
  await db
    .deleteFrom("serverProcess")
    .where("aliveUntil", "<", sql<number>`${databaseNow(kind)} - cast(${FORGET_AFTER_MS} as integer)`)
    .execute();
};

/** A process extends its time each third of it, for as long as it has something that others may wait for. */
export const createPresence = (
  { db, kind }: { readonly db: Executor; readonly kind: DatabaseKind },
  onFailure: (error: unknown) => void,
  aliveMs = ALIVE_MS,
): Presence => {
  const id = randomUUID();
  let entered = 0;
  let shownUntil = 0;
  let showing: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;
  const show = (): Promise<void> => {
    const startedAt = performance.now();
    showing ??= extend(db, kind, id, aliveMs)
      .then(() => {
        shownUntil = startedAt + aliveMs;
      })
      .finally(() => {
        showing = null;
      });
    return showing;
  };
  const leave = (): void => {
    entered -= 1;
    if (entered === 0) clearInterval(timer);
  };
  return {
    id,
    enter: async () => {
      entered += 1;
      if (entered === 1) timer = setInterval(() => void show().catch(onFailure), aliveMs / 3).unref();
      try {
        if (shownUntil - performance.now() < aliveMs / 2) await show();
      } catch (error) {
        leave();
        throw error;
      }
      return leave;
    },
    close: async () => {
      clearInterval(timer);
      await showing?.catch(onFailure);
      await db.deleteFrom("serverProcess").where("id", "=", id).execute();
    },
  };
};
