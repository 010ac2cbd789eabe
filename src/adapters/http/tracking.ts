import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import { agreeing, list, listOrNone, object, text, decodeWith, first } from "./codec.ts";
import type { Coordinates } from "#domain/places";
import { Result, ok } from "neverthrow";
import { readTrackingEvent, readTrackingStop } from "#api/readers/tracking-event.ts";
import { toText } from "#api/readers/json.ts";
import { type TrackingEvent, type TrackingReport, type TrackingLane, EMPTY_EVENT } from "#domain/tracking";
import type { Failure } from "#ports/failure.ts";
import type { TrackingPort } from "#ports/api.ts";
import { request } from "./request.ts";
import type { Api } from "./client.ts";

export const SeaLaneCodec = agreeing<schema.SeaLane>()(
  object({ from: t.string, to: t.string, path: list(list(t.number)) }),
);
export type ApiSeaLane = t.TypeOf<typeof SeaLaneCodec>;

type UnreadTracking = Omit<schema.Tracking, "overview" | "details" | "seaLanes"> & {
  readonly overview: readonly unknown[];
  readonly details: readonly unknown[];
  readonly seaLanes?: readonly unknown[];
};

/** Places, events and sea lanes are read one by one, so that an unreadable one does not affect the others. */
export const TrackingCodec = agreeing<UnreadTracking>()(
  object({
    overview: list(t.unknown),
    details: list(t.unknown),
    lastHeardAt: text,
    seaLanes: listOrNone(t.unknown),
  }),
);
export type ApiTracking = t.TypeOf<typeof TrackingCodec>;

/** Replaces an unreadable event, so that it is not silently missing. */
const UNREADABLE: TrackingEvent = { ...EMPTY_EVENT, label: "An entry that could not be read" };

const isOnGlobe = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const toCoordinates = ([longitude, latitude]: readonly number[]): Coordinates | null =>
  longitude !== undefined && latitude !== undefined && isOnGlobe(longitude, latitude) ? { latitude, longitude } : null;

/* A lane with a missing point would be drawn across land. */
const toLanes = ({ from, to, path }: ApiSeaLane): readonly TrackingLane[] => {
  const points = path.map(toCoordinates).filter((point) => point !== null);
  return points.length < 2 || points.length < path.length ? [] : [{ from, to, path: points }];
};

/** An unreadable event keeps its row, an unreadable lane is left out. */
export const toTrackingReport = ({
  overview,
  details,
  lastHeardAt,
  seaLanes,
}: ApiTracking): Result<TrackingReport, Failure> =>
  Result.combine(overview.map(readTrackingStop))
    .map((stops) => ({
      stops,
      lanes: seaLanes.flatMap((unread) => decodeWith(SeaLaneCodec)(unread).map(toLanes).unwrapOr([])),
      events: details.map((unread) => readTrackingEvent(unread).unwrapOr(UNREADABLE)),
      lastUpdatedAt: toText(lastHeardAt),
    }))
    .mapErr((issue) => ({ kind: "malformed", issues: [issue] }));

export const createTracking = (api: Api): TrackingPort => ({
  track: (query, signal) =>
    request(api.GET("/resource/shipment/tracking", { params: { query }, signal }), "code-or-status").andThen(
      ({ result }) => {
        const shipment = first(result);
        return shipment === undefined ? ok(null) : decodeWith(TrackingCodec)(shipment).andThen(toTrackingReport);
      },
    ),
});
