import { STATUS_LABELS, toBookingStatus } from "#domain/bookings";
import { toSingleLine } from "#server/platform/text.ts";
import { findQuotationByNumber, type StoredBooking, readBookedJourney } from "../modules/bookings/index.ts";
import type { Database } from "../platform/database/database.ts";
import { toStaffCommand } from "../platform/text.ts";
import type { Operations } from "./kit/command.ts";

export const toUnknownBooking = (number: string): string =>
  `There is no booking ${number}. List them with: ${toStaffCommand("bookings list")}`;

const describeRoute = (quotation: StoredBooking): string => {
  const { legs } = readBookedJourney(quotation);
  const [first, last] = [legs[0], legs.at(-1)];
  return first === undefined || last === undefined ? "route not stated" : `${first.from.name} to ${last.to.name}`;
};

/** `KLB-2026-000001  Nhava Sheva to Rotterdam  Norrvik Line  Booked`: what a wrong number is noticed by. */
export const describeBooking = (quotation: StoredBooking): string =>
  [
    quotation.bookingId ?? quotation.quotationId,
    describeRoute(quotation),
    quotation.providerName,
    STATUS_LABELS[toBookingStatus(quotation.status)],
  ]
    .map(toSingleLine)
    .join("  ");

/** Works on a booking by its quotation or booking number; an unknown one is reported. */
export const withBooking = (
  { withDatabase, reportError }: Operations,
  number: string,
  work: (database: Database, quotation: StoredBooking) => Promise<void>,
): Promise<void> =>
  withDatabase(async (database) => {
    const quotation = await findQuotationByNumber(database.db, number);
    return quotation === null ? reportError(toUnknownBooking(number)) : work(database, quotation);
  });
