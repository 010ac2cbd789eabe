import { err, ok, type Result } from "neverthrow";
import { isJsonObject, type JsonObject, toNumber, toObject, toText } from "../json.ts";
import type { Coordinates } from "#domain/places";

/** A tracking event as the source reports it (DCSA Track & Trace 2.2), texts unchanged; null where not stated. */
export interface TrackingEvent {
  /** A later event with the same id corrects the earlier one. */
  readonly id: string | null;
  /** Local to the place, with its offset from UTC where it is known. */
  readonly at: string | null;
  /** ACT actual, EST estimated, PLN planned. */
  readonly classifier: string | null;
  /** TRANSPORT, EQUIPMENT or SHIPMENT. */
  readonly eventType: string | null;
  /** The transport, equipment or shipment event code (ARRI, LOAD, CONF, …). */
  readonly code: string | null;
  /** Of a shipment event: which document (BKG, TRD, …). */
  readonly documentType: string | null;
  /** VESSEL, RAIL, TRUCK or BARGE. */
  readonly mode: string | null;
  /** EMPTY or LADEN. */
  readonly emptyIndicator: string | null;
  readonly facilityType: string | null;
  readonly facilityName: string | null;
  /** Container number (ISO 6346). */
  readonly equipment: string | null;
  readonly vesselName: string | null;
  readonly vesselImo: string | null;
  readonly voyage: string | null;
  readonly voyageLink: string | null;
  readonly locationName: string | null;
  readonly address: string | null;
  /** UN/LOCODE. */
  readonly locationCode: string | null;
  readonly coordinates: Coordinates | null;
  /** IANA name. */
  readonly timeZone: string | null;
  /** The source's own label of the move. */
  readonly label: string | null;
  /** When the source reported it (DCSA eventCreatedDateTime, RFC 3339). */
  readonly reportedAt: string | null;
  readonly isRetracted: boolean;
  readonly remark: string | null;
}

/** A place of the route; `role` is POO, POL, POD or FPD (DCSA: PRE and PDE are read too, TSP is a transhipment). */
export interface TrackingStop {
  readonly role: string;
  readonly name: string;
  readonly country: string | null;
  readonly code: string | null;
  readonly coordinates: Coordinates | null;
  readonly timeZone: string | null;
}

/** The sea route between two stops, by UN/LOCODE. */
export interface TrackingLane {
  readonly from: string;
  readonly to: string;
  readonly path: readonly Coordinates[];
}

/** The answer of a tracking source. */
export interface TrackingReport {
  readonly stops: readonly TrackingStop[];
  readonly lanes: readonly TrackingLane[];
  readonly events: readonly TrackingEvent[];
  /** When the carrier last sent data (RFC 3339); null where not stated. */
  readonly lastUpdatedAt: string | null;
}

/** An event without any data. */
export const EMPTY_EVENT: TrackingEvent = {
  id: null,
  at: null,
  classifier: null,
  eventType: null,
  code: null,
  documentType: null,
  mode: null,
  emptyIndicator: null,
  facilityType: null,
  facilityName: null,
  equipment: null,
  vesselName: null,
  vesselImo: null,
  voyage: null,
  voyageLink: null,
  locationName: null,
  address: null,
  locationCode: null,
  coordinates: null,
  timeZone: null,
  label: null,
  reportedAt: null,
  isRetracted: false,
  remark: null,
};

/** The event code, whichever of the three kinds it is. */
const readEventCode = (event: JsonObject): string | null =>
  toText(event["transportEventTypeCode"]) ??
  toText(event["equipmentEventTypeCode"]) ??
  toText(event["shipmentEventTypeCode"]);

const readCoordinates = (value: unknown): Coordinates | null => {
  if (!isJsonObject(value)) return null;
  const latitude = toNumber(value["latitude"]);
  const longitude = toNumber(value["longitude"]);
  return latitude === null || longitude === null ? null : { latitude, longitude };
};

/** The text properties of an event except `timeZone`, which is derived from the place if missing. */
export const EVENT_TEXTS = [
  "eventId",
  "eventDateTime",
  "modeOfTransport",
  "internalEventLabel",
  "locationName",
  "address",
  "voyageReference",
  "voyageDetailsLink",
  "eventType",
  "eventClassifierCode",
  "transportEventTypeCode",
  "equipmentEventTypeCode",
  "shipmentEventTypeCode",
  "documentTypeCode",
  "emptyIndicatorCode",
  "facilityTypeCode",
  "facilityName",
  "equipmentReference",
  "vesselName",
  "vesselIMONumber",
  "unLocationCode",
  "eventCreatedDateTime",
  "changeRemark",
] as const;

const TEXT_PROPERTIES = [...EVENT_TEXTS, "timeZone"] as const;

/** The first text property with a value of another type; such an event is refused as a whole. */
const findMistype = (event: JsonObject): string | null => {
  for (const name of TEXT_PROPERTIES) {
    const value = event[name];
    if (typeof value !== "string" && value !== null && value !== undefined) return name;
  }
  return null;
};

/** Reads a tracking event (DCSA Track & Trace 2.2, flat); refuses a value that is not an object or has a text property of another type. */
export const readTrackingEvent = (value: unknown): Result<TrackingEvent, string> => {
  if (!isJsonObject(value)) return err(`event: ${JSON.stringify(value) ?? "nothing"} is not an object`);
  const mistype = findMistype(value);
  if (mistype !== null) return err(`${mistype}: ${JSON.stringify(value[mistype])} is not a text`);
  return ok({
    id: toText(value["eventId"]),
    at: toText(value["eventDateTime"]),
    classifier: toText(value["eventClassifierCode"]),
    eventType: toText(value["eventType"]),
    code: readEventCode(value),
    documentType: toText(value["documentTypeCode"]),
    mode: toText(value["modeOfTransport"]),
    emptyIndicator: toText(value["emptyIndicatorCode"]),
    facilityType: toText(value["facilityTypeCode"]),
    facilityName: toText(value["facilityName"]),
    equipment: toText(value["equipmentReference"]),
    vesselName: toText(value["vesselName"]),
    vesselImo: toText(value["vesselIMONumber"]),
    voyage: toText(value["voyageReference"]),
    voyageLink: toText(value["voyageDetailsLink"]),
    locationName: toText(value["locationName"]),
    address: toText(value["address"]),
    locationCode: toText(value["unLocationCode"]),
    coordinates: readCoordinates(value["coordinates"]),
    timeZone: toText(value["timeZone"]),
    label: toText(value["internalEventLabel"]),
    reportedAt: toText(value["eventCreatedDateTime"]),
    isRetracted: value["isRetracted"] === true,
    remark: toText(value["changeRemark"]),
  });
};

/** Reads a place of the route; refuses one without a role or a name. */
export const readTrackingStop = (value: unknown): Result<TrackingStop, string> => {
  const stop = toObject(value);
  const { shipmentLocationType: role, locationName: name } = stop;
  if (typeof role !== "string" || typeof name !== "string")
    return err("overview: a place has no shipmentLocationType or no locationName");
  return ok({
    role,
    name,
    country: toText(stop["country"]),
    code: toText(stop["unLocationCode"]),
    coordinates: readCoordinates(stop["coordinates"]),
    timeZone: toText(stop["timeZone"]),
  });
};
