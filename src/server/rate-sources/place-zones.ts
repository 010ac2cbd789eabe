import type { CarrierPlace, QuotedCarrierOffer } from "#domain/rates";
import type { FindPlace } from "#domain/places";
import type { Result } from "neverthrow";
import type { QuotedOffer, RateRequest, RateSource, SourceFailure, UnreadableOffer } from "./rate-source.ts";

type Quoted = QuotedOffer | UnreadableOffer;

const findZone = (place: CarrierPlace | undefined, findPlace: FindPlace) =>
  place?.code == null ? null : (findPlace(place.code)?.timeZone ?? null);

const stateZones = (offer: QuotedCarrierOffer, findPlace: FindPlace): QuotedCarrierOffer => {
  const vessel = offer.legs.find(({ mode }) => mode === "VESSEL");
  const arrivalZone = offer.arrivalZone ?? findZone(offer.legs.at(-1)?.to, findPlace);
  return {
    ...offer,
    loadingZone: offer.loadingZone ?? findZone(vessel?.from, findPlace),
    ...(arrivalZone === null ? {} : { arrivalZone }),
  };
};

/** A source whose offers state the zones of their port of loading and place of arrival, as far as the place directory has them. */
export const withPlaceZones = (source: RateSource, findPlace: FindPlace): RateSource => ({
  ...source,
  quote: async (request: RateRequest, signal): Promise<Result<readonly Quoted[], SourceFailure>> =>
    (await source.quote(request, signal)).map((offers) =>
      offers.map(
        (quoted): Quoted =>
          quoted.kind === "api" ? { ...quoted, offer: stateZones(quoted.offer, findPlace) } : quoted,
      ),
    ),
});
