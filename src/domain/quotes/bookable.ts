import type { BookableOffer, ShipmentEnd } from "#domain/bookings";
import type { ContainerCount, FclLoad } from "#domain/containers";
import type { LclSearch } from "#domain/lcl";
import {
  type QuotedContainer,
  type RouteLeg,
  type RoutePoint,
  type StatedConfirmation,
  toConfirmation,
  toShownTerms,
} from "#domain/rates";
import type { QuoteOffer } from "./quote.ts";

/** An offer of a quote as it can be booked now. */
export interface CheckedOffer extends StatedConfirmation {
  readonly offerId: string;
  readonly source: BookableOffer["source"];
  readonly offer: QuoteOffer;
}

const NO_CALL = { departure: null, arrival: null, vessel: null, voyage: null, service: null } as const;

const toPoint = ({ name, code, kind }: ShipmentEnd): RoutePoint => ({ name, code, country: null, kind });

/* By sea, after a leg from where the transport begins inland. */
const toLegs = ({ from, to, portOfLoading, handover, ...offer }: QuoteOffer): readonly RouteLeg[] => {
  const { departure, arrival, vessel, voyage } = offer;
  const [start, end] = [toPoint(from), toPoint(to)];
  const isInland = from.kind !== "sea" && portOfLoading !== null;
  const loading = isInland ? toPoint({ name: portOfLoading, code: null, kind: "sea" }) : start;
  const voyageLeg = { from: loading, to: end, mode: "sea", departure, arrival, vessel, voyage, service: null } as const;
  if (!isInland) return [voyageLeg];
  const haulage = { from: start, to: loading, mode: "unknown", ...NO_CALL, departure: handover?.at ?? null } as const;
  return [haulage, voyageLeg];
};

const toQuotedContainer = ({ equipment, quantity }: ContainerCount): QuotedContainer => ({
  equipment,
  quantity,
  maxNetWeightKg: null,
});

/** What the booking dialog needs of a checked offer. A part load names its search again. */
export const toBookableOffer = (checked: CheckedOffer, load: FclLoad<ContainerCount> | LclSearch): BookableOffer => {
  const { offerId, source, offer } = checked;
  const { departure, arrival, price } = offer;
  return {
    id: offerId,
    source,
    carrier: { name: offer.carrier, logo: null },
    ...toShownTerms(offer),
    commitment: offer.commitment,
    legs: toLegs(offer),
    departure,
    arrival,
    loadingZone: offer.loadingZone,
    cutOffs: offer.cutOffs,
    load: load.mode === "fcl" ? { ...load, containers: load.containers.map(toQuotedContainer) } : load,
    fees: offer.fees,
    terms: { feeNames: offer.feeNames, exclusions: offer.exclusions, freeTime: offer.freeTime },
    ...(load.mode === "fcl" ? {} : { departures: offer.nextDepartures }),
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
