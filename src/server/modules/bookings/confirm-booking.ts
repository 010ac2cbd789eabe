import { err, ok, type Result } from "neverthrow";
import type { QuotationTable } from "./tables.ts";
import { addFile, changeStatus, findQuotationByNumber, findQuotationFile } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { documentName } from "./book-offer.ts";

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
  return ok(bookingId);
};

export const cancelBooking = async (db: Executor, number: string): Promise<Result<void, StaffRefusal>> => {
  const quotation = await findQuotationByNumber(db, number);
  if (quotation === null) return err("unknown");
  if (quotation.status === CANCELLED) return err("already-cancelled");
  await changeStatus(db, quotation.id, { status: CANCELLED, bookingId: quotation.bookingId });
  return ok(undefined);
};
