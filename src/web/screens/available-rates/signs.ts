import type { LegMode, RoutePoint } from "#domain/rates";
import type { LegStyle, StopMarkerKind } from "#web/components/route-line/markers.tsx";

/** The notation's sign of a point on a route. */
export const stationSign: Readonly<Record<RoutePoint["kind"], StopMarkerKind>> = {
  door: "door",
  inland: "ramp",
  sea: "sea",
  transhipment: "transhipment",
};

/** The notation's stroke of a leg; water of any kind is a solid line, and so is what the source does not name. */
export const legSign: Readonly<Record<LegMode, LegStyle>> = {
  sea: "sea",
  barge: "sea",
  unknown: "sea",
  rail: "rail",
  truck: "truck",
};
