import type { FindPlace } from "#domain/places";
import { ok } from "neverthrow";
import { boundedCache } from "#server/platform/bounded-cache.ts";
import type { Executor } from "#server/schema.ts";
import type { CarrierRateOffer, RateRequest, RateSource } from "../rate-source.ts";
import { findCharges } from "./charges.ts";
import { findJourneys, findPorts, type Journey } from "./journeys.ts";
import { laneReader } from "./lane-store.ts";
import type { Carrier, FreightLine, Haulage, TariffBook } from "./tariff-book.ts";
import { findEarliestDeparture, toOffers } from "./tariff-offer.ts";

const sharedLanes = (db: Executor, book: TariffBook): ((request: RateRequest) => Promise<readonly FreightLine[]>) => {
  const running = new WeakMap<RateRequest, Promise<readonly FreightLine[]>>();
  const readLane = laneReader(db);
  return (request) => {
    const known =
      running.get(request) ??
      readLane(
        findPorts(book, request.origin),
        findPorts(book, request.destination),
        request.containers.map(({ equipment }) => equipment),
        request.today,
      );
    running.set(request, known);
    return known;
  };
};

const MAX_OFFERS = 12;
const CACHED_JOURNEYS = 2_000;

const toRequestKey = ({ containers, today, cooling }: RateRequest): string =>
  [
    today,
    cooling?.temperature,
    cooling?.ventilation,
    ...containers.map(({ equipment, quantity }) => `${equipment}x${quantity}`),
  ].join(" ");

const toHaulageKey = (haulage: Haulage | null): string =>
  haulage === null ? "" : `${haulage.place} ${haulage.port} ${haulage.service}`;

const toJourneyKey = ({ line, collection, delivery }: Journey, requestKey: string): string => {
  const { id, validFrom, validTill, currency, swing, rateType, freight } = line;
  const prices = Object.values(freight).join(" ");
  return `${id} ${validFrom} ${validTill} ${rateType} ${currency} ${swing} ${prices}|${toHaulageKey(collection)}|${toHaulageKey(delivery)}|${requestKey}`;
};

const byArrival = ({ offer: a }: CarrierRateOffer, { offer: b }: CarrierRateOffer): number =>
  (a.arrivalDate ?? "") < (b.arrivalDate ?? "") ? -1 : 1;

/**
 * Every carrier of the tariff book as a source of its own, so that a failure costs the offers of one carrier only. Prices
 * are read from the database for each search; the same prices for the same load give the same offer objects again.
 */
export const tariffSources = (db: Executor, book: TariffBook, findPlace: FindPlace): readonly RateSource[] => {
  const readLines = sharedLanes(db, book);
  const cache = boundedCache<readonly CarrierRateOffer[]>(CACHED_JOURNEYS);
  const quote = (carrier: Carrier, lines: readonly FreightLine[], request: RateRequest) => {
    const requestKey = toRequestKey(request);
    const offers = findJourneys(book, lines, carrier.name, request).flatMap((journey) =>
      cache(toJourneyKey(journey, `${requestKey} ${findEarliestDeparture(journey, request, findPlace)}`), () =>
        toOffers({ carrier, journey, charges: findCharges(book, journey.line), request }, findPlace),
      ),
    );
    return offers.length > MAX_OFFERS ? offers.toSorted(byArrival).slice(0, MAX_OFFERS) : offers;
  };
  return book.carriers.map((carrier) => ({
    name: carrier.name,
    isInternal: true,
    confirms: carrier.confirms ?? "desk",
    ...(carrier.prices === "buy" ? { prices: "buy" } : {}),
    quote: async (request) => ok(quote(carrier, await readLines(request), request)),
  }));
};
