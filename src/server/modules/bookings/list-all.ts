import { type RawBuilder, sql } from "kysely";
import type { Executor } from "#server/schema.ts";
import type { StoredBooking } from "./tables.ts";

/** A word that has to be in a booking, or the companies of whose names it is part. */
export interface SearchedWord {
  /** In lower case. */
  readonly word: string;
  readonly companies: readonly string[];
}

/** The place of a booking in the order of the list; a page begins after it. */
export interface BookingPosition {
  readonly bookedAt: number;
  readonly quotationId: string;
}

export type BookingWithShipment = StoredBooking & {
  /** JSON: the BookedShipment; null where it is outdated or the offer names no route. */
  readonly shipment: string | null;
};

const OWN = ['"quotation"."quotationId"', '"quotation"."bookingId"', '"quotation"."reference"'] as const;

const contains = ({ word, companies }: SearchedWord): RawBuilder<boolean> => {
  const pattern = `%${word.replace(/[!%_]/g, "!$&")}%`;
  const found = [
    ...OWN.map((column) => sql`lower(coalesce(${sql.raw(column)}, '')) like ${pattern} escape '!'`),
    sql`coalesce("bookingSummary"."searchText", '') like ${pattern} escape '!'`,
    ...(companies.length === 0 ? [] : [sql`"quotation"."accountId" in (${sql.join(companies)})`]),
  ];
  return sql<boolean>`(${sql.join(found, sql` or `)})`;
};

const isCurrent = sql<boolean>`"bookingSummary"."summarised" >= "bookingSummary"."revision"`;

/** Bookings of all companies, newest first, as their summaries have them. */
export const listAllBookings = (
  db: Executor,
  { words, status }: { readonly words: readonly SearchedWord[]; readonly status: number | null },
  { after, limit }: { readonly after: BookingPosition | null; readonly limit: number },
): Promise<readonly BookingWithShipment[]> =>
  words
    .reduce(
      (query, word) => query.where(contains(word)),
      db
        .selectFrom("quotation")
        .leftJoin("bookingSummary", "bookingSummary.quotation", "quotation.id")
        .selectAll("quotation")
        .select(sql<string | null>`case when ${isCurrent} then "bookingSummary"."shipment" end`.as("shipment")),
    )
    .$if(status !== null, (query) => query.where("quotation.status", "=", status ?? 0))
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`("quotation"."bookedAt", "quotation"."quotationId") < (${after?.bookedAt ?? 0}, ${after?.quotationId ?? ""})`,
      ),
    )
    .orderBy("quotation.bookedAt", "desc")
    .orderBy("quotation.quotationId", "desc")
    .limit(limit)
    .execute();
