import type { ExpressionBuilder } from "kysely";
import type { CalendarDate } from "#domain/time";
import { officeDay } from "#server/platform/time.ts";
import type { Executor, Schema } from "#server/schema.ts";
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

/** Days after its booking for which a shipment without a known arrival counts as under way. */
export const UNSTATED_DAYS = 60;
const DAY_MS = 24 * 3_600_000;

type ArrivalLimits = Pick<UnderWayFilter, "arrivedSince" | "bookedSince">;

const toLimits = (now: number): ArrivalLimits => ({
  arrivedSince: officeDay(now),
  bookedSince: now - UNSTATED_DAYS * DAY_MS,
});

const isUnderWay = (
  e: ExpressionBuilder<Schema, "quotation" | "bookingSummary">,
  { arrivedSince, bookedSince }: ArrivalLimits,
) =>
  e.and([
    e("quotation.status", "=", BOOKED),
    e.or([
      e("bookingSummary.arrival", ">=", arrivedSince),
      e.and([e("bookingSummary.arrival", "is", null), e("quotation.bookedAt", ">=", bookedSince)]),
    ]),
  ]);

/** Confirmed bookings under way, in the order of their `_id`s; `after` is the last `_id` of the page before. */
export const listBookingsUnderWay = (
  db: Executor,
  { providers, ...limits }: UnderWayFilter,
  after: string,
  limit: number,
): Promise<readonly BookingUnderWay[]> =>
  db
    .selectFrom("quotation")
    .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
    .select(["quotation.id", "quotation.quotationId", "quotation.bookingId", "quotation.bookedAt"])
    .where("quotation.providerName", "in", providers)
    .where("quotation.id", ">", after)
    .where((e) => isUnderWay(e, limits))
    .orderBy("quotation.id")
    .limit(limit)
    .execute();

const LISTED = 5;
const IN_PROCESS = 0;

/** The numbers of the first bookings of a company that wait for an answer, or that are confirmed and whose last vessel has not arrived. */
export const listUnfinished = async (
  db: Executor,
  companyId: string,
  state: "in-process" | "under-way",
  now: number,
): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("quotation")
      .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
      .select(["quotation.bookingId", "quotation.quotationId"])
      .where("quotation.accountId", "=", companyId)
      .where((e) => (state === "in-process" ? e("quotation.status", "=", IN_PROCESS) : isUnderWay(e, toLimits(now))))
      .orderBy("quotation.bookedAt")
      .orderBy("quotation.quotationId")
      .limit(LISTED)
      .execute()
  ).map(({ bookingId, quotationId }) => bookingId ?? quotationId);

/** How many confirmed bookings of a company have a last vessel that has not arrived. */
export const countUnderWay = async (db: Executor, companyId: string, now: number): Promise<number> =>
  (
    await db
      .selectFrom("quotation")
      .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("quotation.accountId", "=", companyId)
      .where((e) => isUnderWay(e, toLimits(now)))
      .executeTakeFirstOrThrow()
  ).count;
