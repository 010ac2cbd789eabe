import type { Quotation } from "#domain/bookings";
import type { Notification } from "#domain/notifications";
import { toTrackingPath } from "../tracking/query.ts";

/** `/rate/quote/QTN-2026-000123`. */
export const toBookingPagePath = (quotationId: string): string => `/rate/quote/${encodeURIComponent(quotationId)}`;

/** The page of the booking of a message; its row in My Bookings where the server has no page of it. */
export const toNotifiedBookingPath = ({ quotationId }: Notification["booking"], hasPage: boolean): string =>
  hasPage ? toBookingPagePath(quotationId) : `/rate/quote?search=${encodeURIComponent(quotationId)}`;

/** The page of a booking; its shipment where the server has no page of it. */
export const toBookingPath = (quotation: Quotation, hasPage: boolean): string =>
  hasPage ? toBookingPagePath(quotation.quotationId) : toTrackingPath(quotation);
