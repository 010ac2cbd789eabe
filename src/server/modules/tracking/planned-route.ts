import type { FindPlace, KnownPlace } from "#domain/places";
import type { LegMode, RouteLeg, RoutePoint } from "#domain/rates";
import type { RouteStop, TrackingEvent } from "#api/schema.d.ts";
import { zonedTime } from "#server/platform/time.ts";

const MODES: Readonly<Record<LegMode, string | null>> = {
  sea: "VESSEL",
  rail: "RAIL",
  truck: "TRUCK",
  barge: "BARGE",
  unknown: null,
};

export const placeFacts = (place: KnownPlace | undefined) =>
  place === undefined
    ? {}
    : {
        timeZone: place.timeZone,
        ...(place.latitude === null || place.longitude === null
          ? {}
          : { coordinates: { latitude: place.latitude, longitude: place.longitude } }),
      };

const toStop = (role: string, point: RoutePoint, findPlace: FindPlace): RouteStop => {
  const place = point.code === null ? undefined : findPlace(point.code);
  return {
    shipmentLocationType: role,
    locationName: point.name,
    country: place?.countryName ?? point.country,
    unLocationCode: point.code,
    ...placeFacts(place),
  };
};

export const routeStops = (legs: readonly RouteLeg[], findPlace: FindPlace): readonly RouteStop[] => {
  const sea = legs.filter(({ mode }) => mode === "sea");
  const [first, last] = [legs[0], legs.at(-1)];
  const [loading, discharge] = [sea[0]?.from, sea.at(-1)?.to];
  if (first === undefined || last === undefined || loading === undefined || discharge === undefined) return [];
  const stop = (role: string, point: RoutePoint): RouteStop => toStop(role, point, findPlace);
  return [
    ...(first.mode === "sea" ? [] : [stop("POO", first.from)]),
    stop("POL", loading),
    ...sea.slice(1).map((leg) => stop("TSP", leg.from)),
    stop("POD", discharge),
    ...(last.mode === "sea" ? [] : [stop("FPD", last.to)]),
  ];
};

const toMoves = (leg: RouteLeg, index: number, findPlace: FindPlace): readonly TrackingEvent[] => {
  const planned = (code: "DEPA" | "ARRI", point: RoutePoint, at: string | null): readonly TrackingEvent[] => {
    const place = point.code === null ? undefined : findPlace(point.code);
    if (at === null) return [];
    return [
      {
        eventId: `plan-${index + 1}-${code}`,
        eventType: "TRANSPORT",
        transportEventTypeCode: code,
        eventClassifierCode: "PLN",
        eventDateTime: zonedTime(at, place?.timeZone ?? null),
        modeOfTransport: MODES[leg.mode],
        locationName: point.name,
        unLocationCode: point.code,
        vesselName: leg.vessel,
        voyageReference: leg.voyage,
      },
    ];
  };
  return [...planned("DEPA", leg.from, leg.departure), ...planned("ARRI", leg.to, leg.arrival)];
};

export const plannedEvents = (legs: readonly RouteLeg[], findPlace: FindPlace): readonly TrackingEvent[] =>
  legs.flatMap((leg, index) => toMoves(leg, index, findPlace));
