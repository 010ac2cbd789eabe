import type { CalendarDate } from "../time/calendar.ts";
import type { ShippingLine, TrackingType } from "../tracking/options.ts";

/** The status of a quotation: 0 'Booking in process', 1 'Booked', 2 'Cancelled', anything else 'Unknown'. */
export type QuotationStatus = "in-process" | "booked" | "cancelled" | "unknown";

export interface QuotationFile {
  readonly fileName: string;
  readonly link: string;
}

/** A booking as the shipper sees it in My Bookings. */
export interface Quotation {
  readonly id: string;
  readonly quotationId: string;
  /** Null until the carrier has given a booking number. */
  readonly bookingId: string | null;
  readonly validityFrom: CalendarDate | null;
  readonly validityTill: CalendarDate | null;
  readonly bookedOn: CalendarDate | null;
  readonly status: QuotationStatus;
  readonly files: readonly QuotationFile[];
  /** As what it is tracked; null where the server does not say. */
  readonly trackingType: TrackingType | null;
  readonly shippingLine: ShippingLine | null;
}

/** A page of quotations; `total` is null when the server does not count (a full page may then have a next one). */
export interface QuotationPage {
  readonly quotations: readonly Quotation[];
  readonly total: number | null;
}
