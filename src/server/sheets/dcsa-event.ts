import { normaliseCode } from "#domain/tracking";
import { isList } from "./json-lines.ts";

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);

const text = (value: unknown): string => {
  if (typeof value === "string") return value.trim();
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "";
};

const firstText = (...values: readonly unknown[]): string => values.map(text).find((one) => one !== "") ?? "";

/** References of DCSA 2.2, which has had two names for them: the booking (BKG), otherwise the booking request (CBR). */
const bookingOf = (event: Fields): string => {
  const lists = [event["documentReferences"], event["references"]].flatMap((list) => (isList(list) ? list : []));
  const valueOf = (wanted: string): string =>
    firstText(
      ...lists
        .filter(
          (one) => normaliseCode(firstText(at(one, "documentReferenceType"), at(one, "referenceType"))) === wanted,
        )
        .map((one) => firstText(at(one, "documentReferenceValue"), at(one, "referenceValue"))),
    );
  const ofBookingDocument = ["BKG", "CBR"].includes(normaliseCode(text(event["documentTypeCode"])))
    ? event["documentID"]
    : "";
  return firstText(
    event["bookingId"],
    event["carrierBookingReference"],
    valueOf("BKG"),
    valueOf("CBR"),
    ofBookingDocument,
  );
};

const placeOf = (event: Fields): readonly (readonly [string, string])[] => {
  const call = event["transportCall"];
  const location = isFields(event["eventLocation"]) ? event["eventLocation"] : at(call, "location");
  return [
    ["unLocationCode", firstText(event["unLocationCode"], at(location, "UNLocationCode"), at(call, "UNLocationCode"))],
    ["locationName", firstText(event["locationName"], at(location, "locationName"))],
    ["facilityName", firstText(event["facilityName"], at(location, "facilityName"), at(call, "otherFacility"))],
    ["facilityTypeCode", firstText(event["facilityTypeCode"], at(call, "facilityTypeCode"))],
    ["latitude", firstText(at(location, "latitude"), at(event["coordinates"], "latitude"))],
    ["longitude", firstText(at(location, "longitude"), at(event["coordinates"], "longitude"))],
  ];
};

const vesselOf = (event: Fields): readonly (readonly [string, string])[] => {
  const call = event["transportCall"];
  const voyages = [at(call, "exportVoyageNumber"), at(call, "carrierVoyageNumber"), at(call, "importVoyageNumber")];
  return [
    ["modeOfTransport", firstText(event["modeOfTransport"], at(call, "modeOfTransport"))],
    ["vesselName", firstText(event["vesselName"], at(call, "vessel", "vesselName"))],
    ["vesselIMONumber", firstText(event["vesselIMONumber"], at(call, "vessel", "vesselIMONumber"))],
    ["voyageReference", firstText(event["voyageReference"], ...voyages)],
  ];
};

const PLAIN = [
  "eventDateTime",
  "eventCreatedDateTime",
  "eventType",
  "eventClassifierCode",
  "transportEventTypeCode",
  "equipmentEventTypeCode",
  "shipmentEventTypeCode",
  "documentTypeCode",
  "emptyIndicatorCode",
  "equipmentReference",
  "internalEventLabel",
  "voyageDetailsLink",
  "isRetracted",
] as const;

/** An event of DCSA Track & Trace 2.2, or of our own wire, by the names of the wire; null when it is no object. */
export const cellsOfDcsa = (value: unknown): ReadonlyMap<string, string> | null => {
  if (!isFields(value)) return null;
  const plain = PLAIN.map((name) => [name, text(value[name])] as const);
  return new Map([
    ...plain,
    ["bookingId", bookingOf(value)],
    ["eventId", firstText(value["eventID"], value["eventId"])],
    ["changeRemark", firstText(value["changeRemark"], value["reason"], value["delayReasonCode"])],
    ["address", text(value["address"])],
    ...placeOf(value),
    ...vesselOf(value),
  ]);
};
