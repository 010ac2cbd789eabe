import { renameField, replaceText, writeNumberAsText } from "../kit/damage.ts";
import type { SimulatorRequest } from "../kit/http.ts";
import type { toOffer } from "./offers.ts";

const OTHER_PORT = "BRSSZ";

/* Of another lane: all that names the port of discharge. */
const moveLane = (offer: ReturnType<typeof toOffer>): unknown => {
  const place = offer.routingLegs.at(-1)?.legTo.place;
  const codes = [place?.internalCode ?? "", ...(place?.locationCodifications.map((one) => one.codification) ?? [])];
  return codes.reduce<unknown>((moved, code) => replaceText(moved, code, OTHER_PORT), offer);
};

/** The offers with the faults of their content. */
export const damageOffers = (
  offers: readonly ReturnType<typeof toOffer>[],
  has: SimulatorRequest["has"],
): readonly unknown[] => {
  let damaged: readonly unknown[] = has("wrong-lane") ? offers.map(moveLane) : offers;
  if (has("renamed-field")) damaged = damaged.map((offer) => renameField(offer, "basicOceanFreightRate", "baseRate"));
  if (has("text-for-number")) damaged = damaged.map((offer) => writeNumberAsText(offer, "allInRate"));
  return damaged;
};
