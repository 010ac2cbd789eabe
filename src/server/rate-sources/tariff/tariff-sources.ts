import { ok } from "neverthrow";
import type { Executor } from "#server/schema.ts";
import { laneReader } from "./lane-store.ts";
import type { QuotedOffer, RateRequest, RateSource } from "../rate-source.ts";
import { type ChargeTexts, chargeTexts } from "./charge-texts.ts";
import { type Journey, journeysOf, portsFor } from "./journeys.ts";
import { type CarrierTexts, carrierTexts, type LineTexts, lineTexts, offerText } from "./offer-text.ts";
import { inlandDays, type PlaceOf, type Route, routes } from "./route-legs.ts";
import { nextSailings, type Sailing } from "./sailings.ts";
import type { Carrier, FreightLine, TariffBook } from "./tariff-book.ts";

/** One query answers all carriers of a search: the first that is asked reads the lane, the others wait for the same rows. */
const lanesOf = (db: Executor, book: TariffBook): ((request: RateRequest) => Promise<readonly FreightLine[]>) => {
  const running = new WeakMap<RateRequest, Promise<readonly FreightLine[]>>();
  const readLane = laneReader(db);
  return (request) => {
    const known =
      running.get(request) ??
      readLane(
        portsFor(book, request.origin),
        portsFor(book, request.destination),
        request.boxes.map(({ equipment }) => equipment),
        request.today,
      );
    running.set(request, known);
    return known;
  };
};

interface Desk {
  readonly book: TariffBook;
  readonly texts: (line: FreightLine) => ChargeTexts;
  readonly shared: (carrier: Carrier, request: RateRequest) => CarrierTexts;
  readonly route: (journey: Journey, sailing: Sailing) => Route;
}

/** Between inland places a carrier has many ways; more offers than this of one carrier only hide the others. */
const MOST_OFFERS = 12;

interface Departure {
  readonly texts: LineTexts;
  readonly sailing: Sailing;
  readonly route: Route;
}

const byArrival = (a: Departure, b: Departure): number => (a.route.arrival < b.route.arrival ? -1 : 1);

const quote = (
  desk: Desk,
  carrier: Carrier,
  lines: readonly FreightLine[],
  request: RateRequest,
): readonly QuotedOffer[] => {
  const shared = desk.shared(carrier, request);
  const departures = journeysOf(desk.book, lines, carrier.name, request).flatMap((journey): readonly Departure[] => {
    const sailings = nextSailings(journey.line, request.ready, inlandDays(journey), request.today);
    const texts = lineTexts(carrier, shared, journey, request, desk.texts(journey.line));
    return sailings.map((sailing) => ({ texts, sailing, route: desk.route(journey, sailing) }));
  });
  const kept = departures.length > MOST_OFFERS ? departures.toSorted(byArrival).slice(0, MOST_OFFERS) : departures;
  return kept.map(({ texts, sailing, route }) => offerText(texts, sailing, route));
};

/** Every carrier of the tariff book as a source of its own, so that one that fails costs its own offers only. */
export const tariffSources = (db: Executor, book: TariffBook, placeOf: PlaceOf): readonly RateSource[] => {
  const lanes = lanesOf(db, book);
  const desk = { book, shared: carrierTexts(), route: routes(placeOf), texts: chargeTexts(book) };
  return book.carriers.map((carrier) => ({
    name: carrier.name,
    quote: async (request) => ok(quote(desk, carrier, await lanes(request), request)),
  }));
};
