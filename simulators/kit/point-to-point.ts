import { addDays, dayOf, isDay } from "./days.ts";
import { json, type SimulatorAnswer, type SimulatorRequest } from "./http.ts";
import { pageOf } from "./pages.ts";
import { isUnLocode, nameOfPlace, offsetOfPlace } from "./places.ts";
import { renameField, replaceText } from "./damage.ts";
import { type Fleet, findSailings, type Sailing, type SailingLeg } from "./sailings.ts";

export interface ScheduleOptions {
  readonly fleet: Fleet;
  /** The carrier's SCAC. */
  readonly carrierCode: string;
  /** Whether routes state their footprint, as version 1.0.3 does and 1.0.1 does not. */
  readonly hasFootprint: boolean;
}

const DEFAULT_DAYS = 28;
const RECEIPT_TYPES = ["CY", "SD", "CFS"];

const refuse = (message: string): SimulatorAnswer =>
  json(400, { statusCode: 400, statusCodeText: "Bad Request", errors: [{ errorCodeMessage: message }] });

const stop = (place: string, day: string, time: string) => ({
  facilityTypeCode: "POTE",
  location: { locationName: nameOfPlace(place), UNLocationCode: place },
  dateTime: `${day}T${time}:00${offsetOfPlace(place)}`,
});

const toLeg = (options: ScheduleOptions, leg: SailingLeg, index: number) => ({
  sequenceNumber: index + 1,
  transport: {
    modeOfTransport: "VESSEL",
    servicePartners: [
      {
        carrierCode: options.carrierCode,
        carrierCodeListProvider: "NMFTA",
        carrierServiceName: options.fleet.service.name,
        carrierServiceCode: options.fleet.service.code,
        carrierExportVoyageNumber: leg.voyage,
      },
    ],
    vessel: { vesselIMONumber: leg.imo, name: leg.vessel },
  },
  departure: stop(leg.from, leg.departureDay, "18:00"),
  arrival: stop(leg.to, leg.arrivalDay, "06:00"),
});

const cutOffs = (query: URLSearchParams, place: string, departure: string) => {
  const cutOff = (cutOffDateTimeCode: string, days: number, time: string) => ({
    cutOffDateTimeCode,
    cutOffDateTime: `${addDays(departure, -days)}T${time}:00${offsetOfPlace(place)}`,
  });
  return [
    cutOff("DCO", 3, "12:00"),
    cutOff("VCO", 2, "10:00"),
    cutOff("FCO", 2, "18:00"),
    ...(query.get("receiptTypeAtOrigin") === "CFS" ? [cutOff("LCO", 4, "16:00")] : []),
    ...(query.get("cargoType") === "REEFER" ? [cutOff("RCO", 1, "12:00")] : []),
  ];
};

const toRoute = (options: ScheduleOptions, query: URLSearchParams) => (sailing: Sailing, index: number) => {
  const { legs, departureDay, arrivalDay } = sailing;
  const from = legs[0]?.from ?? "";
  const to = legs.at(-1)?.to ?? "";
  return {
    placeOfReceipt: stop(from, addDays(departureDay, -3), "08:00"),
    placeOfDelivery: stop(to, addDays(arrivalDay, 1), "14:00"),
    receiptTypeAtOrigin: query.get("receiptTypeAtOrigin") ?? "CY",
    deliveryTypeAtDestination: query.get("deliveryTypeAtDestination") ?? "CY",
    cutOffTimes: cutOffs(query, from, departureDay),
    solutionNumber: index + 1,
    routingReference: `${options.carrierCode}-${from}-${to}-${departureDay}`,
    transitTime: sailing.transitDays + 4,
    ...(options.hasFootprint ? { solutionFootprint: { co2: 0.9, co2e: 1.1 } } : {}),
    legs: legs.map((leg, legIndex) => toLeg(options, leg, legIndex)),
  };
};

const windowOf = (query: URLSearchParams, now: Date) => {
  const first = query.get("departureStartDate") ?? dayOf(now);
  const last = query.get("departureEndDate") ?? (isDay(first) ? addDays(first, DEFAULT_DAYS) : "");
  return isDay(first) && isDay(last) ? { first, last } : undefined;
};

/** DCSA Commercial Schedules: `GET …/point-to-point-routes`. */
export const answerRoutes = (options: ScheduleOptions, request: SimulatorRequest): SimulatorAnswer => {
  const { query } = request;
  const from = query.get("placeOfReceipt") ?? "";
  const to = query.get("placeOfDelivery") ?? "";
  if (!isUnLocode(from) || !isUnLocode(to)) return refuse("placeOfReceipt and placeOfDelivery must be UN/LOCODEs.");
  const window = windowOf(query, request.now);
  if (window === undefined) return refuse("departureStartDate and departureEndDate must be dates.");
  for (const name of ["receiptTypeAtOrigin", "deliveryTypeAtDestination"])
    if (!RECEIPT_TYPES.includes(query.get(name) ?? "CY")) return refuse(`${name} must be CY, SD or CFS.`);
  if (request.has("empty-list")) return json(200, []);
  const most = Number(query.get("maxTranshipment") ?? 10);
  const routes = findSailings(options.fleet, { from, to }, window)
    .filter(({ legs }) => legs.length - 1 <= most)
    .map(toRoute(options, query));
  const page = pageOf(request, routes);
  const moved = request.has("wrong-lane") ? replaceText(page.items, to, "BRSSZ") : page.items;
  return json(200, request.has("renamed-field") ? renameField(moved, "transport", "means") : moved, page.headers);
};
