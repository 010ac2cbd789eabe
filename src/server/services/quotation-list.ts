import type { Quotation } from "../../wire/schema.d.ts";
import { fileNames, type QuotationRow } from "../stores/quotations.ts";
import type { Executor } from "../stores/schema.ts";

const linkOf = (id: string, fileName: string): string =>
  `/api/resource/quotation/${encodeURIComponent(id)}/files/${encodeURIComponent(fileName)}`;

const wireQuotation = (row: QuotationRow, files: readonly string[]): Quotation => ({
  _id: row.id,
  quotationId: row.quotationId,
  bookingId: row.bookingId,
  validityFrom: row.validityFrom,
  validityTill: row.validityTill,
  bookedOn: row.bookedOn,
  status: row.status,
  files: files.map((fileName) => ({ fileName, link: linkOf(row.id, fileName) })),
});

/** Bookings in the shape of the wire, each with links to its files. */
export const wireQuotations = async (db: Executor, rows: readonly QuotationRow[]): Promise<readonly Quotation[]> => {
  const files = await fileNames(
    db,
    rows.map((row) => row.id),
  );
  return rows.map((row) => wireQuotation(row, files.get(row.id) ?? []));
};
