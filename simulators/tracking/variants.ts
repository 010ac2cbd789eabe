import { renameField, replaceText } from "../kit/damage.ts";
import { nameOfPlace } from "../kit/places.ts";
import { imoOf } from "../kit/sailings.ts";
import type { StoredEvent } from "./events.ts";

/** How a carrier differs from DCSA Track & Trace 2.2. */
export interface Variant {
  readonly path: RegExp;
  /** The headers that a call needs, with the values that are accepted; none: OAuth2. */
  readonly keys: Readonly<Record<string, string>>;
  readonly write: (event: StoredEvent) => unknown;
  /** The references that a query needs together; absent: at least one of them. */
  readonly needs?: readonly string[];
}

const documentReferences = ({ booking, transportDocument }: StoredEvent) => [
  ...(booking === undefined ? [] : [{ documentReferenceType: "BKG", documentReferenceValue: booking }]),
  ...(transportDocument === undefined
    ? []
    : [{ documentReferenceType: "TRD", documentReferenceValue: transportDocument }]),
];

const locationOf = ({ place }: StoredEvent) => ({ locationName: nameOfPlace(place), UNLocationCode: place });

const emptyIndicator = ({ isEmpty }: StoredEvent): string => (isEmpty ? "EMPTY" : "LADEN");

const transportCall = (event: StoredEvent) => ({
  transportCallID: `TC-${event.voyage ?? "NONE"}-${event.place}`,
  UNLocationCode: event.place,
  facilityTypeCode: "POTE",
  modeOfTransport: "VESSEL",
  ...(event.voyage === undefined ? {} : { exportVoyageNumber: event.voyage }),
  ...(event.vessel === undefined ? {} : { vessel: { vesselIMONumber: imoOf(event.vessel), vesselName: event.vessel } }),
  location: locationOf(event),
});

const typeFields = (event: StoredEvent) => {
  switch (event.type) {
    case "TRANSPORT":
      return { transportEventTypeCode: event.code, transportCall: transportCall(event) };
    case "EQUIPMENT":
      return {
        equipmentEventTypeCode: event.code,
        equipmentReference: event.container ?? null,
        emptyIndicatorCode: emptyIndicator(event),
        eventLocation: locationOf(event),
        transportCall: transportCall(event),
      };
    case "SHIPMENT":
      return {
        shipmentEventTypeCode: event.code,
        documentTypeCode: event.document,
        documentID: (event.document === "TRD" ? event.transportDocument : event.booking) ?? null,
      };
  }
};

/** DCSA Track & Trace 2.2; with what 3.0 adds once an event was changed or retracted. */
const writeEvent = (event: StoredEvent): unknown => ({
  eventID: event.id,
  eventType: event.type,
  eventCreatedDateTime: event.createdAt,
  ...(event.updatedAt === undefined ? {} : { eventUpdatedDateTime: event.updatedAt }),
  ...(event.isRetracted ? { isRetracted: true } : {}),
  eventClassifierCode: event.classifier,
  eventDateTime: event.at,
  ...typeFields(event),
  documentReferences: documentReferences(event),
});

/* The shape before 2.0: one code for all types, and the transport call's fields on the event itself. */
const writeOldEvent = (event: StoredEvent): unknown => ({
  eventID: event.id,
  eventType: event.type,
  eventTypeCode: event.code,
  eventCreated: event.createdAt,
  eventClassifierCode: event.classifier,
  eventDateTime: event.at,
  carrierBookingReference: event.booking ?? null,
  transportDocumentReference: event.transportDocument ?? null,
  equipmentReference: event.container ?? null,
  emptyIndicatorCode: event.type === "EQUIPMENT" ? emptyIndicator(event) : null,
  UNLocationCode: event.place,
  facilityTypeCode: "POTE",
  modeOfTransportCode: "VESSEL",
  vesselName: event.vessel ?? null,
  vesselIMONumber: event.vessel === undefined ? null : imoOf(event.vessel),
  carrierVoyageNumber: event.voyage ?? null,
});

const key = { "api-key": "simulator-key" };

export const VARIANTS = {
  dcsa: { path: /^\/v2\/events$/, keys: key, write: writeEvent },
  "cma-cgm": {
    path: /^\/operation\/trackandtrace\/v1\/events$/,
    keys: { keyid: "simulator-key" },
    write: writeEvent,
  },
  "hapag-lloyd": {
    path: /^\/hlag\/external\/v2\/events\/?$/,
    keys: { "x-ibm-client-id": "simulator", "x-ibm-client-secret": "simulator-secret" },
    write: writeOldEvent,
  },
  msc: {
    path: /^\/v2\/events$/,
    keys: key,
    write: (event) => renameField(writeEvent(event), "UNLocationCode", "unLocationCode"),
  },
  evergreen: { path: /^\/v2\/events$/, keys: {}, write: (event) => replaceText(writeEvent(event), "PLN", "PLAN") },
  hmm: {
    path: /^\/v2\/events$/,
    keys: key,
    write: writeEvent,
    needs: ["carrierBookingReference", "equipmentReference"],
  },
} as const satisfies Readonly<Record<string, Variant>>;

export type VariantName = keyof typeof VARIANTS;
