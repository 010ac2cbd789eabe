import type { BookableOffer } from "#domain/bookings";
import type { BookingPdfRequest } from "#api/schema.d.ts";

/** An offer as sent by the server. */
export type RawOffer = Readonly<Record<string, unknown>>;

/**
 * The offers of the latest searches as sent by the server, because the PDF call posts the whole chosen offer. After a reload
 * only its id is sent, which is all that our server reads.
 */
export interface LastSearchOffers {
  readonly add: (rates: ReadonlyMap<string, RawOffer>) => void;
  /** The server's id of the offer, which differs from ours if the server used an id twice. */
  readonly offerId: (offer: BookableOffer) => string;
  readonly rawOffer: (offer: BookableOffer) => BookingPdfRequest;
}

/** A load that is divided over several sailings is searched once for each part. */
const MOST_ANSWERS = 20;

export const createLastSearchOffers = (): LastSearchOffers => {
  let answers: readonly ReadonlyMap<string, RawOffer>[] = [];
  const find = (id: string): RawOffer | undefined => answers.find((answer) => answer.has(id))?.get(id);
  const idKey = ({ source }: BookableOffer): "offerId" | "_id" => (source === "api" ? "offerId" : "_id");
  return {
    add: (rates) => {
      answers = [rates, ...answers].slice(0, MOST_ANSWERS);
    },
    offerId: (rate) => {
      const id = find(rate.id)?.[idKey(rate)];
      return typeof id === "string" ? id : rate.id;
    },
    rawOffer: (rate) => ({
      ...(find(rate.id) ?? { [idKey(rate)]: rate.id, providerName: rate.carrier.name }),
    }),
  };
};
