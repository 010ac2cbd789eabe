import {
  cutPath,
  type GeoPath,
  type GeoPoint,
  toGeoPoint,
  measureMiles,
  toNearestLongitude,
  unwrapPath,
  toGreatCircle,
} from "#domain/places";
import type { Journey, JourneyLeg, JourneyStop } from "#domain/tracking";

/** `direct` where the path is unknown. */
export type StrokeKind = "sailed" | "to-sail" | "direct-sailed" | "direct-to-sail" | "land-done" | "land-to-go";

export interface Stroke {
  readonly kind: StrokeKind;
  readonly path: GeoPath;
}

export interface MapStop {
  readonly name: string;
  readonly code: string | null;
  readonly kind: JourneyStop["kind"];
  readonly isReached: boolean;
  readonly at: GeoPoint;
}

export interface VesselMarker {
  readonly name: string | null;
  readonly at: GeoPoint;
  readonly from: GeoPoint;
}

/** Longitudes continue across the date line. */
export interface RouteShape {
  readonly stops: readonly MapStop[];
  readonly strokes: readonly Stroke[];
  readonly vessel: VesselMarker | null;
  /** Names of places without a known position. */
  readonly unplaced: readonly string[];
}

const shiftPath = (path: GeoPath, near: number): GeoPath => {
  const first = path[0]?.[0] ?? near;
  const turn = toNearestLongitude(first, near) - first;
  return path.map(([longitude, latitude]) => [longitude + turn, latitude]);
};

/** The reported position, otherwise the end of the sea path there. */
const findPosition = (journey: Journey, index: number): GeoPoint | null => {
  const reported = journey.stops[index]?.coordinates;
  if (reported != null) return toGeoPoint(reported);
  const start = journey.legs.find((leg) => leg.from === index && leg.path !== null)?.path?.[0];
  const arrival = journey.legs.find((leg) => leg.to === index && leg.path !== null)?.path?.at(-1);
  const end = start ?? arrival;
  return end === undefined ? null : toGeoPoint(end);
};

const findPath = (leg: JourneyLeg, from: GeoPoint, to: GeoPoint): GeoPath =>
  shiftPath(leg.path === null ? toGreatCircle(from, to) : unwrapPath(leg.path.map(toGeoPoint)), from[0]);

interface Drawn {
  readonly places: readonly (GeoPoint | null)[];
  readonly paths: ReadonlyMap<JourneyLeg, GeoPath>;
}

const drawnAlong = (journey: Journey): Drawn => {
  const places: (GeoPoint | null)[] = [];
  const paths = new Map<JourneyLeg, GeoPath>();
  for (const index of journey.stops.keys()) {
    const place = findPosition(journey, index);
    const leg = journey.legs.find(({ to }) => to === index);
    const from = places[leg?.from ?? -1] ?? null;
    const path = leg === undefined || from === null || place === null ? null : findPath(leg, from, place);
    if (leg !== undefined && path !== null) paths.set(leg, path);
    const near = path?.at(-1)?.[0] ?? places.findLast((known) => known !== null)?.[0] ?? place?.[0] ?? 0;
    places.push(place === null ? null : [toNearestLongitude(place[0], near), place[1]]);
  }
  return { places, paths };
};

const toStrokeKind = (leg: JourneyLeg): StrokeKind => {
  const isDone = leg.state === "done";
  if (leg.mode !== "sea") return isDone ? "land-done" : "land-to-go";
  if (leg.path === null) return isDone ? "direct-sailed" : "direct-to-sail";
  return isDone ? "sailed" : "to-sail";
};

const isSamePlace = (one: MapStop, other: MapStop): boolean => measureMiles(one.at, other.at) < 1;

const toMapStops = (journey: Journey, places: Drawn["places"]): readonly MapStop[] => {
  const stations: MapStop[] = [];
  for (const [index, { name, code, kind, isReached }] of journey.stops.entries()) {
    const at = places[index];
    if (at == null) continue;
    const station = { name, code, kind, isReached, at };
    const before = stations.findIndex((known) => isSamePlace(known, station));
    const known = stations[before];
    if (known === undefined) stations.push(station);
    else stations[before] = { ...known, isReached: known.isReached || isReached };
  }
  return stations;
};

/** A vessel is shown on a known path only: a direct line may cross land. */
export const routeShape = (journey: Journey): RouteShape => {
  const { places, paths } = drawnAlong(journey);
  const { position, stops } = journey;
  const sailing = position === null || journey.isCancelled ? undefined : journey.legs[position.leg];
  const way = sailing === undefined || sailing.path === null ? undefined : paths.get(sailing);
  const cut = way === undefined || position === null ? null : cutPath(way, position.fraction);
  const strokes = journey.legs.flatMap((leg): readonly Stroke[] => {
    const path = paths.get(leg);
    if (path === undefined) return [];
    if (leg !== sailing || cut === null) return [{ kind: toStrokeKind(leg), path }];
    return [
      { kind: "to-sail", path: cut.after },
      { kind: "sailed", path: cut.before },
    ];
  });
  return {
    stops: toMapStops(journey, places),
    strokes,
    vessel: cut === null ? null : { name: position?.vessel ?? null, at: cut.at, from: cut.before.at(-2) ?? cut.at },
    unplaced: stops.filter((_, index) => places[index] === null).map(({ name }) => name),
  };
};
