import { err, ok, type Result } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "#server/platform/time.ts";

/** How many calls a carrier takes in any span of a length. */
export interface CallAllowance {
  readonly calls: number;
  readonly spanMs: number;
}

/** When the next call is allowed, in epoch milliseconds. */
export interface UsedUp {
  readonly until: number;
}

/* The clocks of several servers, and of the carrier, differ a little. */
const CLOCK_DIFFERENCE_MS = 1_000;

/* A call that is later than this was counted while a clock was ahead. */
const MAX_AHEAD_MS = 60_000;

const findUsedUp = async (
  db: Executor,
  quota: string,
  now: number,
  { calls, spanMs }: CallAllowance,
): Promise<UsedUp | null> => {
  const span = spanMs + CLOCK_DIFFERENCE_MS;
  const counted = await db
    .selectFrom("carrierCall")
    .select("calledAt")
    .where("quota", "=", quota)
    .where("calledAt", ">", now - span)
    .orderBy("calledAt", "desc")
    .offset(calls - 1)
    .limit(1)
    .executeTakeFirst();
  return counted === undefined ? null : { until: counted.calledAt + span };
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

/**
 * Counts one call of a carrier if every allowance has room for it in the span that ends now, for all processes together: a
 * process that counts holds the row of the quota.
 */
export const takeCall = (
  db: Executor,
  clock: Clock,
  quota: string,
  allowances: readonly CallAllowance[],
): Promise<Result<void, UsedUp>> =>
  db.transaction().execute(async (transaction) => {
    const now = clock();
    await transaction
      .insertInto("carrierQuota")
      .values({ quota, takenAt: now })
      .onConflict((conflict) => conflict.column("quota").doUpdateSet({ takenAt: now }))
      .execute();
    await prune(transaction, quota, now, Math.max(0, ...allowances.map(({ spanMs }) => spanMs)));
    const used: UsedUp[] = [];
    for (const allowance of allowances) {
      const found = await findUsedUp(transaction, quota, now, allowance);
      if (found !== null) used.push(found);
    }
    if (used.length > 0) return err({ until: Math.max(...used.map(({ until }) => until)) });
    await transaction.insertInto("carrierCall").values({ quota, calledAt: now }).execute();
    return ok(undefined);
  });

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
