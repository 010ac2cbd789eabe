import type { BookableOffer } from "#domain/bookings";
import type { BookingPdfRequest } from "#api/schema.d.ts";

/** An offer as sent by the server. */
export type RawOffer = Readonly<Record<string, unknown>>;

/**
 * The offers of the last search as sent by the server, because the PDF call posts the whole chosen offer. After a reload
 * only its id is sent, which is all that our server reads.
 */
export interface LastSearchOffers {
  readonly replace: (rates: ReadonlyMap<string, RawOffer>) => void;
  /** The server's id of the offer, which differs from ours if the server used an id twice. */
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
