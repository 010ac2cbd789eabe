import { err, ok, type Result } from "neverthrow";
import { STATUS_LABELS, toBookingStatus } from "#domain/bookings";
import { toQuoteOffer } from "#domain/quotes";
import { toSingleLine } from "#server/platform/text.ts";
import { findQuotationByNumber, type StoredBooking, readBookedJourney } from "../modules/bookings/index.ts";
import { presentOffer } from "../modules/quotes/index.ts";
import { type OfferContext, priceOffer, readOffer } from "../modules/rates/index.ts";
import { storedJson } from "../platform/database/statements.ts";
import { toStaffCommand } from "../platform/text.ts";
import type { Executor } from "../schema.ts";

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

/** What a booking is named by, for other programs. */
export const toBookingRecord = ({ quotationId, bookingId, providerName, status }: StoredBooking) => ({
  quotationId,
  bookingId,
  providerName,
  status: toBookingStatus(status),
});

/** A booking by its quotation or booking number; refused with a sentence. */
export const findBooking = async (db: Executor, number: string): Promise<Result<StoredBooking, string>> => {
  const quotation = await findQuotationByNumber(db, number);
  return quotation === null ? err(toUnknownBooking(number)) : ok(quotation);
};

/** The offer of a booking with its price, as the API sends it in a quote; null where it cannot be read. */
export const readBookedOffer = ({ offer, context: stored }: Pick<StoredBooking, "offer" | "context">) => {
  const context = storedJson<OfferContext>(stored);
  return priceOffer(readOffer(offer), context).match(
    (priced) => presentOffer(toQuoteOffer(priced, context.exchange)),
    () => null,
  );
};
