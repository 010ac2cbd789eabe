import { recordBookingChange } from "./record-change.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { sql } from "kysely";
import { withEmails } from "../accounts/index.ts";
import { closeItemsOfBooking } from "../inbox/index.ts";
import { outdateSummaries } from "./summary-store.ts";
import type { QuotationFileTable, StoredBooking } from "./tables.ts";
import { prepareStatement } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

const IN_PROCESS = 0;
const BOOKED = 1;
const CANCELLED = 2;

const advanceSeries = prepareStatement<{ readonly series: string; readonly count: number }>()((db, param) =>
  db
    .insertInto("numberSeries")
    .values({ name: param("series"), value: param("count") })
    .onConflict((conflict) =>
      conflict.column("name").doUpdateSet((e) => ({ value: e("numberSeries.value", "+", param("count")) })),
    )
    .returning("value"),
);

export const nextNumbers = async (db: Executor, series: string, count: number): Promise<readonly number[]> => {
  const [row] = await advanceSeries(db, { series, count });
  const last = row?.value ?? count;
  return Array.from({ length: count }, (_, index) => last - count + index + 1);
};

export const nextNumber = async (db: Executor, series: string): Promise<number> => {
  const [number = 1] = await nextNumbers(db, series, 1);
  return number;
};

/** The booking of an offer; null while it was not booked. */
export const findBookingByOffer = async (db: Executor, offerId: string): Promise<StoredBooking | null> =>
  (await db.selectFrom("quotation").selectAll().where("offerId", "=", offerId).executeTakeFirst()) ?? null;

export const addQuotation = async (db: Executor, quotation: StoredBooking): Promise<void> => {
  await db.insertInto("quotation").values(quotation).execute();
};

/** A booking by its `_id`; null when it does not exist or belongs to another account. */
export const findOwnQuotation = async (db: Executor, accountId: string, id: string): Promise<StoredBooking | null> =>
  (await db
    .selectFrom("quotation")
    .selectAll()
    .where("id", "=", id)
    .where("accountId", "=", accountId)
    .executeTakeFirst()) ?? null;

/** A booking that exists, of any account. */
export const readQuotation = (db: Executor, id: string): Promise<StoredBooking> =>
  db.selectFrom("quotation").selectAll().where("id", "=", id).executeTakeFirstOrThrow();

/** A booking by its quotation or booking number; our own numbers also in lower case. */
export const findQuotationByNumber = async (db: Executor, number: string): Promise<StoredBooking | null> => {
  const numbers = [number, number.toUpperCase()];
  const found = await db
    .selectFrom("quotation")
    .selectAll()
    .where((e) => e.or([e("quotationId", "in", numbers), e("bookingId", "in", numbers)]))
    .executeTakeFirst();
  return found ?? null;
};

type QuotationRow = Omit<StoredBooking, "offer" | "context">;

const LISTED = [
  "id",
  "accountId",
  "quotationId",
  "bookingId",
  "offerId",
  "providerName",
  "validityFrom",
  "validityTill",
  "validityZone",
  "bookedOn",
  "bookedAt",
  "status",
  "reference",
] as const;

export const recentQuotations = (
  db: Executor,
  accountId: string,
  since: number,
  limit: number,
): Promise<readonly QuotationRow[]> =>
  db
    .selectFrom("quotation")
    .select(LISTED)
    .where("accountId", "=", accountId)
    .where("bookedAt", ">=", since)
    .where("status", "<>", 2)
    .orderBy("bookedAt", "desc")
    .orderBy("quotationId", "desc")
    .limit(limit)
    .execute();

export const listQuotedOffers = async (
  db: Executor,
  ids: readonly string[],
): Promise<readonly Pick<StoredBooking, "id" | "offer" | "context" | "bookedOn">[]> =>
  ids.length === 0
    ? []
    : db
        .selectFrom("quotation")
        .select(["id", "offer", "context", "bookedOn"])
        .where("id", "in", [...ids])
        .execute();

export const countQuotations = async (db: Executor, accountId: string): Promise<number> => {
  const row = await db
    .selectFrom("quotation")
    .select((e) => e.fn.countAll<number>().as("n"))
    .where("accountId", "=", accountId)
    .executeTakeFirst();
  return row?.n ?? 0;
};

/** Bookings that were not looked through yet, the oldest first. */
export const listUnseenBookings = (db: Executor, limit: number): Promise<readonly StoredBooking[]> =>
  db
    .selectFrom("quotation")
    .selectAll()
    .where("isQueued", "=", (e) => e.lit(0))
    .orderBy("bookedAt")
    .limit(limit)
    .execute();

/** Marks bookings as looked through, and returns those that nobody had marked before. */
export const markSeen = async (db: Executor, ids: readonly string[]): Promise<readonly string[]> => {
  const marked = await db
    .updateTable("quotation")
    .set({ isQueued: 1 })
    .where("id", "in", ids)
    .where("isQueued", "=", (e) => e.lit(0))
    .returning("id")
    .execute();
  return marked.map(({ id }) => id);
};

/** Bookings of all shippers with the address and company of their account, newest first. For staff. */
export const allQuotations = async (
  db: Executor,
  status: number | null,
  limit: number,
): Promise<readonly (StoredBooking & { readonly email: string; readonly companyName: string })[]> =>
  withEmails(
    db,
    await db
      .selectFrom("quotation")
      .selectAll()
      .$if(status !== null, (query) => query.where("status", "=", status ?? 0))
      .orderBy("bookedAt", "desc")
      .limit(limit)
      .execute(),
  );

