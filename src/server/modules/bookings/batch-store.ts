import { sql } from "kysely";
import type { BookingKeyTable, QuotationFileTable, StoredBooking } from "./tables.ts";
import { prepareListStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

/* What bookings that share a transaction read and write: one statement for all of them. */

export type KnownBooking = Pick<StoredBooking, "id" | "accountId" | "quotationId" | "bookingId" | "offerId" | "status">;

export type ShipperKey = Pick<BookingKeyTable, "accountId" | "key">;

const KNOWN = [
  "quotation.id",
  "quotation.accountId",
  "quotation.quotationId",
  "quotation.bookingId",
  "quotation.offerId",
  "quotation.status",
] as const;

const selectBooked = prepareListStatement<{ readonly offerId: string }>()((db, entries) =>
  db
    .selectFrom("quotation")
    .select(KNOWN)
    .where(
      "offerId",
      "in",
      entries.map((param) => param("offerId")),
    ),
);

export const findBookingsByOffers = async (
  db: Executor,
  offerIds: readonly string[],
): Promise<readonly KnownBooking[]> =>
  offerIds.length === 0
    ? []
    : selectBooked(
        db,
        offerIds.map((offerId) => ({ offerId })),
      );

const selectKeys = prepareListStatement<ShipperKey>()((db, entries) =>
  db
    .selectFrom("bookingKey")
    .innerJoin("quotation", "quotation.id", "bookingKey.quotation")
    .select(["bookingKey.key", "bookingKey.offerId as usedFor"])
    .select(KNOWN)
    .where((row) =>
      row.or(
        entries.map((param) => row.and({ "bookingKey.accountId": param("accountId"), "bookingKey.key": param("key") })),
      ),
    ),
);

export const findUsedKeys = async (
  db: Executor,
  keys: readonly ShipperKey[],
): Promise<readonly (KnownBooking & { readonly key: string; readonly usedFor: string })[]> =>
  keys.length === 0 ? [] : selectKeys(db, keys);

const insertQuotations = prepareListStatement<Required<StoredBooking>>()((db, entries) =>
  db.insertInto("quotation").values(
    entries.map((param) => ({
      id: param("id"),
      accountId: param("accountId"),
      createdBy: param("createdBy"),
      isHeld: param("isHeld"),
      quotationId: param("quotationId"),
      bookingId: param("bookingId"),
      offerId: param("offerId"),
      providerName: param("providerName"),
      validityFrom: param("validityFrom"),
      validityTill: param("validityTill"),
      validityZone: param("validityZone"),
      bookedOn: param("bookedOn"),
      bookedAt: param("bookedAt"),
      status: param("status"),
      offer: param("offer"),
      context: param("context"),
      reference: param("reference"),
    })),
  ),
);

/** A cancelled booking gives its offer to the next one. */
export const releaseOffers = async (db: Executor, offerIds: readonly string[]): Promise<void> => {
  if (offerIds.length > 0)
    await db.updateTable("quotation").set({ offerId: null }).where("offerId", "in", offerIds).execute();
};

const insertSummaries = prepareListStatement<
  Pick<StoredBooking, "id" | "accountId" | "quotationId" | "bookedAt" | "status" | "providerName">
>()((db, entries) =>
  db.insertInto("bookingSummary").values(
    entries.map((param) => ({
      quotation: param("id"),
      accountId: param("accountId"),
      quotationId: param("quotationId"),
      bookedAt: param("bookedAt"),
      status: param("status"),
      carrier: param("providerName"),
      stage: sql<"planned">`'planned'`,
      searchText: sql<string>`''`,
      revision: sql<number>`1`,
      summarised: sql<number>`0`,
    })),
  ),
);

/** With their rows in the list, which are filled when it is read: a list has every booking, also while nothing can be stored. */
export const addQuotations = async (db: Executor, quotations: readonly StoredBooking[]): Promise<void> => {
  if (quotations.length === 0) return;
  await insertQuotations(
    db,
    quotations.map((one) => ({ createdBy: null, isHeld: 0, ...one })),
  );
  await insertSummaries(
    db,
    quotations.map(({ id, accountId, quotationId, bookedAt, status, providerName }) => ({
      id,
      accountId,
      quotationId,
      bookedAt,
      status,
      providerName,
    })),
  );
};

const insertFirstFiles = prepareListStatement<Pick<QuotationFileTable, "quotation" | "fileName" | "contentType">>()(
  (db, entries) =>
    db.insertInto("quotationFile").values(
      entries.map((param) => ({
        quotation: param("quotation"),
        fileName: param("fileName"),
        contentType: param("contentType"),
        position: 1,
        content: sql<null>`null`,
      })),
    ),
);

export const addFirstFiles = async (
  db: Executor,
  files: readonly Pick<QuotationFileTable, "quotation" | "fileName" | "contentType">[],
): Promise<void> => {
  if (files.length > 0) await insertFirstFiles(db, files);
};

const insertKeys = prepareListStatement<BookingKeyTable>()((db, entries) =>
  db
    .insertInto("bookingKey")
    .values(
      entries.map((param) => ({
        accountId: param("accountId"),
        key: param("key"),
        offerId: param("offerId"),
        quotation: param("quotation"),
        usedAt: param("usedAt"),
      })),
    )
    .onConflict((conflict) => conflict.columns(["accountId", "key"]).doNothing()),
);

export const saveBookingKeys = async (db: Executor, uses: readonly BookingKeyTable[]): Promise<void> => {
  if (uses.length > 0) await insertKeys(db, uses);
};
