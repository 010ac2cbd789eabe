import { err, ok, type Result } from "neverthrow";
import type { QuotationTable } from "./tables.ts";
import { addFile, changeStatus, findQuotationByNumber, findQuotationFile } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { documentName } from "./book-offer.ts";
import { recordBookingChanges } from "../notifications/record-changes.ts";

export type StaffRefusal = "unknown" | "already-booked" | "already-cancelled" | "number-taken" | "number-malformed";

const CARRIER_NUMBER = /^[A-Za-z0-9-]{4,35}$/;
const BOOKED = 1;
const CANCELLED = 2;

const ourNumber = ({ quotationId }: QuotationTable): string => quotationId.replace(/^QTN/, "KLB");

const addConfirmation = async (db: Executor, quotation: QuotationTable, bookingId: string): Promise<void> => {
  const fileName = documentName({ quotationId: quotation.quotationId, bookingId });
  if ((await findQuotationFile(db, quotation.id, fileName)) === null)
    await addFile(db, { quotation: quotation.id, fileName, contentType: "application/pdf", content: null });
};

export const confirmBooking = async (
  db: Executor,
  number: string,
  carrierNumber: string | null,
  now: number,
): Promise<Result<string, StaffRefusal>> => {
  const quotation = await findQuotationByNumber(db, number);
  if (quotation === null) return err("unknown");
  if (quotation.status === CANCELLED) return err("already-cancelled");
  if (quotation.status === BOOKED) return err("already-booked");
  const bookingId = carrierNumber ?? ourNumber(quotation);
  if (!CARRIER_NUMBER.test(bookingId)) return err("number-malformed");
  if ((await findQuotationByNumber(db, bookingId)) !== null) return err("number-taken");
  await changeStatus(db, quotation.id, { status: BOOKED, bookingId });
  await addConfirmation(db, quotation, bookingId);
  await recordBookingChanges(db, [
    { quotation: quotation.id, kind: "confirmed", subject: bookingId, fact: bookingId, happenedAt: now },
  ]);
  return ok(bookingId);
};

export const cancelBooking = async (db: Executor, number: string, now: number): Promise<Result<void, StaffRefusal>> => {
  const quotation = await findQuotationByNumber(db, number);
  if (quotation === null) return err("unknown");
  if (quotation.status === CANCELLED) return err("already-cancelled");
  await changeStatus(db, quotation.id, { status: CANCELLED, bookingId: quotation.bookingId });
  const fact = quotation.bookingId ?? quotation.quotationId;
  await recordBookingChanges(db, [
    { quotation: quotation.id, kind: "cancelled", subject: fact, fact, happenedAt: now },
  ]);
  return ok(undefined);
};

/** Adds a document of staff to a booking. */
export const attachDocument = (db: Executor, file: Parameters<typeof addFile>[1], now: number): Promise<void> =>
  db.transaction().execute(async (transaction) => {
    await addFile(transaction, file);
    await recordBookingChanges(transaction, [
      {
        quotation: file.quotation,
        kind: "document-added",
        subject: file.fileName,
        fact: file.fileName,
        happenedAt: now,
      },
    ]);
  });
