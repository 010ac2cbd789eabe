import type { Coordinates } from "#domain/places";
import type { LegMode } from "#domain/rates";
import type { Journey, JourneyLeg, JourneyStop, LegState, StopRole } from "#domain/tracking";

const KNOWN: Readonly<Record<string, readonly [name: string, latitude: number, longitude: number]>> = {
  INTKD: ["Tughlakabad", 28.5, 77.28],
  INNSA: ["Nhava Sheva", 18.95, 72.95],
  INMUN: ["Mundra", 22.74, 69.71],
  NLRTM: ["Rotterdam", 51.95, 4.05],
  DEDUI: ["Duisburg", 51.45, 6.75],
  SGSIN: ["Singapore", 1.26, 103.83],
  CNSHA: ["Shanghai", 31.23, 121.49],
  USLAX: ["Los Angeles", 33.73, -118.26],
  BRSSZ: ["Santos", -23.96, -46.3],
  USCHI: ["Chicago", 41.85, -87.65],
};

/** A place of a route by its code; one that is not known has no position. */
export const stopAt = (role: StopRole, code: string, isReached = false): JourneyStop => {
  const known = KNOWN[code];
  return {
    role,
    name: known?.[0] ?? code,
    country: null,
    code,
    coordinates: known === undefined ? null : { latitude: known[1], longitude: known[2] },
    timeZone: null,
    kind: role === "POO" || role === "FPD" ? "inland" : role === "TSP" ? "transhipment" : "sea",
    arrival: null,
    departure: null,
    isReached,
  };
};

/** A leg between two places of a route by their numbers. */
export const legOf = (
  from: number,
  mode: LegMode,
  state: LegState,
  path: readonly Coordinates[] | null = null,
): JourneyLeg => ({
  from,
  to: from + 1,
  mode,
  state,
  evidence: state === "done" ? "reported" : null,
  vessel: mode === "sea" ? "ASTRID MERIDIAN" : null,
  voyage: mode === "sea" ? "431W" : null,
  path,
});

/** A journey over these places; `share` is how far the vessel of a leg has come. */
export const journeyWith = (
  stops: readonly JourneyStop[],
  legs: readonly JourneyLeg[],
  sailing: { readonly leg: number; readonly share: number } | null = null,
): Journey => ({
  stops,
  legs,
  rows: [],
  progress: { kind: "nothing-reported" },
  isCancelled: false,
  position:
    sailing === null
      ? null
      : { leg: sailing.leg, fraction: sailing.share, vessel: "ASTRID MERIDIAN", isOverdue: false },
  etaChanges: [],
  containers: [],
  lastUpdatedAt: null,
});
