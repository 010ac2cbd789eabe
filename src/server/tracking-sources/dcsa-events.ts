import { err, ok, Result } from "neverthrow";
import type { EventDocument } from "./event-cells.ts";
import { normaliseCode } from "#domain/tracking";

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

/** `BKG (Booking)`: some carriers write the meaning behind the code. */
const readCode = (value: unknown): string => text(value).replace(/\s*\([^)]*\)$/, "");

/** Spelt `unLocationCode` by some carriers. */
const ownLocationCode = (place: unknown): string =>
  firstText(at(place, "UNLocationCode"), at(place, "unLocationCode"), at(place, "UNLocode"), at(place, "unlocode"));

const listLocationCodes = (place: unknown): readonly string[] =>
  isFields(place) ? [ownLocationCode(place), ...Object.values(place).flatMap(listLocationCodes)] : [];

/** The code of the event or of the first of these places that has one, otherwise the only code further inside them. */
const readLocationCode = (event: Fields, ...places: readonly unknown[]): string => {
  const own = firstText(...[event, ...places].map(ownLocationCode));
  const inner = new Set(places.flatMap(listLocationCodes).filter((code) => code !== ""));
  return own === "" && inner.size === 1 ? firstText(...inner) : own;
};

/** References of DCSA 2.2, which has had two names for them: the first of one of the types, in their order. */
const findReference = (event: Fields, types: readonly string[]): string => {
  const lists = [event["documentReferences"], event["references"]].flatMap((list) => (isList(list) ? list : []));
  const ofType = (wanted: string): string =>
    firstText(
      ...lists
        .filter(
          (one) =>
            normaliseCode(readCode(firstText(at(one, "documentReferenceType"), at(one, "referenceType")))) === wanted,
        )
        .map((one) => firstText(at(one, "documentReferenceValue"), at(one, "referenceValue"))),
    );
  const ofDocument = types.includes(normaliseCode(readCode(event["documentTypeCode"]))) ? event["documentID"] : "";
  return firstText(...types.map(ofType), ofDocument);
};

/** The booking (BKG), otherwise the booking request (CBR). */
const readBooking = (event: Fields): string =>
  firstText(event["bookingId"], event["carrierBookingReference"], findReference(event, ["BKG", "CBR"]));

/** The transport document (TRD; before DCSA 2.2 BOL), whichever name its number has. */
const readTransportDocument = (event: Fields): string =>
  firstText(event["transportDocumentReference"], event["transportDocumentID"], findReference(event, ["TRD", "BOL"]));

const readPlace = (event: Fields): readonly (readonly [string, string])[] => {
  const call = event["transportCall"];
  const location = isFields(event["eventLocation"]) ? event["eventLocation"] : at(call, "location");
  return [
    ["unLocationCode", readLocationCode(event, location, call, at(call, "location"))],
    ["locationName", firstText(event["locationName"], at(location, "locationName"))],
    ["facilityName", firstText(event["facilityName"], at(location, "facilityName"), at(call, "otherFacility"))],
    ["facilityTypeCode", firstText(event["facilityTypeCode"], at(call, "facilityTypeCode"))],
    ["latitude", firstText(at(location, "latitude"), at(event["coordinates"], "latitude"))],
    ["longitude", firstText(at(location, "longitude"), at(event["coordinates"], "longitude"))],
  ];
};

const readVessel = (event: Fields): readonly (readonly [string, string])[] => {
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

/** The cells of an event of DCSA Track & Trace 2.2 or of this API; null when it is no object. */
const toEventCells = (value: unknown): ReadonlyMap<string, string> | null => {
  if (!isFields(value)) return null;
  const plain = PLAIN.map((name) => [name, name.endsWith("Code") ? readCode(value[name]) : text(value[name])] as const);
  return new Map([
    ...plain,
    ["bookingId", readBooking(value)],
    ["transportDocument", readTransportDocument(value)],
    ["eventId", firstText(value["eventID"], value["eventId"])],
    ["changeRemark", firstText(value["changeRemark"], value["reason"], value["delayReasonCode"])],
    ["address", text(value["address"])],
    ...readPlace(value),
    ...readVessel(value),
  ]);
};

/** A value in a JSON text, and the line on which it begins. */
export interface PlacedValue {
  readonly line: number;
  readonly value: unknown;
}

/** The lines of the objects that are inside so many others. */
const objectLines = (text: string, outermost: number): readonly number[] => {
  const lines: number[] = [];
  let [depth, line, isQuoted] = [0, 1, false];
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (sign === "\n") line += 1;
    else if (isQuoted) {
      if (sign === "\\") at += 1;
      else if (sign === '"') isQuoted = false;
    } else if (sign === '"') isQuoted = true;
    else if (sign === "[" || sign === "{") {
      if (depth === outermost && sign === "{") lines.push(line);
      depth += 1;
    } else if (sign === "]" || sign === "}") depth -= 1;
  }
  return lines;
};

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

interface FoundList {
  readonly entries: readonly unknown[];
  /** How many lists and objects its entries are inside of. */
  readonly depth: number;
}

/** What carriers name the list of events, and what they put around it. */
const LISTS = ["events", "data", "content", "items", "results"];

const findList = (value: unknown, depth: number): FoundList | null => {
  if (isList(value)) return { entries: value, depth: depth + 1 };
  if (!isFields(value)) return null;
  if (typeof value["eventType"] === "string") return { entries: [value], depth };
  for (const name of LISTS) {
    const found = findList(value[name], depth + 1);
    if (found !== null) return found;
  }
  return null;
};

/** The parts of an event that DCSA Track & Trace 3 divides into `metadata` and `payload`. */
const withPayload = (value: unknown): unknown => {
  const [metadata, payload] = [at(value, "metadata"), at(value, "payload")];
  return isFields(payload) ? { ...(isFields(metadata) ? metadata : {}), ...payload } : value;
};

/** The events of a JSON text with their lines: a list, one event, or an object with a list inside; null without events. */
export const jsonEntries = (text: string): readonly PlacedValue[] | null => {
  const list = findList(JSON.parse(text), 0);
  if (list === null) return null;
  const lines = objectLines(text, list.depth);
  const isPlaced = lines.length === list.entries.length;
  return list.entries.map((value, index) => ({
    line: isPlaced ? (lines[index] ?? 1) : index + 1,
    value: withPayload(value),
  }));
};

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => "it is not valid JSON",
);

/** Reads events of DCSA Track & Trace 2.2. */
export const readDcsaEvents = (text: string): Result<EventDocument, string> => {
  const parsed = parse(text);
  if (parsed.isErr()) return err(parsed.error);
  const placed = jsonEntries(text);
  if (placed === null)
    return err("it is no list of events. Write the events as a JSON list, or as an object with a list `events`");
  if (placed.length === 0) return err("it has no events");
  const read = placed.map(({ line, value }) => ({ line, cells: toEventCells(value) }));
  return ok({
    entries: read.flatMap(({ line, cells }) => (cells === null ? [] : [{ line, cells }])),
    problems: read.flatMap(({ line, cells }) => (cells === null ? [{ line, sentence: "it is no event" }] : [])),
  });
};
