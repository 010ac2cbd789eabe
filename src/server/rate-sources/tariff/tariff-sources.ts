import { ok } from "neverthrow";
import { freightLines } from "../../stores/tariffs.ts";
import type { Executor } from "../../stores/schema.ts";
import type { QuotedOffer, RateRequest, RateSource } from "../source.ts";
import { type ChargeTexts, chargeTexts } from "./charge-texts.ts";
import { journeysOf, portsFor } from "./journeys.ts";
import { carrierTexts, type OfferParts, offerText } from "./offer-text.ts";
import { type EndTexts, endTexts, inlandDays, type PlaceOf, routeOf } from "./route-legs.ts";
import { nextSailings } from "./sailings.ts";
import type { Carrier, FreightLine, TariffBook } from "./tariff-book.ts";

/** One query answers all carriers of a search: the first that is asked reads the lane, the others wait for the same rows. */
const lanesOf = (db: Executor, book: TariffBook): ((request: RateRequest) => Promise<readonly FreightLine[]>) => {
  const running = new WeakMap<RateRequest, Promise<readonly FreightLine[]>>();
  return (request) => {
    const known =
      running.get(request) ??
      freightLines(
        db,
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
  readonly ends: EndTexts;
  readonly placeOf: PlaceOf;
}

/** Between inland places a carrier has many ways; more offers than this of one carrier only hide the others. */
const MOST_OFFERS = 12;

const byArrival = (a: OfferParts, b: OfferParts): number => (a.route.arrival < b.route.arrival ? -1 : 1);

const quote = (
  desk: Desk,
  carrier: Carrier,
  lines: readonly FreightLine[],
  request: RateRequest,
): readonly QuotedOffer[] => {
  const { placeOf } = desk;
  const shared = carrierTexts(carrier, request);
  const parts = journeysOf(desk.book, lines, carrier.name, request).flatMap((journey) =>
    nextSailings(journey.line, request.ready, inlandDays(journey), request.today).map((sailing) => ({
      carrier,
      shared,
      placeOf,
      journey,
      sailing,
      request,
      route: routeOf(journey, sailing, desk.ends),
      texts: desk.texts(journey.line),
    })),
  );
  const kept = parts.length > MOST_OFFERS ? parts.toSorted(byArrival).slice(0, MOST_OFFERS) : parts;
  return kept.map(offerText);
};

/** Every carrier of the tariff book as a source of its own, so that one that fails costs its own offers only. */
export const tariffSources = (db: Executor, book: TariffBook, placeOf: PlaceOf): readonly RateSource[] => {
  const lanes = lanesOf(db, book);
  const desk = { book, placeOf, ends: endTexts(placeOf), texts: chargeTexts(book) };
  return book.carriers.map((carrier) => ({
    name: carrier.name,
    quote: async (request) => ok(quote(desk, carrier, await lanes(request), request)),
  }));
};
