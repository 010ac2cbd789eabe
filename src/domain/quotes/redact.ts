import { toShownTerms } from "#domain/rates";
import type { Quote, QuoteComment, QuoteDecision, QuoteOffer } from "./quote.ts";

/** A quote as the recipient of its link reads it. */
export interface SharedQuote
  extends Pick<
    Quote,
    | "number"
    | "state"
    | "createdAt"
    | "validTill"
    | "timeZone"
    | "customer"
    | "incoterm"
    | "load"
    | "exchange"
    | "tax"
    | "offers"
    | "decision"
    | "comments"
    | "code"
  > {
  /** Name of the shipper who shares it. */
  readonly sender: string;
}

const toOffer = (offer: QuoteOffer): QuoteOffer => ({
  carrier: offer.carrier,
  ...toShownTerms(offer),
  commitment: offer.commitment,
  from: offer.from,
  to: offer.to,
  vessel: offer.vessel,
  voyage: offer.voyage,
  portOfLoading: offer.portOfLoading,
  loadingZone: offer.loadingZone,
  departure: offer.departure,
  handover:
    offer.handover === null ? null : { kind: offer.handover.kind, place: offer.handover.place, at: offer.handover.at },
  cutOffs: offer.cutOffs.map(({ code, at }) => ({ code, at })),
  arrival: offer.arrival,
  nextDepartures: offer.nextDepartures.map(({ date, cfsCutOff }) => ({ date, cfsCutOff })),
  transit: offer.transit,
  validity: offer.validity,
  price: offer.price,
  freeTime: offer.freeTime,
  fees: offer.fees,
  feeNames: offer.feeNames,
  exclusions: offer.exclusions,
  remarks: offer.remarks,
});

const toDecision = ({ outcome, offer, name, decidedAt }: QuoteDecision): QuoteDecision => ({
  outcome,
  offer,
  name,
  decidedAt,
});

const toComment = ({ id, writtenBy, name, writtenAt, text }: QuoteComment): QuoteComment => ({
  id,
  writtenBy,
  name,
  writtenAt,
  text,
});

/**
 * What a link shows of a quote: without the shipper's note, bookings and desk request. Copies what is allowed, so that a new
 * property is never shown by itself.
 */
export const redactQuote = (quote: Quote, sender: string): SharedQuote => ({
  sender,
  number: quote.number,
  state: quote.state,
  createdAt: quote.createdAt,
  validTill: quote.validTill,
  ...(quote.timeZone === undefined ? {} : { timeZone: quote.timeZone }),
  customer: quote.customer,
  incoterm: quote.incoterm,
  load: quote.load.mode === "fcl" ? quote.load : { mode: "lcl", weightKg: quote.load.weightKg, cbm: quote.load.cbm },
  exchange: quote.exchange,
  ...(quote.tax === undefined ? {} : { tax: quote.tax }),
  offers: quote.offers.map(toOffer),
  decision: quote.decision === null ? null : toDecision(quote.decision),
  comments: quote.comments.map(toComment),
  code: quote.code,
});
