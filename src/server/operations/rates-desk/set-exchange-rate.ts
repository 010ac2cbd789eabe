import { err, ok, type Result } from "neverthrow";
import { findRateJump, readTypedRate, setRate, type TypedRate } from "#domain/money";
import { recordChange } from "#server/modules/audit/index.ts";
import { findStatedExchange, saveExchange } from "#server/modules/rates/index.ts";
import { bumpCacheVersion } from "#server/platform/database/cache-versions.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { type Clock, officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";

interface RateChange extends TypedRate {
  /** Also where it is 20 % or more off the last one. */
  readonly isSure: boolean;
  /** The rate in force on that day as it was read, null for none; left out: not compared. */
  readonly seen?: string | null | undefined;
}

/**
 * Sets an exchange rate, which is used from the next price on. Refused by field, where somebody else has set another one
 * meanwhile, and once where it is far from the last one.
 */
export const setExchangeRate = (
  { db, clock }: { readonly db: Executor; readonly clock: Clock },
  { isSure, seen, ...typed }: RateChange,
): Promise<Result<void, Refusal>> =>
  db.transaction().execute(async (transaction) => {
    /* Locks the tables for others that set a rate. */
    await bumpCacheVersion(transaction, "tariffs");
    const read = readTypedRate(typed, officeDay(clock()));
    if (read.isErr())
      return err({ kind: "fields", message: read.error[0]?.message ?? "", fields: read.error } satisfies Refusal);
    const rate = read.value;
    const { base, currency, unitsPerBase, date, source } = rate;
    const before = await findStatedExchange(transaction, base, date);
    const last = before?.quotes.find((quote) => quote.currency === currency);
    if (seen !== undefined && seen !== (last?.unitsPerBase ?? null))
      return err({
        kind: "conflict",
        message: `Somebody else was faster: the rate of ${currency} is ${last?.unitsPerBase ?? "removed"} now. Nothing was done: set yours if it is right.`,
      } satisfies Refusal);
    const jump = isSure ? null : findRateJump(before, rate);
    if (jump !== null) {
      const message = `The last rate was ${jump.unitsPerBase}: ${unitsPerBase} is 20 % or more off it. Set it if it is right.`;
      return err({ kind: "fields", message, fields: [{ field: "isSure", message }] } satisfies Refusal);
    }
    await saveExchange(transaction, `${base} ${date}`, setRate(before, rate));
    await recordChange(transaction, {
      action: "exchange-rates.set",
      subjectId: `${base} ${date}`,
      before:
        last === undefined
          ? null
          : { [currency]: last.unitsPerBase, source: last.from?.source ?? before?.source ?? null },
      after: { [currency]: unitsPerBase, source },
    });
    return ok(undefined);
  });
