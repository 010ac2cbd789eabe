import { containsAll } from "#server/platform/database/contains-all.ts";
import type { Executor } from "#server/schema.ts";
import type { BookingLabel } from "./read-bookings.ts";

const OWN = ["quotation.quotationId", "quotation.bookingId", "quotation.reference", "quotation.providerName"];

interface SearchedBookings {
  /** Lower case; a booking contains them all. */
  readonly words: readonly string[];
  /** `_id`s of bookings that are found as well. */
  readonly ids: readonly string[];
  readonly most: number;
}

/** Bookings of all companies by number, reference, carrier, place, vessel or container; the newest first. */
export const searchBookings = (
  db: Executor,
  { words, ids, most }: SearchedBookings,
): Promise<readonly BookingLabel[]> =>
  db
    .selectFrom("quotation")
    .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
    .select([
      "quotation.id",
      "quotation.accountId",
      "quotation.quotationId",
      "quotation.bookingId",
      "quotation.providerName",
      "quotation.reference",
      "quotation.status",
    ])
    .where((e) =>
      e.or([
        containsAll(OWN, words),
        containsAll(["bookingSummary.searchText"], words),
        e("quotation.id", "in", [...ids, ""]),
      ]),
    )
    .orderBy("quotation.bookedAt", "desc")
    .limit(most)
    .execute();
