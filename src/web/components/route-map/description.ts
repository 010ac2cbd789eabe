import { type Journey, type JourneyLeg, type JourneyStop } from "#domain/tracking";
import { formatLegMode, LEG_STATE_LABELS } from "./leg-labels.ts";
import type { RouteShape, StrokeKind } from "./route-shape.ts";

export const STROKE_LABELS: Readonly<Record<StrokeKind, string>> = {
  sailed: "Sailed",
  "to-sail": "To sail",
  "land-done": "On land, done",
  "land-to-go": "On land, ahead",
  "direct-sailed": "Sailed, route unknown",
  "direct-to-sail": "Ahead, route unknown",
};

/** `Nhava Sheva (INNSA)` */
const placeLabel = (stop: JourneyStop | undefined): string => {
  if (stop === undefined) return "";
  return stop.code === null ? stop.name : `${stop.name} (${stop.code})`;
};

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1) ?? ""}`;

/** What the picture is called: `Map of the route from Tughlakabad to Rotterdam`. */
export const mapName = ({ stops }: Journey): string =>
  `Map of the route from ${stops[0]?.name ?? ""} to ${stops.at(-1)?.name ?? ""}`;

const legLabels = ({ stops }: Journey, { from, to, mode, state, vessel, voyage }: JourneyLeg): string => {
  const by = [vessel, voyage].filter((word) => word !== null).join(" ");
  const how = `${formatLegMode(mode).toLowerCase()}${by === "" ? "" : `, ${by}`}`;
  return `From ${placeLabel(stops[from])} to ${placeLabel(stops[to])}, ${how}: ${LEG_STATE_LABELS[state].toLowerCase()}.`;
};

const degrees = (value: number, [positive, negative]: readonly [string, string]): string =>
  `${Math.abs(Math.round(value))}° ${value < 0 ? negative : positive}`;

const positionLabel = ({ position, legs, stops }: Journey, { vessel }: RouteShape): readonly string[] => {
  const leg = legs[position?.leg ?? -1];
  if (position === null || leg === undefined || vessel === null) return [];
  const [longitude, latitude] = vessel.at;
  const east = ((((longitude + 180) % 360) + 360) % 360) - 180;
  const share = `${Math.round(position.fraction * 100)} % of the way from ${stops[leg.from]?.name ?? ""} to ${stops[leg.to]?.name ?? ""}`;
  const where = `${degrees(latitude, ["north", "south"])}, ${degrees(east, ["east", "west"])}`;
  return [`Estimated position${vessel.name === null ? "" : ` of ${vessel.name}`}: ${share}, about ${where}.`];
};

/** Alternative text of the map. */
export const mapFacts = (journey: Journey, shape: RouteShape): readonly string[] => [
  ...journey.legs.map((leg) => legLabels(journey, leg)),
  ...positionLabel(journey, shape),
];

export const mapNotes = (shape: RouteShape): readonly string[] => [
  ...(shape.vessel === null
    ? []
    : ["The position is estimated from the times of departure and arrival, not reported."]),
  ...(shape.strokes.some(({ kind }) => kind.startsWith("direct"))
    ? ["Where the sea route is unknown, the line is straight and may cross land."]
    : []),
  ...(shape.unplaced.length === 0
    ? []
    : [`Not on the map because the position is unknown: ${joinNames(shape.unplaced)}.`]),
];

export const noMapReason = (shape: RouteShape): string | null => {
  if (shape.strokes.length > 0) return null;
  return shape.unplaced.length === 0
    ? "There is no map: the route has only one place."
    : "There is no map: the positions of these places are unknown.";
};
