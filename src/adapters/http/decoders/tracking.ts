import * as t from "io-ts";
import type { SeaLane, Tracking } from "#api/schema.d.ts";
import { reading } from "./agreement.ts";
import { list, listOrNone, object, text } from "./codec.ts";

export const SeaLaneCodec = reading<SeaLane>()(object({ from: t.string, to: t.string, path: list(list(t.number)) }));
export type WireSeaLane = t.TypeOf<typeof SeaLaneCodec>;

type UnreadTracking = Omit<Tracking, "overview" | "details" | "seaLanes"> & {
  readonly overview: readonly unknown[];
  readonly details: readonly unknown[];
  readonly seaLanes?: readonly unknown[];
};

/** A shipment with its places, events and sea lanes still unread: one that cannot be read must not cost the others. */
export const TrackingCodec = reading<UnreadTracking>()(
  object({
    overview: list(t.unknown),
    details: list(t.unknown),
    lastHeardAt: text,
    seaLanes: listOrNone(t.unknown),
  }),
);
export type WireTracking = t.TypeOf<typeof TrackingCodec>;
