import type { Executor } from "#server/schema.ts";
import type { QuotationFileTable, StoredBooking } from "./tables.ts";

const IDS_PER_STATEMENT = 1_000;
const CANCELLED = 2;

const readInParts = async <Row>(
  values: readonly string[],
  read: (part: readonly string[]) => Promise<readonly Row[]>,
): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += IDS_PER_STATEMENT)
    rows.push(...(await read(values.slice(start, start + IDS_PER_STATEMENT))));
  return rows;
};

/** What a booking is named by in lists. */
export type BookingLabel = Pick<
  StoredBooking,
  "id" | "accountId" | "quotationId" | "bookingId" | "providerName" | "reference" | "status"
>;

const LABEL = ["id", "accountId", "quotationId", "bookingId", "providerName", "reference", "status"] as const;

/** Bookings of all accounts by their `_id`s. */
export const readBookingLabels = async (
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BookingLabel>> => {
  const rows = await readInParts([...new Set(ids)], (part) =>
    db.selectFrom("quotation").select(LABEL).where("id", "in", part).execute(),
  );
  return new Map(rows.map((row) => [row.id, row]));
};

/** The `_id`s of an account's bookings. */
export const listBookingIds = async (db: Executor, accountId: string): Promise<readonly string[]> =>
  (await db.selectFrom("quotation").select("id").where("accountId", "=", accountId).execute()).map(({ id }) => id);

/** A booking by its `_id`; null when it does not exist. */
export const findBooking = async (db: Executor, id: string): Promise<StoredBooking | null> =>
  (await db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

/** A shipper's booking by its booking or quotation number; null when there is none or it belongs to another account. */
export const findOwnBooking = async (db: Executor, accountId: string, number: string): Promise<StoredBooking | null> =>
  (await db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where((e) => e.or([e("bookingId", "=", number), e("quotationId", "=", number)]))
    .executeTakeFirst()) ?? null;

/** A shipper's booking by its `_id` or one of its numbers. */
export const findOwnBookingByAnyName = async (
  db: Executor,
  accountId: string,
  name: string,
): Promise<StoredBooking | null> =>
  (await db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", accountId)
    .where((row) => row.or([row("id", "=", name), row("quotationId", "=", name), row("bookingId", "=", name)]))
    .executeTakeFirst()) ?? null;

/** The `_id`s of bookings of all shippers by their booking and quotation numbers. */
export const findBookingsByNumber = async (
  db: Executor,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await readInParts(numbers, (part) =>
    db
      .selectFrom("quotation")
      .select(["id", "quotationId", "bookingId"])
      .where((e) => e.or([e("bookingId", "in", part), e("quotationId", "in", part)]))
      .execute(),
  );
  return new Map(
    rows.flatMap(({ id, quotationId, bookingId }): readonly (readonly [string, string])[] => [
      [quotationId, id],
      ...(bookingId === null ? [] : [[bookingId, id] as const]),
    ]),
  );
};

/** Those of the numbers (of bookings or quotations) whose booking is cancelled. */
export const findCancelled = async (db: Executor, numbers: readonly string[]): Promise<ReadonlySet<string>> => {
  const ids = await findBookingsByNumber(db, numbers);
  const bookings = await readBookingLabels(db, [...ids.values()]);
  return new Set(numbers.filter((number) => bookings.get(ids.get(number) ?? "")?.status === CANCELLED));
};

/** The bookings of offers. */
export const listBookingsOfOffers = (
  db: Executor,
  offers: readonly string[],
): Promise<readonly Pick<StoredBooking, "offerId" | "quotationId" | "status">[]> =>
  readInParts(offers, (part) =>
    db.selectFrom("quotation").select(["offerId", "quotationId", "status"]).where("offerId", "in", part).execute(),
  );

export interface StoredFile extends Pick<QuotationFileTable, "quotation" | "fileName" | "contentType"> {
  /** Null for a document that the server prints when it is asked for. */
  readonly bytes: number | null;
}

/** The files of bookings, in their order. */
export const listFiles = (db: Executor, quotations: readonly string[]): Promise<readonly StoredFile[]> =>
  readInParts(quotations, (part) =>
    db
      .selectFrom("quotationFile")
      .select(["quotation", "fileName", "contentType"])
      .select((e) => e.fn<number | null>("length", ["content"]).as("bytes"))
      .where("quotation", "in", part)
      .orderBy("quotation")
      .orderBy("position")
      .execute(),
  );

/** Bookings of all accounts in the order of their numbers, those after a number; with their offers. */
export const readBookingsAfter = (db: Executor, number: string, limit: number): Promise<readonly StoredBooking[]> =>
  db
    .selectFrom("quotation")
    .selectAll()
    .where("quotationId", ">", number)
    .orderBy("quotationId")
    .limit(limit)
    .execute();

/** Bookings by their quotation numbers, in the order of these. */
export const readBookingsByNumbers = (db: Executor, numbers: readonly string[]): Promise<readonly StoredBooking[]> =>
  readInParts(numbers, (part) =>
    db.selectFrom("quotation").selectAll().where("quotationId", "in", part).orderBy("quotationId").execute(),
  );

const CANCELLED_STATUS = 2;

/** The bookings of a company that were not cancelled, with their offers. */
export const readOpenBookings = (db: Executor, companyId: string): Promise<readonly StoredBooking[]> =>
  db
    .selectFrom("quotation")
    .selectAll()
    .where("accountId", "=", companyId)
    .where("status", "<>", CANCELLED_STATUS)
    .orderBy("quotationId")
    .execute();

/** The numbers of bookings that were made at a moment or later. */
export const listNumbersSince = async (db: Executor, since: number): Promise<readonly string[]> =>
  (await db.selectFrom("quotation").select("quotationId").where("bookedAt", ">=", since).execute()).map(
    ({ quotationId }) => quotationId,
  );
