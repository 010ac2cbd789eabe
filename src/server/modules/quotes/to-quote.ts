import type { Offer } from "#domain/lcl";
import { findQuoteState, type Incoterm, type Quote, toQuoteOffer } from "#domain/quotes";
import type { CalendarDate, TimeZone } from "#domain/time";
import { storedJson } from "#server/platform/database/statements.ts";
import { dayIn, findEnd, toInstant } from "#server/platform/time.ts";
import { type OfferContext, priceOffer, readLoad, readOffer } from "../rates/index.ts";
import type { StoredQuote } from "./store.ts";
import type { StoredQuoteOffer, QuoteTable } from "./tables.ts";

/** When a day ends in a zone, in epoch milliseconds. */
export const toDayEnd = (day: CalendarDate, zone: TimeZone): number => findEnd({ at: day, zone });

export interface PricedQuoteOffer {
  readonly priced: Offer;
  readonly context: OfferContext;
}

/** An offer as it was quoted; it was readable when it was saved. */
export const readQuoteOffer = ({ offer, context }: Pick<StoredQuoteOffer, "offer" | "context">): PricedQuoteOffer => {
  const read = storedJson<OfferContext>(context);
  const stored = readOffer(offer);
  const priced = priceOffer(stored, read);
  if (priced.isErr()) throw new Error("An offer of a quote cannot be read.");
  return { priced: priced.value, context: read };
};

const toDecision = ({ outcome, decidedOffer, decidedBy, decidedAt }: QuoteTable): Quote["decision"] =>
  outcome === null || decidedBy === null || decidedAt === null
    ? null
    : { outcome, offer: decidedOffer, name: decidedBy, decidedAt: toInstant(decidedAt) };

/** A stored quote with its state at a moment. */
export const toQuote = (stored: StoredQuote, now: number): Quote => {
  const offers = stored.offers.map((offer) => readQuoteOffer(offer));
  const context = offers[0]?.context;
  const isBooked = stored.bookings.length > 0;
  return {
    id: stored.id,
    number: stored.number,
    state: findQuoteState(
      { validTill: stored.validTill, outcome: stored.outcome, isBooked },
      dayIn(now, stored.timeZone),
    ),
    createdAt: toInstant(stored.createdAt),
    validTill: stored.validTill,
    timeZone: stored.timeZone,
    customer: {
      companyName: stored.companyName,
      contactName: stored.contactName,
      reference: stored.reference,
    },
    incoterm: stored.incoterm === null ? null : storedJson<Incoterm>(stored.incoterm),
    note: stored.note,
    load: context === undefined ? { mode: "fcl", containers: [] } : readLoad(context),
    exchange: context?.exchange ?? null,
    ...(context?.tax === undefined ? {} : { tax: context.tax }),
    offers: offers.map(({ priced, context: { exchange, tax } }) => toQuoteOffer(priced, exchange, tax !== undefined)),
    decision: toDecision(stored),
    comments: stored.comments.map(({ key, writtenBy, name, writtenAt, text }) => ({
      id: key,
      writtenBy,
      name,
      writtenAt: toInstant(writtenAt),
      text,
    })),
    bookings: stored.bookings,
    deskRequest: stored.deskRequest,
    code: stored.code,
    sha256: stored.sha256,
  };
};
