/* The route of a shipment, its ways by sea and its events. */
import { isDeepStrictEqual } from "node:util";
import type { Difference } from "../differences.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { findKnownPlace } from "./known-places.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const EARTH_RADIUS_NM = 3440;
const toRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The shortest way on the globe, in nautical miles. */
const measure = (one: Position, other: Position): number => {
  const [from, to] = [toRadians(one.latitude), toRadians(other.latitude)];
  const half = Math.sin((to - from) / 2) ** 2;
  const across = Math.sin(toRadians(other.longitude - one.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_NM * Math.asin(Math.sqrt(half + Math.cos(from) * Math.cos(to) * across));
};

const readPosition = (value: unknown): Position | null => {
  const [latitude, longitude] = [readNumber(value, "latitude"), readNumber(value, "longitude")];
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

const readPoint = (point: unknown): Position | null => {
  const [longitude, latitude]: readonly unknown[] = Array.isArray(point) ? point : [];
  return typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null;
};

/** From a terminal to the sea, and from there to the usual lane. */
const NEAR_NM = 150;

const checkWayEnd = (
  { path, value }: Located,
  name: "from" | "to",
  index: number,
  overview: readonly unknown[],
): readonly Difference[] => {
  const code = value[name];
  const stop = overview.find((one) => read(one, "unLocationCode") === code);
  const port = findKnownPlace(code) ?? readPosition(read(stop, "coordinates"));
  const point = readPoint(readList(value, "path").at(index));
  return port === null || point === null || measure(port, point) <= NEAR_NM
    ? []
    : [broken(`${path}.path`, `longitude and latitude from port to port, near ${String(code)} at this end`, point)];
};

/** A way of so many points follows the lanes: its length is about that of the points. */
const MIN_POINTS = 10;
const LENGTH_TOLERANCE = 0.25;
const SHORTEST = 0.9;

const checkLength = ({ path, value }: Located): readonly Difference[] => {
  const [miles, points] = [readNumber(value, "nauticalMiles"), readList(value, "path").map(readPoint)];
  const [first, last] = [points[0] ?? null, points.at(-1) ?? null];
  if (miles === null || first === null || last === null) return [];
  const along = points.reduce((sum, point, index) => {
    const before = points[index - 1] ?? null;
    return point === null || before === null ? sum : sum + measure(before, point);
  }, 0);
  const isShort = miles < SHORTEST * measure(first, last);
  const isOff = points.length >= MIN_POINTS && Math.abs(miles - along) > LENGTH_TOLERANCE * along;
  return isShort || isOff
    ? [broken(`${path}.nauticalMiles`, `about ${Math.round(along)}, the length of path`, miles)]
    : [];
};

const checkSeaLanes = (tracking: Located): readonly Difference[] => {
  const overview = readList(tracking.value, "overview");
  const codes = overview.map((one) => readString(one, "unLocationCode"));
  const lanes = locate(tracking.value, tracking.path, "seaLanes");
  return lanes.flatMap((lane, index) => {
    const { path, value } = lane;
    const isRepeated = lanes.findIndex((one) => one.value["from"] === value["from"] && one.value["to"] === value["to"]);
    return [
      ...(["from", "to"] as const).flatMap((name) =>
        codes.includes(null) || codes.includes(String(value[name]))
          ? []
          : [broken(`${path}.${name}`, `one of ${codes.join(", ")}, the stops of the route`, value[name])],
      ),
      ...(isRepeated < index ? [broken(path, "a way that no other entry is", value["from"])] : []),
      ...checkWayEnd(lane, "from", 0, overview),
      ...checkWayEnd(lane, "to", -1, overview),
      ...checkLength(lane),
    ];
  });
};

/** The order of the journey, by DCSA's types of places. */
const RANKS: ReadonlyMap<unknown, number> = new Map([
  ["POO", 0],
  ["PRE", 0],
  ["POL", 1],
  ["TSP", 2],
  ["POD", 3],
  ["PDE", 4],
  ["FPD", 4],
]);

/** Stops are in the order of the journey. */
export const checkStops = (stops: readonly Located[]): readonly Difference[] =>
  stops.flatMap(({ path, value }, index) => {
    const before = stops[index - 1]?.value["shipmentLocationType"];
    const [previous, own] = [RANKS.get(before), RANKS.get(value["shipmentLocationType"])];
    return previous === undefined || own === undefined || previous <= own
      ? []
      : [
          broken(
            `${path}.shipmentLocationType`,
            `the order of the journey, not after ${String(before)}`,
            value["shipmentLocationType"],
          ),
        ];
  });

/** An event is listed once; a correction has another content. */
const checkEvents = (events: readonly Located[]): readonly Difference[] =>
  events.flatMap(({ path, value }, index) =>
    value["eventId"] !== null &&
    value["eventId"] !== undefined &&
    events.findIndex((one) => isDeepStrictEqual(one.value, value)) < index
      ? [broken(path, "an event that differs from the others", value["eventId"])]
      : [],
  );

const MINUTE_MS = 60_000;

/** No event was reported after the latest report. */
const checkLatest = ({ path, value }: Located): readonly Difference[] => {
  const latest = Date.parse(readString(value, "lastHeardAt") ?? "");
  return readList(value, "details").flatMap((event) => {
    const reported = readString(event, "eventCreatedDateTime");
    return reported !== null && Date.parse(reported) > latest + MINUTE_MS
      ? [broken(`${path}.lastHeardAt`, `${reported} or later, when an event was reported`, value["lastHeardAt"])]
      : [];
  });
};

/** A shipment as getTracking sends it. */
export const checkShipmentRoute = (tracking: Located): readonly Difference[] => [
  ...checkStops(locate(tracking.value, tracking.path, "overview")),
  ...checkSeaLanes(tracking),
  ...checkEvents(locate(tracking.value, tracking.path, "details")),
  ...checkLatest(tracking),
];

export const checkTracking: Rule = (body) => locate(body, "$", "result").flatMap(checkShipmentRoute);
