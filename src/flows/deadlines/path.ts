import type { Quotation } from "#domain/bookings";
import { toTrackingPath } from "../tracking/query.ts";

/** `/rate/quote/QTN-2026-000123`. */
export const toBookingPagePath = (quotationId: string): string => `/rate/quote/${encodeURIComponent(quotationId)}`;

/** The page of a booking; its shipment where the server has no page of it. */
export const toBookingPath = (quotation: Quotation): string =>
  quotation.hasDetails === true ? toBookingPagePath(quotation.quotationId) : toTrackingPath(quotation);
