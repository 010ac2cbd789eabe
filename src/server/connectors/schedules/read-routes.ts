import { type JsonObject, isJsonObject, toItems, toNumber, toObject, toText } from "#api/readers/json.ts";
import { err, ok, Result } from "neverthrow";
import type { CarrierLeg, CarrierPlace, CutOffCode } from "#domain/rates";
import { type LocalDateTime, type TimeZone, toMinutes } from "#domain/time";
import type { ScheduledCargo, ScheduledSailing, ScheduleQuery } from "#server/rate-sources/schedule.ts";
import { zones } from "#server/platform/time.ts";

export type ScheduleLane = Omit<ScheduleQuery, "carrier">;

/**
 * Cut-off codes of DCSA that are read, by what the portal shows them as. A full container is handed in at the terminal by FCO,
 * a cooled one by RCO; a part load at the CFS by LCO.
 */
const CUT_OFFS: ReadonlyMap<string, CutOffCode> = new Map([
  ["DCO", "DCO"],
  ["VCO", "VCO"],
  ["FCO", "PCO"],
  ["PCO", "PCO"],
  ["RCO", "PCO"],
  ["LCO", "LCO"],
  ["STA", "STA"],
  ["CUA", "CUA"],
]);

/** Cut-offs of one kind of cargo only. */
const CARGO_OF_CUT_OFF: ReadonlyMap<string, ScheduledCargo> = new Map([
  ["RCO", "reefer"],
  ["LCO", "lcl"],
]);

export const READ_CUT_OFFS: readonly string[] = [...CUT_OFFS.keys()];

/** How the routes of one carrier are read. */
export interface RouteReading {
  /** Of the carrier: its own voyage and service are read where partners share a vessel. Null: those of the first. */
  readonly scac: string | null;
  /** Codes of `cutOffTimes`. */
  readonly cutOffTimes: readonly string[];
  /** The carrier's codes of places that differ from UN/LOCODE, by UN/LOCODE. */
  readonly placeCodes: ReadonlyMap<string, string>;
  readonly findZone: (unLocode: string) => TimeZone | null;
}

export interface ReadRoutes {
  readonly sailings: readonly ScheduledSailing[];
  /** Why routes, or cut-offs of routes, are left out. */
  readonly unreadable: readonly string[];
}

