import { sql } from "kysely";
import type { BookingKeyTable, QuotationFileTable, QuotationTable } from "./tables.ts";
import { preparedList } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

/* What bookings that share a transaction read and write: one statement for all of them. */

/** A booking as far as repeating it needs to know. */
export type KnownBooking = Pick<QuotationTable, "id" | "accountId" | "quotationId" | "bookingId" | "offerId">;

/** An Idempotency-Key of a shipper. */
export type ShipperKey = Pick<BookingKeyTable, "accountId" | "key">;

const KNOWN = [
  "quotation.id",
  "quotation.accountId",
  "quotation.quotationId",
  "quotation.bookingId",
  "quotation.offerId",
] as const;

const selectBooked = preparedList<{ readonly offerId: string }>()((db, entries) =>
  db
    .selectFrom("quotation")
    .select(KNOWN)
    .where(
      "offerId",
      "in",
      entries.map((given) => given("offerId")),
    ),
);

/** The bookings of these offers, as many as were booked. */
export const bookingsOfOffers = async (db: Executor, offerIds: readonly string[]): Promise<readonly KnownBooking[]> =>
  offerIds.length === 0
    ? []
    : selectBooked(
        db,
        offerIds.map((offerId) => ({ offerId })),
      );

const selectKeys = preparedList<ShipperKey>()((db, entries) =>
  db
    .selectFrom("bookingKey")
    .innerJoin("quotation", "quotation.id", "bookingKey.quotation")
    .select(["bookingKey.key", "bookingKey.offerId as usedFor"])
    .select(KNOWN)
    .where((row) =>
      row.or(
        entries.map((given) => row.and({ "bookingKey.accountId": given("accountId"), "bookingKey.key": given("key") })),
      ),
    ),
);

/** What these keys were used for, as many as were used: the booking, and the offer that was named with the key. */
export const usedKeys = async (
  db: Executor,
  keys: readonly ShipperKey[],
): Promise<readonly (KnownBooking & { readonly key: string; readonly usedFor: string })[]> =>
  keys.length === 0 ? [] : selectKeys(db, keys);

const insertQuotations = preparedList<QuotationTable>()((db, entries) =>
  db.insertInto("quotation").values(
    entries.map((given) => ({
      id: given("id"),
      accountId: given("accountId"),
      quotationId: given("quotationId"),
      bookingId: given("bookingId"),
      offerId: given("offerId"),
      providerName: given("providerName"),
      validityFrom: given("validityFrom"),
      validityTill: given("validityTill"),
      bookedOn: given("bookedOn"),
      bookedAt: given("bookedAt"),
      status: given("status"),
      offer: given("offer"),
      context: given("context"),
      reference: given("reference"),
    })),
  ),
);

/** Adds several bookings. */
export const addQuotations = async (db: Executor, quotations: readonly QuotationTable[]): Promise<void> => {
  if (quotations.length > 0) await insertQuotations(db, quotations);
};

const insertFirstFiles = preparedList<Pick<QuotationFileTable, "quotation" | "fileName" | "contentType">>()(
  (db, entries) =>
    db.insertInto("quotationFile").values(
      entries.map((given) => ({
        quotation: given("quotation"),
        fileName: given("fileName"),
        contentType: given("contentType"),
        position: 1,
        content: sql<null>`null`,
      })),
    ),
);

/** Gives new bookings their first file, a document that is printed when it is asked for. */
export const addFirstFiles = async (
  db: Executor,
  files: readonly Pick<QuotationFileTable, "quotation" | "fileName" | "contentType">[],
): Promise<void> => {
  if (files.length > 0) await insertFirstFiles(db, files);
};

const insertKeys = preparedList<BookingKeyTable>()((db, entries) =>
  db
    .insertInto("bookingKey")
    .values(
      entries.map((given) => ({
        accountId: given("accountId"),
        key: given("key"),
        offerId: given("offerId"),
        quotation: given("quotation"),
        usedAt: given("usedAt"),
      })),
    )
    .onConflict((conflict) => conflict.columns(["accountId", "key"]).doNothing()),
);

/** Remembers what keys were used for; a key that is known stays as it was. */
export const rememberKeys = async (db: Executor, uses: readonly BookingKeyTable[]): Promise<void> => {
  if (uses.length > 0) await insertKeys(db, uses);
};
