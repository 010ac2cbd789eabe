import type { LegMode, RoutePoint } from "#domain/rates";
import type { LegSign, StationSign } from "#web/components/route-line/notation.ts";

/** The notation's sign of a point on a route. */
export const stationSign: Readonly<Record<RoutePoint["kind"], StationSign>> = {
  door: "door",
  inland: "ramp",
  sea: "sea",
  transhipment: "transhipment",
};

/** The notation's stroke of a leg; water of any kind is a solid line, and so is what the source does not name. */
export const legSign: Readonly<Record<LegMode, LegSign>> = {
  sea: "sea",
  barge: "sea",
  unknown: "sea",
  rail: "rail",
  truck: "truck",
};
