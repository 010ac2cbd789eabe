import { storedJson } from "#server/platform/database/statements.ts";
import type { ScheduledSailing } from "#server/rate-sources/schedule.ts";
import type { Executor } from "#server/schema.ts";
import type { CarrierScheduleTable } from "./tables.ts";

/* Clocks of processes differ a little; a moment further ahead was written while a clock was wrong. */
const MAX_AHEAD_MS = 60_000;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** How long a process may ask a carrier for a lane. */
export const LEASE_MS = 2 * MINUTE_MS;
/** How long a carrier is not asked again for a lane after a failure that states no moment. */
export const RETRY_MS = 5 * MINUTE_MS;
/** The oldest schedule that is shown, where the carrier has no newer one. */
const MAX_AGE_MS = DAY_MS;
const DELETED_AFTER_MS = 7 * DAY_MS;

type Row = CarrierScheduleTable;

export interface LaneKey {
  readonly source: string;
  readonly lane: string;
}

export interface KeptSchedule {
  readonly askedAt: number;
  readonly sailings: readonly ScheduledSailing[];
}

export const findRow = (db: Executor, { source, lane }: LaneKey): Promise<Row | undefined> =>
  db.selectFrom("carrierSchedule").selectAll().where("source", "=", source).where("lane", "=", lane).executeTakeFirst();

/** The answer in a row, unless it is older than `maxAgeMs`. */
export const toKept = (row: Row | undefined, now: number, maxAgeMs = MAX_AGE_MS): KeptSchedule | null => {
  if (row === undefined || row.askedAt === null || row.sailings === null) return null;
  const { askedAt, sailings } = row;
  if (askedAt <= now - maxAgeMs || askedAt > now + MAX_AHEAD_MS) return null;
  return { askedAt, sailings: storedJson<readonly ScheduledSailing[]>(sailings) };
};

/** Whether another process asks the carrier at the moment. */
export const isLeased = (row: Row | undefined, now: number): boolean =>
  row?.leasedUntil != null && row.leasedUntil > now && row.leasedUntil <= now + LEASE_MS;

/** Takes the right to ask a carrier for a lane: one process at a time has it, and none while an answer is new or a failure is. */
export const claimLane = async (
  db: Executor,
  { source, lane }: LaneKey,
  now: number,
  keepMs: number,
): Promise<boolean> => {
  const leasedUntil = now + LEASE_MS;
  const claimed = await db
    .insertInto("carrierSchedule")
    .values({ source, lane, askedAt: null, sailings: null, leasedUntil, retryAt: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(["source", "lane"])
        .doUpdateSet({ leasedUntil })
        .where((row) =>
          row.and([
            row.or([
              row("carrierSchedule.leasedUntil", "is", null),
              row("carrierSchedule.leasedUntil", "<=", now),
              row("carrierSchedule.leasedUntil", ">", leasedUntil),
            ]),
            row.or([
              row("carrierSchedule.askedAt", "is", null),
              row("carrierSchedule.askedAt", "<=", now - keepMs),
              row("carrierSchedule.askedAt", ">", now + MAX_AHEAD_MS),
            ]),
            row.or([row("carrierSchedule.retryAt", "<=", now), row("carrierSchedule.retryAt", ">", now + DAY_MS)]),
          ]),
        ),
    )
    .returning("lane")
    .execute();
  return claimed.length > 0;
};

type Outcome = Pick<Row, "askedAt" | "sailings" | "retryAt"> | Pick<Row, "retryAt">;

const release = async (db: Executor, { source, lane }: LaneKey, outcome: Outcome): Promise<void> => {
  await db
    .updateTable("carrierSchedule")
    .set({ ...outcome, leasedUntil: null })
    .where("source", "=", source)
    .where("lane", "=", lane)
    .execute();
};

/** Keeps the answer for a claimed lane, and deletes those that are of no use any more. */
export const keepSchedule = async (db: Executor, key: LaneKey, { askedAt, sailings }: KeptSchedule): Promise<void> => {
  await release(db, key, { askedAt, sailings: JSON.stringify(sailings), retryAt: 0 });
  await db
    .deleteFrom("carrierSchedule")
    .where("askedAt", "<", askedAt - DELETED_AFTER_MS)
    .execute();
};

/** Ends the claim of a lane without an answer; an earlier answer stays. */
export const keepFailure = (db: Executor, key: LaneKey, retryAt: number): Promise<void> =>
  release(db, key, { retryAt });
