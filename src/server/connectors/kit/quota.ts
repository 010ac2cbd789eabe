import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "#server/platform/time.ts";
import { MAX_RETRY_AFTER_MS } from "./server-time.ts";

/** How many calls a carrier takes in any span of a length. */
export interface CallAllowance {
  readonly calls: number;
  readonly spanMs: number;
}

/** When the calls are allowed, in epoch milliseconds. */
export interface UsedUp {
  readonly until: number;
}

/* The clocks of several servers, and of the carrier, differ a little. */
const CLOCK_DIFFERENCE_MS = 1_000;

/* A call that is later than this was counted while a clock was ahead. */
const MAX_AHEAD_MS = 60_000;

/** The moments after which an allowance has room for the next calls, the first one first; 0 where it has room now. */
const findRoom = async (
  db: Executor,
  quota: string,
  now: number,
  count: number,
  { calls, spanMs }: CallAllowance,
): Promise<readonly number[]> => {
  const span = spanMs + CLOCK_DIFFERENCE_MS;
  const counted = await db
    .selectFrom("carrierCall")
    .select("calledAt")
    .where("quota", "=", quota)
    .where("calledAt", ">", now - span)
    .orderBy("calledAt", "desc")
    .offset(Math.max(0, calls - count))
    .limit(Math.min(count, calls))
    .execute();
  /* The call that fills the span before the nth new one is n places later than the last call that fits. */
  const oldestFirst = counted.map(({ calledAt }) => calledAt + span).toReversed();
  const free = Math.min(count, calls) - oldestFirst.length;
  return [...Array.from({ length: free }, () => 0), ...oldestFirst];
};

/* A moment for each call: not before the one ahead of it, and none in a span that is full with the others. */
const toMoments = (
  now: number,
  count: number,
  rooms: readonly (CallAllowance & { readonly from: readonly number[] })[],
): readonly number[] => {
  const moments: number[] = [];
  for (let at = 0; at < count; at += 1)
    moments.push(
      Math.max(
        now,
        ...rooms.map(({ calls, spanMs, from }) =>
          at < calls ? (from[at] ?? 0) : (moments[at - calls] ?? now) + spanMs + CLOCK_DIFFERENCE_MS,
        ),
      ),
    );
  return moments;
};

const prune = async (db: Executor, quota: string, now: number, longestMs: number): Promise<void> => {
  await db
    .deleteFrom("carrierCall")
    .where("quota", "=", quota)
    .where((call) =>
      call.or([
        call("calledAt", "<=", now - longestMs - CLOCK_DIFFERENCE_MS),
        call("calledAt", ">", now + MAX_AHEAD_MS),
      ]),
    )
    .execute();
};

/* One that ends later was stored while a clock was ahead. */
const toClosing = (until: number | null | undefined, now: number): number | null =>
  until !== null && until !== undefined && until > now && until <= now + MAX_RETRY_AFTER_MS ? until : null;

/** Until when a carrier takes no calls, as it has said to any process; null: it takes some. */
export const findClosing = async (db: Executor, clock: Clock, quota: string): Promise<number | null> => {
  const row = await db.selectFrom("carrierQuota").select("closedUntil").where("quota", "=", quota).executeTakeFirst();
  return toClosing(row?.closedUntil, clock());
};

/** Stores until when a carrier takes no calls, for all processes; what it has said last counts. */
export const closeQuota = async (db: Executor, clock: Clock, quota: string, closedUntil: number): Promise<void> => {
  await db
    .insertInto("carrierQuota")
    .values({ quota, takenAt: clock(), closedUntil })
    .onConflict((conflict) => conflict.column("quota").doUpdateSet({ closedUntil }))
    .execute();
};

/* Without an allowance there is nothing to count. */
const takeUncounted = async (
  db: Executor,
  clock: Clock,
  quota: string,
  count: number,
): Promise<Result<readonly number[], UsedUp>> => {
  const until = await findClosing(db, clock, quota);
  return until === null ? ok(Array.from({ length: count }, clock)) : err({ until });
};

/**
 * Counts calls of a carrier if it takes any and every allowance has room for all of them, for all processes together: a process that counts
 * holds the row of the quota. Returns the moment from which each may be made, the last one at most `maxWaitMs` from now.
 */
export const takeCalls = (
  db: Executor,
  clock: Clock,
  quota: string,
  allowances: readonly CallAllowance[],
  { count = 1, maxWaitMs = 0 }: { readonly count?: number; readonly maxWaitMs?: number } = {},
): Promise<Result<readonly number[], UsedUp>> => {
  if (allowances.length === 0) return takeUncounted(db, clock, quota, count);
  return db.transaction().execute(async (transaction) => {
    const now = clock();
    const { closedUntil } = await transaction
      .insertInto("carrierQuota")
      .values({ quota, takenAt: now, closedUntil: null })
      .onConflict((conflict) => conflict.column("quota").doUpdateSet({ takenAt: now }))
      .returning("closedUntil")
      .executeTakeFirstOrThrow();
    const until = toClosing(closedUntil, now);
    if (until !== null) return err({ until });
    await prune(transaction, quota, now, Math.max(0, ...allowances.map(({ spanMs }) => spanMs)));
    const rooms: (CallAllowance & { readonly from: readonly number[] })[] = [];
    for (const allowance of allowances)
      rooms.push({ ...allowance, from: await findRoom(transaction, quota, now, count, allowance) });
    const moments = toMoments(now, count, rooms);
    const last = moments.at(-1) ?? now;
    if (last > now + maxWaitMs) return err({ until: last });
    await transaction
      .insertInto("carrierCall")
      .values(moments.map((calledAt) => ({ quota, calledAt })))
      .execute();
    return ok(moments);
  });
};

/** From when on the carrier takes calls and every allowance has room for one again; not later than now where there is room. Epoch milliseconds. */
export const findOpening = async (
  db: Executor,
  clock: Clock,
  quota: string,
  allowances: readonly CallAllowance[],
): Promise<number> => {
  const now = clock();
  const rooms = await Promise.all(allowances.map((allowance) => findRoom(db, quota, now, 1, allowance)));
  return Math.max((await findClosing(db, clock, quota)) ?? 0, ...rooms.flat());
};

/** How many calls each allowance has left now. */
export const countLeft = async (
  db: Executor,
  clock: Clock,
  quota: string,
  allowances: readonly CallAllowance[],
): Promise<readonly (CallAllowance & { readonly left: number })[]> => {
  const now = clock();
  return Promise.all(
    allowances.map(async ({ calls, spanMs }) => {
      const { made } = await db
        .selectFrom("carrierCall")
        .select((call) => call.fn.countAll<number | string>().as("made"))
        .where("quota", "=", quota)
        .where("calledAt", ">", now - spanMs - CLOCK_DIFFERENCE_MS)
        .executeTakeFirstOrThrow();
      return { calls, spanMs, left: Math.max(0, calls - Number(made)) };
    }),
  );
};
