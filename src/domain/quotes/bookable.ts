import type { BookableOffer, ShipmentEnd } from "#domain/bookings";
import type { LclSearch } from "#domain/lcl";
import { type RoutePoint, type StatedConfirmation, toConfirmation } from "#domain/rates";
import type { Quote, QuoteOffer } from "./quote.ts";

/** An offer of a quote as it can be booked now. */
export interface CheckedOffer extends StatedConfirmation {
  readonly offerId: string;
  readonly source: BookableOffer["source"];
  readonly offer: QuoteOffer;
}

const toPoint = ({ name, code, kind }: ShipmentEnd): RoutePoint => ({ name, code, country: null, kind });

/** What the booking dialog needs of a checked offer; its route is one leg from the first to the last place. `part` is the search of a part load. */
export const toBookableOffer = (
  checked: CheckedOffer,
  containers: Quote["containers"],
  part: LclSearch | null = null,
): BookableOffer => {
  const { offerId, source, offer } = checked;
  const { from, to, departure, arrival, vessel, voyage, price } = offer;
  return {
    id: offerId,
    source,
    carrier: { name: offer.carrier, logo: null },
    commitment: offer.commitment,
    legs: [{ from: toPoint(from), to: toPoint(to), mode: "sea", departure, arrival, vessel, voyage, service: null }],
    departure,
    arrival,
    loadingZone: from.timeZone ?? null,
    containers: containers.map(({ equipment, quantity }) => ({ equipment, quantity, maxNetWeightKg: null })),
    fees: offer.fees,
    terms: { feeNames: offer.feeNames, exclusions: offer.exclusions, freeTime: offer.freeTime },
    ...(part === null ? {} : { part, departures: offer.nextDepartures }),
    price: {
      perCurrency: price.perCurrency,
      converted:
        price.total === null
          ? { kind: "no-rate", missing: price.perCurrency.map(({ currency }) => currency) }
          : { kind: "converted", total: price.total },
      unpricedCount: 0,
      basicFreight: null,
    },
    ...toConfirmation(checked),
  };
};
