import type { BookedShipment } from "#api/schema.d.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "./tables.ts";

const CANCELLED = 2;
const MAX_BOOKINGS = 1_000;

export type ScheduledBooking = Pick<StoredBooking, "id" | "quotationId" | "bookingId" | "providerName"> & {
  readonly shipment: BookedShipment | null;
  readonly deadlineFacts: string;
  readonly revision: number;
};

/** What the bookings in a calendar are, in few letters: others after every change. */
export const readSummaryFingerprint = async (db: Executor, accountId: string): Promise<string> => {
  const bookings = await db
    .selectFrom("bookingSummary")
    .select((e) => [
      e.fn.countAll<number>().as("count"),
      e.fn.sum<number>("summarised").as("revisions"),
      e.fn.sum<number>("status").as("statuses"),
      e.fn.max("bookedAt").as("latest"),
    ])
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return JSON.stringify(bookings);
};

/**
 * The newest bookings of an account that deadlines are known of, so many at a time, so that no page keeps other requests
 * waiting; the summaries are refreshed before.
 */
export async function* scheduledBookings(
  db: Executor,
  accountId: string,
  atOnce: number,
): AsyncGenerator<readonly ScheduledBooking[]> {
  const newest = db
    .selectFrom("bookingSummary")
    .innerJoin("quotation", "quotation.id", "bookingSummary.quotation")
    .select(["quotation.id", "quotation.quotationId", "quotation.bookingId", "quotation.providerName"])
    .select(["bookingSummary.shipment", "bookingSummary.deadlineFacts", "bookingSummary.revision"])
    .select("bookingSummary.bookedAt")
    .where("bookingSummary.accountId", "=", accountId)
    .where("bookingSummary.status", "<>", CANCELLED)
    .where("bookingSummary.stage", "<>", "delivered")
    .orderBy("bookingSummary.bookedAt", "desc")
    .orderBy("bookingSummary.quotationId", "desc")
    .limit(atOnce);
  let page = await newest.execute();
  for (let listed = page.length; page.length > 0; listed += page.length) {
    yield page.flatMap(({ shipment, deadlineFacts, ...row }) =>
      deadlineFacts === null
        ? []
        : [{ ...row, deadlineFacts, shipment: shipment === null ? null : storedJson<BookedShipment>(shipment) }],
    );
    const last = page.at(-1);
    if (last === undefined || page.length < atOnce || listed >= MAX_BOOKINGS) return;
    page = await newest
      .where((e) =>
        e(
          e.refTuple("bookingSummary.bookedAt", "bookingSummary.quotationId"),
          "<",
          e.tuple(last.bookedAt, last.quotationId),
        ),
      )
      .execute();
  }
}

/** 0 for a booking that was not summarised yet. */
export const findRevision = async (db: Executor, quotation: string): Promise<number> => {
  const row = await db
    .selectFrom("bookingSummary")
    .select("revision")
    .where("quotation", "=", quotation)
    .executeTakeFirst();
  return row?.revision ?? 0;
};
