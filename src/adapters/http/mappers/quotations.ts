import type { Quotation } from "../../../domain/quotations/quotation.ts";
import { quotationStatusOf } from "../../../domain/quotations/status.ts";
import { type CalendarDate, isCalendarDate } from "../../../domain/time/calendar.ts";
import { isShippingLine, isTrackingType } from "../../../domain/tracking/options.ts";
import type { WireQuotation } from "../decoders/quotations.ts";

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
  status: quotationStatusOf(wire.status),
  files: wire.files,
  trackingType: isTrackingType(wire.trackingType) ? wire.trackingType : null,
  shippingLine: isShippingLine(wire.shippingLine) ? wire.shippingLine : null,
});
