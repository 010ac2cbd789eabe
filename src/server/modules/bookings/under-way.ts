import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "./tables.ts";

const BOOKED = 1;

/** What the carrier of a booking is asked by. */
export type BookingUnderWay = Pick<StoredBooking, "id" | "quotationId" | "bookingId" | "bookedAt">;

export interface UnderWayFilter {
  readonly providers: readonly string[];
  /** The last arrival that still counts; later events end detention and demurrage. */
  readonly arrivedSince: CalendarDate;
  /** Of bookings whose arrival is not known. */
  readonly bookedSince: number;
}

/** The carriers and sheet providers of confirmed bookings, as their offers name them. */
export const listProviders = async (db: Executor): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("quotation")
    .select("providerName")
    .distinct()
    .where("status", "=", BOOKED)
    .execute();
  return rows.map(({ providerName }) => providerName);
};

/** Confirmed bookings under way, in the order of their `_id`s; `after` is the last `_id` of the page before. */
export const listBookingsUnderWay = (
  db: Executor,
  { providers, arrivedSince, bookedSince }: UnderWayFilter,
  after: string,
  limit: number,
): Promise<readonly BookingUnderWay[]> =>
  db
    .selectFrom("quotation")
    .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
    .select(["quotation.id", "quotation.quotationId", "quotation.bookingId", "quotation.bookedAt"])
    .where("quotation.status", "=", BOOKED)
    .where("quotation.providerName", "in", providers)
    .where("quotation.id", ">", after)
    .where((e) =>
      e.or([
        e("bookingSummary.arrival", ">=", arrivedSince),
        e.and([e("bookingSummary.arrival", "is", null), e("quotation.bookedAt", ">=", bookedSince)]),
      ]),
    )
    .orderBy("quotation.id")
    .limit(limit)
    .execute();

const LISTED = 5;
const IN_PROCESS = 0;

/** The numbers of the first bookings of a company that wait for an answer, or that are confirmed and arrive on a day or later. */
export const listUnfinished = async (
  db: Executor,
  companyId: string,
  state: "in-process" | "under-way",
  today: CalendarDate,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("quotation")
      .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
      .select(["quotation.bookingId", "quotation.quotationId"])
      .where("quotation.accountId", "=", companyId)
      .where((e) =>
        state === "in-process"
          ? e("quotation.status", "=", IN_PROCESS)
          : e.and([e("quotation.status", "=", BOOKED), e("bookingSummary.arrival", ">=", today)]),
      )
      .orderBy("quotation.bookedAt")
      .orderBy("quotation.quotationId")
      .limit(LISTED)
      .execute()
  ).map(({ bookingId, quotationId }) => bookingId ?? quotationId);

/** How many confirmed bookings of a company arrive on a day or later. */
export const countUnderWay = async (db: Executor, companyId: string, today: CalendarDate): Promise<number> =>
  (
    await db
      .selectFrom("quotation")
      .innerJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("quotation.accountId", "=", companyId)
      .where("quotation.status", "=", BOOKED)
      .where("bookingSummary.arrival", ">=", today)
      .executeTakeFirstOrThrow()
  ).count;
