import type { Amendment } from "#domain/amendments";
import { readFee } from "./presenter.ts";
import { OPEN_STATES } from "#domain/amendments";
import { groupEntries, toEntry } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { withEmails } from "../accounts/index.ts";
import { type BookingLabel, type ExportBookingPart, readBookingLabels } from "../bookings/index.ts";
import type { BookingAmendmentTable } from "./tables.ts";

/** The requests of a booking, newest first. */
export const listAmendmentsOf = (db: Executor, quotation: string): Promise<readonly BookingAmendmentTable[]> =>
  db
    .selectFrom("bookingAmendment")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .execute();

export const findAmendment = async (db: Executor, id: string): Promise<BookingAmendmentTable | null> =>
  (await db.selectFrom("bookingAmendment").selectAll().where("id", "=", id).executeTakeFirst()) ?? null;

export const findByKey = async (db: Executor, quotation: string, key: string): Promise<BookingAmendmentTable | null> =>
  (await db
    .selectFrom("bookingAmendment")
    .selectAll()
    .where("quotation", "=", quotation)
    .where("key", "=", key)
    .executeTakeFirst()) ?? null;

/** False if the booking has an open request, or one with this key. */
export const addAmendment = async (db: Executor, amendment: BookingAmendmentTable): Promise<boolean> => {
  const added = await db
    .insertInto("bookingAmendment")
    .values(amendment)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

/** Changes a request that still has the state and the proposed fee it was read with; false if it has others meanwhile. */
export const changeAmendment = async (
  db: Executor,
  { id, state, proposedFee }: Pick<BookingAmendmentTable, "id" | "state" | "proposedFee">,
  changes: Partial<BookingAmendmentTable>,
): Promise<boolean> => {
  const changed = await db
    .updateTable("bookingAmendment")
    .set(changes)
    .where("id", "=", id)
    .where("state", "=", state)
    .where("proposedFee", proposedFee === null ? "is" : "=", proposedFee)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

export type DeskAmendment = BookingAmendmentTable &
  Pick<BookingLabel, "quotationId" | "bookingId" | "providerName"> & { readonly email: string };

/** The requests of all bookings, newest first: open ones only, or all. */
export const listDeskAmendments = async (
  db: Executor,
  { onlyOpen, limit }: { readonly onlyOpen: boolean; readonly limit: number },
): Promise<readonly DeskAmendment[]> => {
  const amendments = await db
    .selectFrom("bookingAmendment")
    .selectAll()
    .$if(onlyOpen, (query) => query.where("state", "in", OPEN_STATES))
    .orderBy("requestedAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  const bookings = await readBookingLabels(
    db,
    amendments.map(({ quotation }) => quotation),
  );
  const labelled = amendments.flatMap((amendment) => {
    const booking = bookings.get(amendment.quotation);
    return booking === undefined ? [] : [{ ...booking, ...amendment }];
  });
  return withEmails(db, labelled);
};

/** How many requests of an account's bookings are open. */
export const countOpenRequests = async (db: Executor, accountId: string): Promise<number> => {
  const open = await db.selectFrom("bookingAmendment").select("quotation").where("state", "in", OPEN_STATES).execute();
  const bookings = await readBookingLabels(
    db,
    open.map(({ quotation }) => quotation),
  );
  return open.filter(({ quotation }) => bookings.get(quotation)?.accountId === accountId).length;
};

const EXPORTED = {
  hidden: ["quotation", "key", "offer", "context", "beforeAnswer"],
  json: ["replacement", "fee", "proposedFee", "replacedOffer", "replacedContext"],
};

/**
 * The requests of bookings, for the shipper's own data. What was booked before a change is part of it; the offer that
 * replaced it is that of the booking.
 */
export const exportAmendments: ExportBookingPart = async (db, quotations) => {
  const rows = await db
    .selectFrom("bookingAmendment")
    .selectAll()
    .where("quotation", "in", quotations)
    .orderBy("quotation")
    .orderBy("requestedAt")
    .orderBy("id")
    .execute();
  return groupEntries(
    quotations,
    rows,
    ({ quotation }) => quotation,
    (row) => toEntry({ ...row }, EXPORTED),
  );
};

/** When the offer of a booking was last replaced by a confirmed change; null if it never was. */
export const findLastReplacement = async (db: Executor, quotation: string): Promise<number | null> => {
  const row = await db
    .selectFrom("bookingAmendment")
    .select("decidedAt")
    .where("quotation", "=", quotation)
    .where("replacedOffer", "is not", null)
    .orderBy("decidedAt", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.decidedAt ?? null;
};

/** The requests of bookings as far as their fees go, by the id of the booking. */
export const listFees = async (
  db: Executor,
  bookings: readonly string[],
): Promise<ReadonlyMap<string, readonly Pick<Amendment, "kind" | "state" | "fee" | "proposedFee">[]>> => {
  const rows =
    bookings.length === 0
      ? []
      : await db
          .selectFrom("bookingAmendment")
          .select(["quotation", "kind", "state", "fee", "proposedFee"])
          .where("quotation", "in", [...bookings])
          .orderBy("requestedAt")
          .orderBy("id")
          .execute();
  const requests = rows.map(({ fee, proposedFee, ...row }) => ({
    ...row,
    fee: readFee(fee),
    proposedFee: readFee(proposedFee),
  }));
  return Map.groupBy(requests, ({ quotation }) => quotation);
};
