import { readTrackingEvent, readTrackingStop } from "#api/readers/tracking-event.ts";
import type { Coordinates } from "#domain/places";
import { Result } from "neverthrow";
import { toText } from "#api/readers/json.ts";
import { type TrackingEvent, type TrackingReport, type TrackingLane, EMPTY_EVENT } from "#domain/tracking";
import { decodeWith } from "../decoders/codec.ts";
import type { Failure } from "#ports/failure.ts";
import { SeaLaneCodec, type WireSeaLane, type WireTracking } from "../decoders/tracking.ts";

/** Stands in the table where an event has not the agreed shape: left out, it would be missed by nobody. */
const UNREADABLE: TrackingEvent = { ...EMPTY_EVENT, label: "An entry that could not be read" };

const isOnGlobe = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const pointOf = ([longitude, latitude]: readonly number[]): Coordinates | null =>
  longitude !== undefined && latitude !== undefined && isOnGlobe(longitude, latitude) ? { latitude, longitude } : null;

/* A lane with a hole would be drawn across land: it is none. */
const lanesOf = ({ from, to, path }: WireSeaLane): readonly TrackingLane[] => {
  const points = path.map(pointOf).filter((point) => point !== null);
  return points.length < 2 || points.length < path.length ? [] : [{ from, to, path: points }];
};

/** A shipment as it was answered; an event that cannot be read keeps its row, a lane that cannot be drawn is none. */
export const readJourney = ({
  overview,
  details,
  lastHeardAt,
  seaLanes,
}: WireTracking): Result<TrackingReport, Failure> =>
  Result.combine(overview.map(readTrackingStop))
    .map((stops) => ({
      stops,
      lanes: seaLanes.flatMap((unread) => decodeWith(SeaLaneCodec)(unread).map(lanesOf).unwrapOr([])),
      events: details.map((unread) => readTrackingEvent(unread).unwrapOr(UNREADABLE)),
      lastUpdatedAt: toText(lastHeardAt),
    }))
    .mapErr((issue) => ({ kind: "malformed", issues: [issue] }));
