import type { BookableOffer } from "#domain/bookings";
import type { BookingPdfRequest } from "#api/schema.d.ts";

/** An offer exactly as the server answered it. */
export type RawOffer = Readonly<Record<string, unknown>>;

/**
 * The offers of the last search as they were answered. The contract posts the whole chosen rate for the PDF, and an offer
 * of the domain no longer is one; after a reload the id alone is sent, which is all that our server reads.
 */
export interface LastSearchOffers {
  readonly replace: (rates: ReadonlyMap<string, RawOffer>) => void;
  /** The server's id of the offer; an offer's own id differs where a server used one id twice. */
  readonly offerId: (offer: BookableOffer) => string;
  readonly rawOffer: (offer: BookableOffer) => BookingPdfRequest;
}

export const createLastSearchOffers = (): LastSearchOffers => {
  let answered: ReadonlyMap<string, RawOffer> = new Map();
  const idKey = ({ source }: BookableOffer): "offerId" | "_id" => (source === "api" ? "offerId" : "_id");
  return {
    replace: (rates) => {
      answered = rates;
    },
    offerId: (rate) => {
      const id = answered.get(rate.id)?.[idKey(rate)];
      return typeof id === "string" ? id : rate.id;
    },
    rawOffer: (rate) => ({
      ...(answered.get(rate.id) ?? { [idKey(rate)]: rate.id, providerName: rate.carrier.name }),
    }),
  };
};
