import type { ApiLeg, ApiOffer, ApiPlace } from "./api-offer.ts";
import { readForeignDate, readForeignDay } from "./foreign-date.ts";
import type { CutOff, CutOffCode, LegMode, RouteLeg, RoutePoint } from "./rate.ts";

const STATED_MODES: ReadonlyMap<string, LegMode> = new Map<string, LegMode>([
  ["VESSEL", "sea"],
  ["RAIL", "rail"],
  ["TRUCK", "truck"],
  ["BARGE", "barge"],
  ["SEA", "sea"],
  ["ROAD", "truck"],
]);

/** RD road, RL rail, RR rail and road, BA barge, BR barge and road: the longer part gives the mode. */
const HAULAGE_MODES: ReadonlyMap<string, LegMode> = new Map<string, LegMode>([
  ["RD", "truck"],
  ["RL", "rail"],
  ["RR", "rail"],
  ["BA", "barge"],
  ["BR", "barge"],
]);

const isHauled = (haulageMode: string | null): boolean => haulageMode === "D" || haulageMode === "R";

/** An unstated first or last leg is the haulage that the offer speaks of; between them lies the sea. */
const inferredMode = (offer: ApiOffer, at: number): LegMode => {
  const last = offer.legs.length - 1;
  if (last > 0 && at === 0 && isHauled(offer.exportHaulageMode))
    return HAULAGE_MODES.get(offer.exportModeOfTransport ?? "") ?? "unknown";
  if (last > 0 && at === last && isHauled(offer.importHaulageMode))
    return HAULAGE_MODES.get(offer.importModeOfTransport ?? "") ?? "unknown";
  return "sea";
};

/** The mode of a leg by its word or code; undefined for a word that nobody knows. */
const toStatedMode = (word: string): LegMode | undefined =>
  STATED_MODES.get(word) ?? STATED_MODES.get(word.trim().toUpperCase()) ?? HAULAGE_MODES.get(word.trim().toUpperCase());

const modeOf = (offer: ApiOffer, leg: ApiLeg, at: number): LegMode => {
  const stated = leg.mode === null ? undefined : toStatedMode(leg.mode);
  if (stated !== undefined) return stated;
  return leg.vesselName === null ? inferredMode(offer, at) : "sea";
};

type PointKind = RoutePoint["kind"];

const endKind = (mode: LegMode, haulageMode: string | null): PointKind => {
  if (mode === "sea") return "sea";
  return haulageMode === "D" ? "door" : "inland";
};

const betweenKind = (before: LegMode, after: LegMode): PointKind => {
  if (before === "sea" && after === "sea") return "transhipment";
  return before === "sea" || after === "sea" ? "sea" : "inland";
};

const pointOf = ({ name, code, country, countryCode }: ApiPlace, kind: PointKind): RoutePoint => ({
  name,
  code,
  country: country ?? countryCode,
  kind,
});

const legOf = (leg: ApiLeg, mode: LegMode, from: PointKind, to: PointKind): RouteLeg => ({
  from: pointOf(leg.from, from),
  to: pointOf(leg.to, to),
  mode,
  departure: readForeignDay(leg.departureDate),
  arrival: readForeignDay(leg.arrivalDate),
  vessel: leg.vesselName,
  voyage: leg.voyageReference,
  service: leg.serviceName,
});

/** The legs of an offer with the mode of each and what every point is: door, inland terminal, sea port or transhipment. */
export const apiLegs = (offer: ApiOffer): readonly RouteLeg[] => {
  const modes = offer.legs.map((leg, at) => modeOf(offer, leg, at));
  return offer.legs.map((leg, at) => {
    const mode = modes[at] ?? "unknown";
    const before = modes[at - 1];
    const after = modes[at + 1];
    const from = before === undefined ? endKind(mode, offer.exportHaulageMode) : betweenKind(before, mode);
    const to = after === undefined ? endKind(mode, offer.importHaulageMode) : betweenKind(mode, after);
    return legOf(leg, mode, from, to);
  });
};

/** When the first vessel leaves; null when no sea leg states it. */
export const firstSeaDeparture = (offer: ApiOffer): CutOff["at"] | null => {
  const at = offer.legs.findIndex((leg, index) => modeOf(offer, leg, index) === "sea");
  return readForeignDay(offer.legs[at]?.departureDate ?? null);
};

const firstCutOff = (legs: readonly ApiLeg[], textOf: (leg: ApiLeg) => string | null): CutOff["at"] | null => {
  for (const leg of legs) {
    const at = readForeignDate(textOf(leg));
    if (at !== null) return at;
  }
  return null;
};

const bookingCutOff = (leg: ApiLeg): string | null => leg.bookingCutOffDate;
const vgmCutOff = (leg: ApiLeg): string | null => leg.vgmCutOffDate;
const portCutOff = (leg: ApiLeg): string | null => leg.portCutOffDate;

/** Booking, VGM and port cut-offs: of each the first that a leg states, local to the place. */
export const apiCutOffs = ({ legs }: ApiOffer): readonly CutOff[] => {
  const cutOffs: CutOff[] = [];
  const add = (code: CutOffCode, at: CutOff["at"] | null): void => {
    if (at !== null) cutOffs.push({ code, at });
  };
  add("STA", firstCutOff(legs, bookingCutOff));
  add("VCO", firstCutOff(legs, vgmCutOff));
  add("PCO", firstCutOff(legs, portCutOff));
  return cutOffs;
};
