import { formatQuoteDecision, formatQuoteTotal, type Quote, type QuoteOffer } from "#domain/quotes";
import { formatHandover, formatStatedValidity, toBookingValidity } from "#domain/rates";
import { chargesSection } from "#server/modules/documents/index.ts";
import {
  describeOwner,
  describeSearch,
  describeSearchDetails,
  type QuoteOwner,
  readQuoteOffer,
  readSearch,
  type StoredDeskRequest,
  type StoredQuote,
  type StoredQuoteOffer,
} from "#server/modules/quotes/index.ts";
import { toSingleLine } from "#server/platform/text.ts";
import { toInstant } from "#server/platform/time.ts";

/** A quote with its shipper. */
export interface ShownQuote {
  readonly stored: StoredQuote;
  readonly quote: Quote;
  readonly owner: QuoteOwner;
}

type ListedQuote = Omit<ShownQuote, "owner"> & { readonly stored: { readonly email: string } };

export const describeTotals = (offers: readonly QuoteOffer[]): string =>
  offers.map(({ carrier, price }) => `${carrier} ${formatQuoteTotal(price)}`).join(", ");

export const toRequestLine = (request: StoredDeskRequest & { readonly email: string }): string =>
  `${request.number}  ${request.state}  ${toInstant(request.requestedAt)}  ${describeSearch(readSearch(request))}  ${request.email}${request.quoteNumber === null ? "" : `  ${request.quoteNumber}`}`;

export const toQuoteLine = ({ stored, quote }: ListedQuote): string => {
  const { number, state, validTill, customer, offers } = quote;
  return `${number}  ${state}  until ${validTill}  ${describeTotals(offers)}  ${stored.email}  ${toSingleLine(customer.companyName)}`;
};

export const describeRequest = (request: StoredDeskRequest, owner: QuoteOwner): readonly string[] => {
  const search = readSearch(request);
  return [
    `${request.number}  ${request.state}  ${toInstant(request.requestedAt)}`,
    describeSearch(search),
    `Shipper: ${describeOwner(owner)}`,
    ...describeSearchDetails(search),
    ...(request.commodity === null ? [] : [`Commodity: ${toSingleLine(request.commodity)}`]),
    ...(request.note === null ? [] : [`Note: ${toSingleLine(request.note)}`]),
    ...(request.quoteNumber === null ? [] : [`Answered with ${request.quoteNumber}`]),
    ...(request.reason === null ? [] : [`Declined: ${toSingleLine(request.reason)}`]),
  ];
};

/** The charges as the document of the quote states them, group by group, with the total. */
const describePrice = (row: StoredQuoteOffer, { price, ...offer }: QuoteOffer): readonly string[] => {
  const { priced, context } = readQuoteOffer(row);
  const { rows, notes } = chargesSection(priced, context);
  const charges = rows.slice(0, -1).map(({ kind, cells }) => {
    /* The last cell is the converted amount, or says why there is none. */
    const stated = cells.filter((cell, index) => cell !== "" && (index < cells.length - 1 || !/^[\d-]/.test(cell)));
    return `${kind === "strong" ? "" : "  "}${stated.map(toSingleLine).join("  ")}`;
  });
  return [
    ...charges,
    `Total  ${formatQuoteTotal(price)}`,
    ...notes,
    formatStatedValidity(toBookingValidity(offer)),
  ].flatMap((line) => (line === null ? [] : [`   ${line}`]));
};

const describeSailing = ({ departure, nextDepartures }: QuoteOffer): string => {
  if (departure !== null) return departure;
  return nextDepartures.length === 0 ? "no departure stated" : nextDepartures.map(({ date }) => date).join(", ");
};

const describeOffer = (offer: QuoteOffer, index: number): string => {
  const vessel = [offer.vessel, offer.voyage].filter((part) => part !== null).join(" ");
  return [
    `${index + 1}. ${offer.carrier}`,
    `${offer.from.name} to ${offer.to.name}`,
    ...(vessel === "" ? [] : [vessel]),
    describeSailing(offer),
    ...(offer.portOfLoading === null || offer.portOfLoading === offer.from.name ? [] : [`from ${offer.portOfLoading}`]),
    ...(offer.handover === null ? [] : [formatHandover(offer.handover)]),
    formatQuoteTotal(offer.price),
  ].join("  ");
};

export const describeQuote = ({ stored, quote, owner }: ShownQuote): readonly string[] => {
  return [
    `${quote.number}  ${quote.state}  until ${quote.validTill}`,
    `For ${toSingleLine(quote.customer.companyName)}`,
    `Shipper: ${describeOwner(owner)}`,
    ...stored.offers.flatMap((row, index) => {
      const offer = quote.offers[index];
      return offer === undefined ? [] : [describeOffer(offer, index), ...describePrice(row, offer)];
    }),
    ...(quote.decision === null
      ? []
      : [`${quote.decision.decidedAt}  ${toSingleLine(formatQuoteDecision(quote.decision, quote.offers))}`]),
    ...quote.comments.map(({ writtenAt, name, text }) => `${writtenAt}  ${toSingleLine(name)}: ${toSingleLine(text)}`),
    ...quote.bookings.map(
      ({ offer, quotationId, isCancelled }) =>
        `Offer ${offer + 1} is booked as ${quotationId}${isCancelled ? ", which was cancelled" : ""}`,
    ),
    `SHA-256 ${quote.sha256}`,
  ];
};
