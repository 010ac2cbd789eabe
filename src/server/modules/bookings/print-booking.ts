import type { Offer } from "#domain/lcl";
import { err, ok, type Result } from "neverthrow";
import { toBookingStatus } from "#domain/bookings";
import { withoutDailyRates } from "#domain/rates";
import { type Formats, STANDARD_FORMATS } from "#domain/formatting";
import type { BookingLinkOptions } from "#domain/links";
import {
  type OfferPages,
  redactDocument,
  type BookedAs,
  offerDocument,
  lclDocument,
  printPdf,
} from "../documents/index.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import type { StoredBooking } from "./tables.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import { findBookingByOffer } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import { storedJson } from "#server/platform/database/statements.ts";
import { documentName } from "./book-offer.ts";
import { loadBookableOffer } from "./bookable-offer.ts";

export interface PrintedFile {
  readonly mediaType: "application/pdf";
  readonly fileName: string;
  readonly content: Uint8Array;
}

const toDocument = (
  offer: Offer,
  context: OfferContext,
  booked: BookedAs | null,
  formats: Formats = STANDARD_FORMATS,
) =>
  offer.source === "lcl"
    ? lclDocument(offer, context, booked, formats)
    : offerDocument(offer, context, booked, formats);

/* The free time of a link without prices names no demurrage. */
const redactOffer = (offer: Offer, shown: BookingLinkOptions | null): Offer =>
  shown === null || shown.prices || offer.source === "lcl" ? offer : withoutDailyRates(offer);

/** The pages of a booking, with its offer as it was booked; the problem of an offer that cannot be read. */
export const describeBookingPages = (quotation: StoredBooking): Result<OfferPages, string> => {
  const context = storedJson<OfferContext>(quotation.context);
  const booked = { ...quotation, status: toBookingStatus(quotation.status) };
  return priceOffer(readOffer(quotation.offer), context).map((offer) => toDocument(offer, context, booked));
};

interface PrintOptions {
  readonly shown?: BookingLinkOptions | null;
  /** Of the person who reads it; the standard ones for anybody else. */
  readonly formats?: Formats;
}

const print = (
  text: string,
  context: OfferContext,
  madeAt: number,
  quotation: StoredBooking | null,
  { shown = null, formats = STANDARD_FORMATS }: PrintOptions = {},
) => {
  const amend = (pages: OfferPages): OfferPages => (shown === null ? pages : redactDocument(pages, shown));
  const booked = quotation === null ? null : { ...quotation, status: toBookingStatus(quotation.status) };
  return priceOffer(readOffer(text), context).match(
    (offer) => printPdf(amend(toDocument(redactOffer(offer, shown), context, booked, formats)), new Date(madeAt)),
    (problem) => Promise.reject(new Error(`A stored offer cannot be read: ${problem}`)),
  );
};

/** The confirmation of a booking, at the rates of exchange that are stored with it. */
export const printBooking = (quotation: StoredBooking, formats: Formats = STANDARD_FORMATS): Promise<Uint8Array> =>
  print(quotation.offer, storedJson<OfferContext>(quotation.context), quotation.bookedAt, quotation, { formats });

/** The confirmation with what a link shows. */
export const printSharedBooking = (quotation: StoredBooking, options: BookingLinkOptions): Promise<Uint8Array> =>
  print(quotation.offer, storedJson<OfferContext>(quotation.context), quotation.bookedAt, quotation, {
    shown: options,
  });

const pdf = (fileName: string, content: Uint8Array): PrintedFile => ({
  mediaType: "application/pdf",
  fileName,
  content,
});

export const bookingFile = (quotation: StoredBooking, content: Uint8Array): PrintedFile =>
  pdf(documentName(quotation), content);

export const printOffer = async (
  db: Executor,
  accountId: string,
  offerId: string,
  now: number,
  formats: Formats = STANDARD_FORMATS,
): Promise<Result<PrintedFile, Refusal>> => {
  const booked = await findBookingByOffer(db, offerId);
  if (booked !== null && booked.accountId === accountId)
    return ok(bookingFile(booked, await printBooking(booked, formats)));
  const offer = await loadBookableOffer(db, accountId, offerId, now);
  if (offer.isErr()) return err(offer.error);
  const { text, context } = offer.value;
  return ok(pdf("offer.pdf", await print(text, storedJson<OfferContext>(context), now, null, { formats })));
};
