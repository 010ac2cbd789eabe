import { err, ok, type Result } from "neverthrow";
import type { Coordinates } from "#domain/places";
import { CUT_OFF_CODES, type CutOff, readForeignDate } from "#domain/rates";
import type { TrackingEvent, TrackingStop } from "#domain/tracking";
import { isJsonObject, type JsonObject, toNumber, toObject, toText } from "./json.ts";

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

/* Codes that nobody reads and moments that are none are left out: a wrong cut-off is worse than none. */
const readCutOffs = (value: unknown): Pick<TrackingEvent, "cutOffs"> => {
  const cutOffs = (Array.isArray(value) ? value : []).flatMap((entry: unknown): readonly CutOff[] => {
    const { cutOffDateTimeCode, cutOffDateTime } = toObject(entry);
    const code = CUT_OFF_CODES.find((one) => one === cutOffDateTimeCode);
    const at = readForeignDate(toText(cutOffDateTime));
    return code === undefined || at === null ? [] : [{ code, at }];
  });
  return cutOffs.length === 0 ? {} : { cutOffs };
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
    ...readCutOffs(value["shipmentCutOffTimes"]),
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
