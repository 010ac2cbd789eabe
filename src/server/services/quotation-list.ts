import { shippingLineOf } from "../../domain/tracking/shipping-line.ts";
import type { Quotation } from "../../wire/schema.d.ts";
import { fileNames, partLoads, type QuotationRow } from "../stores/quotations.ts";
import type { Executor } from "../stores/schema.ts";

const linkOf = (id: string, fileName: string): string =>
  `/api/resource/quotation/${encodeURIComponent(id)}/files/${encodeURIComponent(fileName)}`;

const wireQuotation = (row: QuotationRow, files: readonly string[], isPartLoad: boolean): Quotation => ({
  _id: row.id,
  quotationId: row.quotationId,
  bookingId: row.bookingId,
  validityFrom: row.validityFrom,
  validityTill: row.validityTill,
  bookedOn: row.bookedOn,
  status: row.status,
  files: files.map((fileName) => ({ fileName, link: linkOf(row.id, fileName) })),
  trackingType: isPartLoad ? "lcl" : "fcl",
  shippingLine: shippingLineOf(row.providerName),
});

/** Bookings in the shape of the wire, each with links to its files. */
export const wireQuotations = async (db: Executor, rows: readonly QuotationRow[]): Promise<readonly Quotation[]> => {
  const ids = rows.map((row) => row.id);
  const files = await fileNames(db, ids);
  const parts = await partLoads(db, ids);
  return rows.map((row) => wireQuotation(row, files.get(row.id) ?? [], parts.has(row.id)));
};
