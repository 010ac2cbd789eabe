import type { Coordinates } from "../../../domain/places/distance.ts";
import {
  type ReportedEvent,
  type ReportedJourney,
  type ReportedLane,
  type ReportedStop,
  SILENT_EVENT,
} from "../../../domain/tracking/reported.ts";
import { decodeWith } from "../decoders/codec.ts";
import {
  SeaLaneCodec,
  TrackingEventCodec,
  type WireRouteStop,
  type WireSeaLane,
  type WireTracking,
  type WireTrackingEvent,
} from "../decoders/tracking.ts";

const filled = (text: string | null): string | null => (text === null || text.trim() === "" ? null : text);

const stopOf = (wire: WireRouteStop): ReportedStop => ({
  role: wire.shipmentLocationType,
  name: wire.locationName,
  country: filled(wire.country),
  code: filled(wire.unLocationCode),
  coordinates: wire.coordinates,
  timeZone: filled(wire.timeZone),
});

const eventOf = (wire: WireTrackingEvent): ReportedEvent => ({
  id: filled(wire.eventId),
  at: filled(wire.eventDateTime),
  classifier: filled(wire.eventClassifierCode),
  eventType: filled(wire.eventType),
  code:
    filled(wire.transportEventTypeCode) ?? filled(wire.equipmentEventTypeCode) ?? filled(wire.shipmentEventTypeCode),
  documentType: filled(wire.documentTypeCode),
  mode: filled(wire.modeOfTransport),
  emptyIndicator: filled(wire.emptyIndicatorCode),
  facilityType: filled(wire.facilityTypeCode),
  facilityName: filled(wire.facilityName),
  equipment: filled(wire.equipmentReference),
  vesselName: filled(wire.vesselName),
  vesselImo: filled(wire.vesselIMONumber),
  voyage: filled(wire.voyageReference),
  voyageLink: filled(wire.voyageDetailsLink),
  locationName: filled(wire.locationName),
  address: filled(wire.address),
  locationCode: filled(wire.unLocationCode),
  coordinates: wire.coordinates,
  timeZone: filled(wire.timeZone),
  label: filled(wire.internalEventLabel),
  toldAt: filled(wire.eventCreatedDateTime),
  isRetracted: wire.isRetracted ?? false,
  remark: filled(wire.changeRemark),
});

/** Stands in the table where an event has not the agreed shape: left out, it would be missed by nobody. */
const UNREADABLE: ReportedEvent = { ...SILENT_EVENT, label: "An entry that could not be read" };

const isOnGlobe = (longitude: number, latitude: number): boolean =>
  Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;

const pointOf = ([longitude, latitude]: readonly number[]): Coordinates | null =>
  longitude !== undefined && latitude !== undefined && isOnGlobe(longitude, latitude) ? { latitude, longitude } : null;

/* A lane with a hole would be drawn across land: it is none. */
const lanesOf = ({ from, to, path }: WireSeaLane): readonly ReportedLane[] => {
  const points = path.map(pointOf).filter((point) => point !== null);
  return points.length < 2 || points.length < path.length ? [] : [{ from, to, path: points }];
};

/** A shipment as the wire tells it; an event that cannot be read keeps its row, a lane that cannot be drawn is none. */
export const reportedJourneyOf = ({ overview, details, lastHeardAt, seaLanes }: WireTracking): ReportedJourney => ({
  stops: overview.map(stopOf),
  lanes: seaLanes.flatMap((unread) => decodeWith(SeaLaneCodec)(unread).map(lanesOf).unwrapOr([])),
  events: details.map((unread) => decodeWith(TrackingEventCodec)(unread).map(eventOf).unwrapOr(UNREADABLE)),
  lastHeardAt: filled(lastHeardAt),
});
