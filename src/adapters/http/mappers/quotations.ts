import type { Quotation, QuotationStatus } from "../../../domain/quotations/quotation.ts";
import { type CalendarDate, isCalendarDate } from "../../../domain/time/calendar.ts";
import type { WireQuotation } from "../decoders/quotations.ts";

const STATUSES: ReadonlyMap<number, QuotationStatus> = new Map([
  [0, "in-process"],
  [1, "booked"],
  [2, "cancelled"],
]);

/** The date as written, also of a date with a time: a conversion to another zone could show the day before. */
const dateIn = (text: string | null): CalendarDate | null => {
  const date = text?.slice(0, 10) ?? "";
  return isCalendarDate(date) ? date : null;
};

export const quotationOf = (wire: WireQuotation): Quotation => ({
  id: wire._id,
  quotationId: wire.quotationId,
  bookingId: wire.bookingId === "" ? null : wire.bookingId,
  validityFrom: dateIn(wire.validityFrom),
  validityTill: dateIn(wire.validityTill),
  bookedOn: dateIn(wire.bookedOn),
  status: STATUSES.get(wire.status) ?? "unknown",
  files: wire.files,
});
