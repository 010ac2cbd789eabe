import { findExpectedSailing, findSailing, type LclRate, listCfsCutOffs } from "#domain/lcl";
import type { Rate } from "#domain/rates";
import { storedJson } from "#server/platform/database/statements.ts";
import { placeTime } from "#server/platform/time.ts";
import { type OfferContext, priceOffer, readOffer } from "../rates/index.ts";
import type { StoredBooking } from "./tables.ts";

export const isLcl = (quotation: StoredBooking): boolean =>
  storedJson<OfferContext>(quotation.context).part !== undefined;

export type BookedJourney = Pick<Rate, "legs" | "arrival" | "cutOffs" | "freeTime">;

const NO_JOURNEY: BookedJourney = { legs: [], arrival: null, cutOffs: [], freeTime: [] };

const toLclJourney = (rate: LclRate, { bookedAt }: Pick<StoredBooking, "bookedAt">): BookedJourney => {
  const departure = findExpectedSailing(rate, placeTime(bookedAt, rate.loadingZone))?.departure ?? null;
  const { legs } = findSailing(rate, departure);
  return { ...NO_JOURNEY, legs, cutOffs: listCfsCutOffs(rate, departure) };
};

/** What an offer says of its journey, also one that is not booked: `bookedAt` is then the moment it is looked at. */
export const readBookedJourney = (quotation: Pick<StoredBooking, "offer" | "context" | "bookedAt">): BookedJourney => {
  const context = storedJson<OfferContext>(quotation.context);
  return priceOffer(readOffer(quotation.offer), context).match(
    (priced) => (priced.source === "lcl" ? toLclJourney(priced, quotation) : priced),
    () => NO_JOURNEY,
  );
};
