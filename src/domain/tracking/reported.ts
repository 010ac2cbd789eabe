import { err, ok, type Result } from "neverthrow";
import { isJsonObject, type JsonObject, toNumber, toObject, toText } from "../json.ts";
import type { Coordinates } from "../places/distance.ts";

/** An event as a source told it, every word as written (DCSA Track & Trace 2.2); null where it says nothing. */
export interface ReportedEvent {
  /** The same id told again is a correction of what was told before. */
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
  /** The source's own words for the move. */
  readonly label: string | null;
  /** When the source told it (RFC 3339). */
  readonly toldAt: string | null;
  readonly isRetracted: boolean;
  readonly remark: string | null;
}

/** A place of the route as told; `role` is POO, POL, POD or FPD (DCSA: PRE and PDE are read too, TSP is a transhipment). */
export interface ReportedStop {
  readonly role: string;
  readonly name: string;
  readonly country: string | null;
  readonly code: string | null;
  readonly coordinates: Coordinates | null;
  readonly timeZone: string | null;
}

/** The way by sea between two places of the route (by their UN/LOCODEs), from end to end. */
export interface ReportedLane {
  readonly from: string;
  readonly to: string;
  readonly path: readonly Coordinates[];
}

/** A whole tracking answer as told. */
export interface ReportedJourney {
  readonly stops: readonly ReportedStop[];
  readonly lanes: readonly ReportedLane[];
  readonly events: readonly ReportedEvent[];
  /** RFC 3339; null when the source does not say. */
  readonly lastHeardAt: string | null;
}

/** An event that says nothing: every field it might have is empty, and nothing retracts it. */
export const SILENT_EVENT: ReportedEvent = {
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
  toldAt: null,
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

/** The text properties of an event, but for `timeZone`, which follows from its place where it is left out. */
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

/** Where a text is due, a value of another type makes the event unreadable: half an event would mislead. */
const findMistype = (event: JsonObject): string | null => {
  for (const name of TEXT_PROPERTIES) {
    const value = event[name];
    if (typeof value !== "string" && value !== null && value !== undefined) return name;
  }
  return null;
};

/** Reads a tracking event (DCSA Track & Trace 2.2, flat); refuses, in one sentence, what is no object or not of texts. */
export const readTrackingEvent = (value: unknown): Result<ReportedEvent, string> => {
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
    toldAt: toText(value["eventCreatedDateTime"]),
    isRetracted: value["isRetracted"] === true,
    remark: toText(value["changeRemark"]),
  });
};

/** Reads a place of the route; refuses, in one sentence, one without a role or a name. */
export const readTrackingStop = (value: unknown): Result<ReportedStop, string> => {
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