export const changeStatus = async (
  db: Executor,
  id: string,
  change: { readonly status: number; readonly bookingId: string | null },
  now: number,
): Promise<void> => {
  await db.updateTable("quotation").set(change).where("id", "=", id).execute();
  await outdateSummaries(db, [id]);
  if (change.status !== IN_PROCESS)
    await closeItemsOfBooking(db, id, now, change.status === CANCELLED ? null : "booking");
};

/** Books another offer instead; what was booked before is lost unless the caller has stored it. */
export const replaceOffer = async (
  db: Executor,
  id: string,
  { offer, context }: Pick<StoredBooking, "offer" | "context">,
): Promise<void> => {
  await db.updateTable("quotation").set({ offer, context }).where("id", "=", id).execute();
  await outdateSummaries(db, [id]);
};

/** How many bookings of all customers are in process, booked and cancelled: one entry of an index for each booking. */
export const countBookingsByState = async (
  db: Executor,
): Promise<ReadonlyMap<"in-process" | "booked" | "cancelled", number>> => {
  const counts = await db
    .selectFrom("quotation")
    .select(["status", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("status")
    .execute();
  const countOf = (status: number): number => counts.find((row) => row.status === status)?.count ?? 0;
  return new Map([
    ["in-process", countOf(IN_PROCESS)],
    ["booked", countOf(BOOKED)],
    ["cancelled", countOf(CANCELLED)],
  ]);
};

/** The bookings of an account by their status: all of them, and those that wait for the carrier. */
export const countBookings = async (
  db: Executor,
  accountId: string,
): Promise<{ readonly bookings: number; readonly bookingsInProcess: number }> => {
  const counts = await db
    .selectFrom("quotation")
    .select(["status", (e) => e.fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .groupBy("status")
    .execute();
  return {
    bookings: counts.reduce((sum, { count }) => sum + count, 0),
    bookingsInProcess: counts.find(({ status }) => status === IN_PROCESS)?.count ?? 0,
  };
};

/** Locks the bookings of an account until the transaction ends, so that none is confirmed or gets a request. */
export const lockBookings = async (db: Executor, accountId: string): Promise<void> => {
  await db
    .updateTable("quotation")
    .set((row) => ({ status: row.ref("status") }))
    .where("accountId", "=", accountId)
    .execute();
};

/** A booking of any account, locked until the transaction ends: nothing else confirms, changes or cancels it meanwhile. */
export const lockQuotation = async (db: Executor, id: string): Promise<StoredBooking | null> =>
  (await db
    .updateTable("quotation")
    .set((e) => ({ status: e.ref("status") }))
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirst()) ?? null;

/** Renames a document that the server prints. */
export const renamePrintedFile = async (db: Executor, quotation: string, from: string, to: string): Promise<void> => {
  await db
    .updateTable("quotationFile")
    .set({ fileName: to })
    .where("quotation", "=", quotation)
    .where("fileName", "=", from)
    .where("content", "is", null)
    .execute();
};

export const changeReference = (
  db: Executor,
  accountId: string,
  id: string,
  reference: string | null,
): Promise<boolean> =>
  inTransaction(db, async (transaction) => {
    const booking = await lockQuotation(transaction, id);
    if (booking?.accountId !== accountId) return false;
    if (booking.reference === reference) return true;
    await transaction.updateTable("quotation").set({ reference }).where("id", "=", id).execute();
    await recordBookingChange(transaction, booking, {
      action: "booking.reference-changed",
      before: { reference: booking.reference },
      after: { reference },
    });
    await outdateSummaries(transaction, [id]);
    return true;
  });

/** Removes a document that the server prints; never one that somebody has added. */
export const removePrintedFile = async (db: Executor, quotation: string, fileName: string): Promise<void> => {
  await db
    .deleteFrom("quotationFile")
    .where("quotation", "=", quotation)
    .where("fileName", "=", fileName)
    .where("content", "is", null)
    .execute();
};

export const addFile = async (db: Executor, file: Omit<QuotationFileTable, "position">): Promise<void> => {
  const last = sql<number>`(select coalesce(max("position"), 0) + 1 from "quotationFile" where "quotation" = ${file.quotation})`;
  await db
    .insertInto("quotationFile")
    .values({ ...file, position: last })
    .execute();
};

export const partLoads = async (db: Executor, quotations: readonly string[]): Promise<ReadonlySet<string>> => {
  if (quotations.length === 0) return new Set();
  const rows = await db
    .selectFrom("quotation")
    .select("id")
    .where("id", "in", [...quotations])
    .where("context", "like", '%"part":{%')
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export const fileNames = async (
  db: Executor,
  quotations: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  if (quotations.length === 0) return new Map();
  const rows = await db
    .selectFrom("quotationFile")
    .select(["quotation", "fileName"])
    .where("quotation", "in", [...quotations])
    .orderBy("quotation")
    .orderBy("position")
    .execute();
  const groups = Map.groupBy(rows, (row) => row.quotation);
  return new Map([...groups].map(([id, files]) => [id, files.map((file) => file.fileName)]));
};

export const findQuotationFile = async (
  db: Executor,
  quotation: string,
  fileName: string,
): Promise<QuotationFileTable | null> =>
  (await db
    .selectFrom("quotationFile")
    .selectAll()
    .where("quotation", "=", quotation)
    .where("fileName", "=", fileName)
    .executeTakeFirst()) ?? null;
