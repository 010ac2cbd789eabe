import type { RouteStop, SeaLane } from "#api/schema.d.ts";
import { seaLane } from "./sea-lane.ts";

const AT_SEA: ReadonlySet<string> = new Set(["POL", "TSP", "POD"]);

const laneBetween = (from: RouteStop, to: RouteStop): readonly SeaLane[] => {
  const [start, end] = [from.unLocationCode ?? "", to.unLocationCode ?? ""];
  if (start === "" || end === "" || from.coordinates === undefined || to.coordinates === undefined) return [];
  const lane = seaLane(from.coordinates, to.coordinates);
  return lane === null ? [] : [{ from: start, to: end, ...lane }];
};

/** The ways by sea between the ports of a route (loading, transhipments, discharge), as far as their positions are known. */
export const lanesOfRoute = (stops: readonly RouteStop[]): readonly SeaLane[] => {
  const ports = stops.filter(({ shipmentLocationType }) => AT_SEA.has(shipmentLocationType));
  return ports.flatMap((to, at) => {
    const from = ports[at - 1];
    return from === undefined ? [] : laneBetween(from, to);
  });
};
