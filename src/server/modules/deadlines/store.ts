import type { BookedShipment } from "#api/schema.d.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "../bookings/index.ts";
import type { CalendarFeedTable } from "./tables.ts";

export const findFeed = async (db: Executor, accountId: string): Promise<CalendarFeedTable | null> =>
  (await db.selectFrom("calendarFeed").selectAll().where("accountId", "=", accountId).executeTakeFirst()) ?? null;

/** The account of a token; null if the link was replaced or ended, or the account is disabled. */
export const findFeedAccount = async (db: Executor, tokenHash: string): Promise<string | null> => {
  const found = await db
    .selectFrom("calendarFeed")
    .innerJoin("account", "account.id", "calendarFeed.accountId")
    .select("calendarFeed.accountId")
    .where("calendarFeed.tokenHash", "=", tokenHash)
    .where("account.disabledAt", "is", null)
    .executeTakeFirst();
  return found?.accountId ?? null;
};

export const replaceFeed = async (db: Executor, feed: CalendarFeedTable): Promise<void> => {
  const { tokenHash, createdAt } = feed;
  await db
    .insertInto("calendarFeed")
    .values(feed)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ tokenHash, createdAt }))
    .execute();
};

export const deleteFeed = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("calendarFeed").where("accountId", "=", accountId).execute();
};

const CANCELLED = 2;
const MOST_BOOKINGS = 1_000;

export type ScheduledBooking = Pick<StoredBooking, "id" | "quotationId" | "bookingId" | "providerName"> & {
  readonly shipment: BookedShipment | null;
  readonly deadlineFacts: string;
  readonly revision: number;
};

/** What the calendar of an account is written from, in few letters: another one after every change. */
export const readFingerprint = async (db: Executor, accountId: string): Promise<string> => {
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
  const leadTimes = await db
    .selectFrom("leadTimes")
    .select(["origin", "hours", "version"])
    .where("accountId", "=", accountId)
    .orderBy("origin")
    .execute();
  return JSON.stringify([bookings, leadTimes]);
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
    if (last === undefined || page.length < atOnce || listed >= MOST_BOOKINGS) return;
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
