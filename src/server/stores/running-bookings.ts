import type { QuotationTable } from "./booking-tables.ts";
import type { Executor } from "./schema.ts";

const CANCELLED = 2;

/** A shipper's latest bookings that are not cancelled, with the offers they were made from, newest first. */
export const latestBookings = (
  db: Executor,
  accountId: string,
  { since, most }: { readonly since: number; readonly most: number },
): Promise<readonly QuotationTable[]> =>
  db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("status", "!=", CANCELLED)
    .where("bookedAt", ">=", since)
    .orderBy("bookedAt", "desc")
    .orderBy("quotationId", "desc")
    .limit(most)
    .execute();

/** The time zones (IANA) of places by their codes; a place whose zone is not known is left out. */
export const timeZonesOf = async (db: Executor, codes: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (codes.length === 0) return new Map();
  const rows = await db
    .selectFrom("place")
    .select(["code", "timeZone"])
    .where("code", "in", [...codes])
    .execute();
  return new Map(rows.flatMap(({ code, timeZone }) => (timeZone === null ? [] : [[code, timeZone] as const])));
};