interface Call {
  readonly place: CarrierPlace & { readonly code: string };
  readonly local: LocalDateTime;
  /** To compare calls at several places. */
  readonly minute: number;
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;

/** A moment with its offset on the clock of its place; where its zone is not known, as it is written. */
const readMoment = (value: unknown, zone: TimeZone | null): Pick<Call, "local" | "minute"> | null => {
  const [text, written, offset] = DATE_TIME.exec(toText(value) ?? "") ?? [];
  const moment = Date.parse(text ?? "");
  if (written === undefined || Number.isNaN(moment)) return null;
  if (zone === null && offset === "Z") return null;
  const minute = toMinutes(moment);
  return { minute, local: zone === null ? written : zones.toLocal(minute, zone) };
};

const toUnLocode = (code: string, { placeCodes }: RouteReading): string =>
  [...placeCodes].find(([, own]) => own === code)?.[0] ?? code;

const readCall = (value: unknown, reading: RouteReading): Result<Call, string> => {
  const { location, dateTime } = toObject(value);
  const { UNLocationCode, locationName } = toObject(location);
  const stated = toText(UNLocationCode);
  if (stated === null) return err("a call has no UNLocationCode");
  const code = toUnLocode(stated, reading);
  const moment = readMoment(dateTime, reading.findZone(code));
  if (moment === null) return err(`the time at ${code} cannot be read`);
  const place = { name: toText(locationName) ?? code, code, country: null, countryCode: code.slice(0, 2) };
  return ok({ place, ...moment });
};

interface Leg {
  readonly departs: Call;
  readonly arrives: Call;
  readonly leg: CarrierLeg;
  /** The carriers that sell the leg; empty where it is not stated. */
  readonly carriers: readonly string[];
}

/** Of the carriers that sell a vessel's voyage: the own one, otherwise the first, such as that of a feeder. */
const findPartner = (partners: readonly JsonObject[], { scac }: RouteReading): JsonObject =>
  partners.find(({ carrierCode }) => carrierCode === scac) ?? partners[0] ?? {};

const toCarrierLeg = (transport: JsonObject, partner: JsonObject, departs: Call, arrives: Call): CarrierLeg => {
  const vessel = toObject(transport["vessel"]);
  const serviceCode = toText(partner["carrierServiceCode"]);
  return {
    mode: "VESSEL",
    from: departs.place,
    to: arrives.place,
    departureDate: `${departs.local}:00`,
    arrivalDate: `${arrives.local}:00`,
    vesselName: vessel["isDummyVessel"] === true ? null : toText(vessel["name"]),
    voyageReference: toText(partner["carrierExportVoyageNumber"]) ?? toText(partner["carrierImportVoyageNumber"]),
    serviceName: toText(partner["carrierServiceName"]) ?? serviceCode,
    ...(serviceCode === null ? {} : { serviceCode }),
    portCutOffDate: null,
    vgmCutOffDate: null,
    bookingCutOffDate: null,
  };
};

const readLeg = (value: unknown, reading: RouteReading): Result<Leg, string> => {
  const { transport: stated, departure, arrival } = toObject(value);
  if (!isJsonObject(stated)) return err("a leg has no transport");
  const mode = toText(stated["modeOfTransport"]);
  if (mode !== "VESSEL") return err(`it goes by ${mode ?? "no stated mode of transport"}, not by vessel`);
  const partners = toItems(stated["servicePartners"]).map(toObject);
  return Result.combine([readCall(departure, reading), readCall(arrival, reading)]).map(([departs, arrives]) => ({
    departs,
    arrives,
    leg: toCarrierLeg(stated, findPartner(partners, reading), departs, arrives),
    carriers: partners.flatMap(({ carrierCode }) => toText(carrierCode) ?? []),
  }));
};

const findOtherCarrier = (legs: readonly Leg[], scac: string | null): string | null => {
  const carriers = new Set(legs.flatMap((leg) => leg.carriers));
  return scac === null || carriers.size === 0 || carriers.has(scac) ? null : `it is of ${[...carriers].join(", ")}`;
};

const findDisorder = (legs: readonly Leg[], { portOfLoading, portOfDischarge }: ScheduleLane): string | null => {
  const [from, to] = [legs[0]?.departs.place.code, legs.at(-1)?.arrives.place.code];
  if (from !== portOfLoading || to !== portOfDischarge) return `it is from ${from} to ${to}`;
  for (const [at, { departs, arrives }] of legs.entries()) {
    const before = legs[at - 1]?.arrives;
    if (arrives.minute <= departs.minute) return `it arrives in ${arrives.place.code} before it departs`;
    if (before !== undefined && before.place.code !== departs.place.code)
      return `it arrives in ${before.place.code} and departs from ${departs.place.code}`;
    if (before !== undefined && departs.minute < before.minute)
      return `it departs from ${departs.place.code} before it arrives there`;
  }
  return null;
};

const readLegs = (value: unknown, lane: ScheduleLane, reading: RouteReading): Result<readonly Leg[], string> => {
  const inOrder = toItems(value)
    .map(toObject)
    .toSorted((one, other) => (toNumber(one["sequenceNumber"]) ?? 0) - (toNumber(other["sequenceNumber"]) ?? 0));
  if (inOrder.length === 0) return err("it has no legs");
  return Result.combine(inOrder.map((leg) => readLeg(leg, reading))).andThen((legs) => {
    const problem = findDisorder(legs, lane) ?? findOtherCarrier(legs, reading.scac);
    return problem === null ? ok(legs) : err(problem);
  });
};

/** The cut-offs before a departure, the earlier one of two that the portal shows as one. */
const readCutOffs = (value: unknown, departs: Call, lane: ScheduleLane, reading: RouteReading) => {
  const cutOffs: Partial<Record<CutOffCode, LocalDateTime>> = {};
  const unreadable: string[] = [];
  for (const stated of toItems(value).map(toObject)) {
    const code = toText(stated["cutOffDateTimeCode"]) ?? "";
    const shown = CUT_OFFS.get(code);
    const cargo = CARGO_OF_CUT_OFF.get(code) ?? lane.cargo;
    if (shown === undefined || !reading.cutOffTimes.includes(code) || cargo !== lane.cargo) continue;
    const moment = readMoment(stated["cutOffDateTime"], reading.findZone(departs.place.code));
    if (moment === null || moment.minute > departs.minute)
      unreadable.push(`its cut-off ${code} cannot be read, or is after the departure`);
    else if ((cutOffs[shown] ?? moment.local) >= moment.local) cutOffs[shown] = moment.local;
  }
  return { cutOffs, unreadable };
};

interface ReadRoute {
  readonly sailing: ScheduledSailing;
  readonly unreadable: readonly string[];
}

const readRoute = (value: unknown, lane: ScheduleLane, reading: RouteReading): Result<ReadRoute, string> => {
  const route = toObject(value);
  return readLegs(route["legs"], lane, reading).andThen((legs) => {
    const [first, last] = [legs[0], legs.at(-1)];
    if (first === undefined || last === undefined) return err("it has no legs");
    const { cutOffs, unreadable } = readCutOffs(route["cutOffTimes"], first.departs, lane, reading);
    const [departure, arrival] = [first.departs.local, last.arrives.local];
    return ok({ sailing: { departure, arrival, legs: legs.map(({ leg }) => leg), cutOffs }, unreadable });
  });
};

const toOrder = ({ departure, arrival }: ScheduledSailing): string => `${departure} ${arrival}`;

/** Sailings by departure and arrival, each once: a carrier states one for each terminal. */
export const sortSailings = (sailings: readonly ScheduledSailing[]): readonly ScheduledSailing[] => [
  ...new Map(
    sailings
      .toSorted((one, other) => (toOrder(one) < toOrder(other) ? -1 : 1))
      .map((sailing) => [JSON.stringify(sailing.legs), sailing] as const),
  ).values(),
];

/** Reads an answer of `…/point-to-point-routes`; null if it is no list. One without a body has no routes. */
export const readRoutes = (body: unknown, lane: ScheduleLane, reading: RouteReading): ReadRoutes | null => {
  if (body !== null && !Array.isArray(body)) return null;
  const sailings: ScheduledSailing[] = [];
  const unreadable: string[] = [];
  for (const [at, value] of toItems(body).entries()) {
    const name = `route ${toText(toObject(value)["routingReference"]) ?? at + 1}`;
    readRoute(value, lane, reading).match(
      (route) => {
        sailings.push(route.sailing);
        unreadable.push(...route.unreadable.map((reason) => `${name}: ${reason}`));
      },
      (reason) => unreadable.push(`${name}: ${reason}`),
    );
  }
  return { sailings, unreadable };
};
