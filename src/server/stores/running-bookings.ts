import type { QuotationTable } from "./booking-tables.ts";
import type { Executor } from "./schema.ts";

/** Bookings by their `_id`s, with the offers they were made from. */
export const bookingsById = async (db: Executor, ids: readonly string[]): Promise<readonly QuotationTable[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("quotation")
        .selectAll()
        .where("id", "in", [...ids])
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
