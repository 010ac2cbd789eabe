import { createHash } from "node:crypto";
import { flagAt, textAt } from "../kit/json.ts";

const TRANSPORT_CODES = ["ARRI", "DEPA"];
const SHIPMENT_CODES = [
  "RECE",
  "DRFT",
  "PENA",
  "PENU",
  "PENC",
  "REJE",
  "APPR",
  "ISSU",
  "SURR",
  "SUBM",
  "VOID",
  "CONF",
  "REQS",
  "CMPL",
  "HOLD",
  "RELS",
  "CANC",
];

export type EventType = "TRANSPORT" | "EQUIPMENT" | "SHIPMENT";

/** What happened, before a carrier's variant writes it. */
export interface StoredEvent {
  readonly id: string;
  readonly type: EventType;
  /** A DCSA code, or any other: clients meet codes that they do not know. */
  readonly code: string;
  readonly classifier: string;
  /** RFC 3339 with an offset, as it was given. */
  readonly at: string;
  readonly createdAt: string;
  readonly updatedAt?: string;
  readonly isRetracted?: boolean;
  readonly place: string;
  readonly booking?: string;
  readonly transportDocument?: string;
  readonly container?: string;
  readonly isEmpty: boolean;
  readonly vessel?: string;
  readonly voyage?: string;
  /** The kind of document that a SHIPMENT event is about. */
  readonly document: string;
}

const typeOfCode = (code: string): EventType => {
  if (TRANSPORT_CODES.includes(code)) return "TRANSPORT";
  return SHIPMENT_CODES.includes(code) ? "SHIPMENT" : "EQUIPMENT";
};

const optional = (value: unknown, name: "booking" | "transportDocument" | "container" | "vessel" | "voyage") => {
  const text = textAt(value, name);
  return text === undefined ? {} : { [name]: text };
};

/** The event in a call of `POST /simulator/events`, or one sentence about what is missing. */
export const readEvent = (value: unknown, id: string, now: Date): StoredEvent | string => {
  const code = textAt(value, "code");
  const at = textAt(value, "at");
  const place = textAt(value, "place");
  if (code === undefined || at === undefined || place === undefined) return "An event needs code, at and place.";
  if (Number.isNaN(Date.parse(at))) return "`at` must be an RFC 3339 time.";
  return {
    id,
    type: typeOfCode(code),
    code,
    classifier: textAt(value, "classifier") ?? "ACT",
    at,
    createdAt: now.toISOString(),
    place,
    isEmpty: flagAt(value, "isEmpty"),
    document: textAt(value, "document") ?? "BKG",
    ...optional(value, "booking"),
    ...optional(value, "transportDocument"),
    ...optional(value, "container"),
    ...optional(value, "vessel"),
    ...optional(value, "voyage"),
  };
};

/** An event with the fields that a correction changes. */
export const applyChange = (event: StoredEvent, change: unknown): StoredEvent => ({
  ...event,
  code: textAt(change, "code") ?? event.code,
  classifier: textAt(change, "classifier") ?? event.classifier,
  at: textAt(change, "at") ?? event.at,
  place: textAt(change, "place") ?? event.place,
});

/** The id of the n-th event: a UUID that depends on the seed. */
export const eventIdOf = (seed: string, count: number): string => {
  const hex = createHash("sha256").update(`${seed} event ${count}`).digest("hex");
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    "-",
  );
};

const isAbout = (event: StoredEvent, query: URLSearchParams): boolean => {
  const asked = [
    [query.get("carrierBookingReference"), event.booking],
    [query.get("transportDocumentReference"), event.transportDocument],
    [query.get("equipmentReference"), event.container],
  ] as const;
  return asked.every(([wanted, found]) => wanted === null || wanted === found);
};

/** When an event was created or last changed. */
const changedAt = (event: StoredEvent): string => event.updatedAt ?? event.createdAt;

/** The events of the references in a query, from a time of creation on, oldest first. */
export const findEvents = (events: readonly StoredEvent[], query: URLSearchParams): readonly StoredEvent[] => {
  const since = Date.parse(query.get("eventCreatedDateTime:gte") ?? "1970-01-01T00:00:00Z");
  const types = query.get("eventType")?.split(",");
  return events
    .filter((event) => isAbout(event, query) && (types?.includes(event.type) ?? true))
    .filter((event) => Date.parse(changedAt(event)) >= since)
    .toSorted((one, other) => Date.parse(changedAt(one)) - Date.parse(changedAt(other)));
};
