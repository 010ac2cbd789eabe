import { addDays } from "../kit/days.ts";
import { countryOfPlace, nameOfPlace } from "../kit/places.ts";
import { pick, pickText } from "../kit/random.ts";
import { type Fleet, findSailings, type Sailing } from "../kit/sailings.ts";

export interface Lane {
  readonly from: string;
  readonly to: string;
}

const SIZES = [
  ["20GP", 1],
  ["40GP", 1.8],
  ["40HQ", 1.9],
] as const;

const fleetOf = (seed: string): Fleet => ({
  seed: `${seed} cosco`,
  vessels: ["COSCO ANDES", "COSCO BALTIC", "COSCO CAUCASUS", "COSCO DANUBE"],
  service: { code: "AEU3", name: "Asia Europe 3" },
  hub: "SGSIN",
});

/** The carrier's id of a city. */
export const cityIdOf = (seed: string, unlocode: string): string =>
  pickText(`${seed} city ${unlocode}`, 12, "0123456789abcdef");

export const toCity = (seed: string, unlocode: string) => ({
  id: cityIdOf(seed, unlocode),
  unlocode,
  cityName: nameOfPlace(unlocode),
  countryName: countryOfPlace(unlocode).name,
});

const toPort = (seed: string, unlocode: string) => ({
  id: pickText(`${seed} port ${unlocode}`, 12, "0123456789abcdef"),
  unlocode,
  portName: nameOfPlace(unlocode),
});

/* Local times without a zone. */
const at = (day: string, time: string): string => `${day} ${time}`;

const toLegs = (fleet: Fleet, { legs }: Sailing) =>
  legs.map((leg) => ({
    serviceCode: fleet.service.code,
    vesselName: leg.vessel,
    voyageNo: leg.voyage.slice(0, -1),
    direction: "W",
    polPort: toPort(fleet.seed, leg.from),
    podPort: toPort(fleet.seed, leg.to),
    etd: at(leg.departureDay, "18:00"),
    eta: at(leg.arrivalDay, "06:00"),
  }));

const pricesOf = (fleet: Fleet, lane: Lane, currency: string) =>
  SIZES.map(([cntrType, factor]) => {
    const price = Math.round((700 + pick(`${fleet.seed} ${lane.from}-${lane.to}`, 160) * 5) * factor);
    /* After promotions: 50 less for the large ones. */
    return { cntrType, price, tradePrice: cntrType === "20GP" ? price : price - 50, currency };
  });

export interface ProductOptions {
  readonly currency: string;
  readonly isSoldOut: boolean;
}

const toProduct = (seed: string, lane: Lane, sailing: Sailing, options: ProductOptions) => {
  const fleet = fleetOf(seed);
  const key = `${fleet.seed} ${lane.from}-${lane.to} ${sailing.departureDay}`;
  const [first] = sailing.legs;
  return {
    id: pickText(`${key} product`, 16, "0123456789abcdef"),
    serviceCode: fleet.service.code,
    vesselName: first?.vessel,
    voyageNo: first?.voyage.slice(0, -1),
    direction: "W",
    haulageType: "CY-CY",
    estimatedTransitTimeInDays: sailing.transitDays,
    effectiveStartDate: at(addDays(sailing.departureDay, -14), "00:00"),
    effectiveEndDate: at(addDays(sailing.departureDay, -3), "23:59"),
    etd: at(sailing.departureDay, "18:00"),
    eta: at(sailing.arrivalDay, "06:00"),
    inventory: options.isSoldOut ? 0 : 5 + pick(`${key} inventory`, 40),
    porCity: toCity(seed, lane.from),
    fndCity: toCity(seed, lane.to),
    polPort: toPort(fleet.seed, lane.from),
    podPort: toPort(fleet.seed, lane.to),
    scheduleData: { legs: toLegs(fleet, sailing) },
    cutOffLocalDate: at(addDays(sailing.departureDay, -2), "12:00"),
    routeProductPricingList: pricesOf(fleet, lane, options.currency),
  };
};

/** The products of a lane: one for each sailing between two days. */
export const findProducts = (
  seed: string,
  lane: Lane,
  window: { readonly first: string; readonly last: string },
  options: ProductOptions,
) => findSailings(fleetOf(seed), lane, window).map((sailing) => toProduct(seed, lane, sailing, options));
