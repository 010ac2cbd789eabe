import { findExpectedSailing, type LclRate, listCfsCutOffs } from "#domain/lcl";
import type { Rate } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import { placeTime } from "#server/platform/time.ts";
import type { OfferContext } from "../rates/offer-store.ts";
import { priceOffer, readOffer } from "../rates/stored-offer.ts";
import type { QuotationTable } from "./tables.ts";

export const isLcl = (quotation: QuotationTable): boolean =>
  storedJson<OfferContext>(quotation.context).part !== undefined;

export type BookedJourney = Pick<Rate, "legs" | "arrival" | "cutOffs" | "freeTime">;

const NO_JOURNEY: BookedJourney = { legs: [], arrival: null, cutOffs: [], freeTime: [] };

const toLclJourney = (rate: LclRate, { bookedAt }: QuotationTable): BookedJourney => {
  const expected = findExpectedSailing(rate, placeTime(bookedAt, rate.loadingZone));
  return { ...NO_JOURNEY, legs: rate.legs, cutOffs: listCfsCutOffs(rate, expected?.departure ?? null) };
};

export const readBookedJourney = (quotation: QuotationTable): BookedJourney => {
  const context = storedJson<OfferContext>(quotation.context);
  return priceOffer(readOffer(quotation.offer), context).match(
    (priced) => (priced.kind === "containers" ? priced.rate : toLclJourney(priced.rate, quotation)),
    () => NO_JOURNEY,
  );
};
