import * as t from "io-ts";
import type { RouteStop, SeaLane, Tracking, TrackingEvent } from "../../../wire/schema.d.ts";
import { reading } from "./agreement.ts";
import { text } from "./amounts.ts";
import { list, listOrNone, object, orNull } from "./codec.ts";

const Coordinates = object({ latitude: t.number, longitude: t.number });

const RouteStopCodec = reading<RouteStop>()(
  object({
    shipmentLocationType: t.string,
    locationName: t.string,
    country: text,
    unLocationCode: text,
    coordinates: orNull(Coordinates),
    timeZone: text,
  }),
);
export type WireRouteStop = t.TypeOf<typeof RouteStopCodec>;

export const SeaLaneCodec = reading<SeaLane>()(object({ from: t.string, to: t.string, path: list(list(t.number)) }));
export type WireSeaLane = t.TypeOf<typeof SeaLaneCodec>;

export const TrackingEventCodec = reading<TrackingEvent>()(
  object({
    eventId: text,
    eventDateTime: text,
    modeOfTransport: text,
    internalEventLabel: text,
    locationName: text,
    address: text,
    voyageReference: text,
    voyageDetailsLink: text,
    eventType: text,
    eventClassifierCode: text,
    transportEventTypeCode: text,
    equipmentEventTypeCode: text,
    shipmentEventTypeCode: text,
    documentTypeCode: text,
    emptyIndicatorCode: text,
    facilityTypeCode: text,
    facilityName: text,
    equipmentReference: text,
    vesselName: text,
    vesselIMONumber: text,
    unLocationCode: text,
    coordinates: orNull(Coordinates),
    timeZone: text,
    eventCreatedDateTime: text,
    isRetracted: orNull(t.boolean),
    changeRemark: text,
  }),
);
export type WireTrackingEvent = t.TypeOf<typeof TrackingEventCodec>;

type UnreadTracking = Omit<Tracking, "details" | "seaLanes"> & {
  readonly details: readonly unknown[];
  readonly seaLanes?: readonly unknown[];
};

/** A shipment with its events and sea lanes still unread: one that cannot be read must not cost the others. */
export const TrackingCodec = reading<UnreadTracking>()(
  object({
    overview: list(RouteStopCodec),
    details: list(t.unknown),
    lastHeardAt: text,
    seaLanes: listOrNone(t.unknown),
  }),
);
export type WireTracking = t.TypeOf<typeof TrackingCodec>;
