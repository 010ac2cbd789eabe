import { err, ok, Result } from "neverthrow";
import { EVENT_CODES, type EventDocument } from "./event-cells.ts";
import { type CodeNames, toCode } from "./event-codes.ts";
import { normaliseCode } from "#domain/tracking";

const NO_NAMES: CodeNames = new Map();

export type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const at = (value: unknown, ...path: readonly string[]): unknown =>
  path.reduce<unknown>((inner, name) => (isFields(inner) ? inner[name] : undefined), value);

const text = (value: unknown): string => {
  /* PostgreSQL cannot store U+0000. */
  if (typeof value === "string") return value.replaceAll("\0", "").trim();
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
  if (own !== "") return own;
  const inner = new Set(places.flatMap(listLocationCodes).filter((code) => code !== ""));
  return inner.size === 1 ? firstText(...inner) : "";
};

const readReferenceType = (reference: unknown): string =>
  normaliseCode(readCode(firstText(at(reference, "documentReferenceType"), at(reference, "referenceType"))));

/** References of DCSA 2.2, which has had two names for them: the first of one of the types, in their order. */
const findReference = (event: Fields, types: readonly string[]): string => {
  const listed = [event["documentReferences"], event["references"]]
    .flatMap((list) => (isList(list) ? list : []))
    .map((one) => ({
      type: readReferenceType(one),
      value: firstText(at(one, "documentReferenceValue"), at(one, "referenceValue")),
    }));
  const ofType = (wanted: string): string =>
    listed.find(({ type, value }) => type === wanted && value !== "")?.value ?? "";
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

/** On the transport call, before DCSA 2.0 on the event. */
const VOYAGES = ["exportVoyageNumber", "carrierVoyageNumber", "importVoyageNumber"];

const readVessel = (event: Fields): readonly (readonly [string, string])[] => {
  const call = event["transportCall"];
  const voyages = [call, event].flatMap((from) => VOYAGES.map((name) => at(from, name)));
  const mode = [event["modeOfTransport"], at(call, "modeOfTransport"), event["modeOfTransportCode"]];
  /* DCSA 1.x: the IMO number of a vessel, or the number of another vehicle. */
  const vehicle = text(event["transportReference"]);
  const imoNumber = /^\d{7}$/.test(vehicle) ? vehicle : "";
  return [
    ["modeOfTransport", firstText(...mode)],
    ["vesselName", firstText(event["vesselName"], at(call, "vessel", "vesselName"))],
    ["vesselIMONumber", firstText(event["vesselIMONumber"], at(call, "vessel", "vesselIMONumber"), imoNumber)],
    ["voyageReference", firstText(event["voyageReference"], ...voyages, event["transportLegReference"])],
  ];
};

/** The code of each kind of event. DCSA 1.x has one property for all of them, and a name of its own for the document. */
const readCodes = (event: Fields): readonly (readonly [string, string])[] => {
  const type = toCode("eventType", readCode(event["eventType"]), NO_NAMES);
  const own = EVENT_CODES.get(normaliseCode(type));
  return [
    ...[...EVENT_CODES.values()].map(
      (name) => [name, readCode(firstText(event[name], name === own ? event["eventTypeCode"] : ""))] as const,
    ),
    ["documentTypeCode", readCode(firstText(event["documentTypeCode"], event["shipmentInformationTypeCode"]))],
  ];
};

const PLAIN = [
  "eventDateTime",
  "eventType",
  "eventClassifierCode",
  "emptyIndicatorCode",
  "equipmentReference",
  "internalEventLabel",
  "voyageDetailsLink",
] as const;

/** When an event was last reported, by the names of DCSA 3.0, 2.x and 1.x. */
const REPORTED_AT = ["eventUpdatedDateTime", "eventCreatedDateTime", "eventCreated"];

/** What DCSA 3.0 says of an earlier event: its id with a later report, or that it is withdrawn. */
const readVersion = (event: Fields): readonly (readonly [string, string])[] => {
  const retracted = text(event["retractedEventID"]);
  return [
    ["eventId", firstText(retracted, event["eventID"], event["eventId"])],
    ["eventCreatedDateTime", firstText(...REPORTED_AT.map((name) => event[name]))],
    ["isRetracted", retracted === "" ? text(event["isRetracted"]) : "true"],
    ["changeRemark", firstText(event["changeRemark"], event["reason"], event["delayReasonCode"])],
  ];
};

/** The filled cells of an event of DCSA Track & Trace or of this API; null when it is no object. */
const toEventCells = (value: unknown, names: CodeNames): ReadonlyMap<string, string> | null => {
  if (!isFields(value)) return null;
  const plain = PLAIN.map((name) => [name, name.endsWith("Code") ? readCode(value[name]) : text(value[name])] as const);
  const cells = [
    ...plain,
    ...readCodes(value),
    ...readVersion(value),
    ["bookingId", readBooking(value)] as const,
    ["transportDocument", readTransportDocument(value)] as const,
    ["address", text(value["address"])] as const,
    ...readPlace(value),
    ...readVessel(value),
  ];
  const filled = cells.filter(([, written]) => written !== "");
  return new Map(filled.map(([name, written]) => [name, toCode(name, written, names)]));
};

/** A value in a JSON text, and the line on which it begins; its position if all are on one line. */
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

const PARTS = ["metadata", "payload", "shipmentDetails", "equipmentDetails", "transportDetails"];

/** The parts into which drafts of DCSA Track & Trace 3 divide an event. */
const joinParts = (value: unknown): unknown =>
  isFields(value)
    ? PARTS.reduce((joined: Fields, name) => {
        const part = joined[name];
        return isFields(part) ? { ...joined, ...part } : joined;
      }, value)
    : value;

/** The events of a JSON text with their lines: a list, one event, or an object with a list inside; null without events. */
export const jsonEntries = (text: string): readonly PlacedValue[] | null => {
  const list = findList(JSON.parse(text), 0);
  if (list === null) return null;
  const lines = objectLines(text, list.depth);
  /* Carriers write everything on one line: there the position says more. */
  const isOneLine = lines.length > 1 && lines[0] === lines.at(-1);
  const isPlaced = lines.length === list.entries.length && !isOneLine;
  return list.entries.map((value, index) => ({
    line: isPlaced ? (lines[index] ?? 1) : index + 1,
    value: joinParts(value),
  }));
};

const parse = Result.fromThrowable(
  (text: string): unknown => JSON.parse(text),
  () => "it is not valid JSON",
);

/** Reads events of DCSA Track & Trace 2.2, 1.x and drafts of 3.0; `names` are codes as one carrier writes them. */
export const readDcsaEvents = (text: string, names: CodeNames = NO_NAMES): Result<EventDocument, string> => {
  const parsed = parse(text);
  if (parsed.isErr()) return err(parsed.error);
  const placed = jsonEntries(text);
  if (placed === null)
    return err("it is no list of events. Write the events as a JSON list, or as an object with a list `events`");
  const read = placed.map(({ line, value }) => ({ line, cells: toEventCells(value, names) }));
  return ok({
    entries: read.flatMap(({ line, cells }) => (cells === null ? [] : [{ line, cells }])),
    problems: read.flatMap(({ line, cells }) => (cells === null ? [{ line, sentence: "it is no event" }] : [])),
  });
};
