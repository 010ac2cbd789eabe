import codes from "#data/dcsa-codes.json" with { type: "json" };
import type { LegMode } from "#domain/rates";
import type { EventClass } from "./journey.ts";
import type { TrackingEvent } from "./tracking-event.ts";

const toLabels = (labels: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(labels));

const EQUIPMENT_LABELS = toLabels(codes.equipmentEvents);

const PORT_CALL_LABELS = toLabels(codes.portCallChanges);

const SHIPMENT_LABELS = toLabels(codes.shipmentEvents);

const DOCUMENT_LABELS = toLabels(codes.documents);

const FACILITY_LABELS = toLabels(codes.facilities);

const MODES: ReadonlyMap<string, LegMode> = new Map<string, LegMode>([
  ["VESSEL", "sea"],
  ["RAIL", "rail"],
  ["TRUCK", "truck"],
  ["BARGE", "barge"],
]);

const CLASSES: ReadonlyMap<string, EventClass> = new Map<string, EventClass>([
  ["ACT", "actual"],
  ["EST", "expected"],
  ["PLN", "planned"],
]);

/** A code as it is compared: capitals, no blanks around it; '' for none. */
export const normaliseCode = (text: string | null): string => text?.trim().toUpperCase() ?? "";

/** The mode behind VESSEL, RAIL, TRUCK or BARGE. */
export const toLegMode = (code: string | null): LegMode => MODES.get(normaliseCode(code)) ?? "unknown";

/** Actual, expected or planned behind ACT, EST or PLN. */
export const toEventClass = (code: string | null): EventClass => CLASSES.get(normaliseCode(code)) ?? "unknown";

/** The label of a facility type; null for an unknown one. */
export const formatFacility = (code: string | null): string | null => FACILITY_LABELS.get(normaliseCode(code)) ?? null;

const CARRIERS: Readonly<Record<LegMode, string | null>> = {
  sea: "Vessel",
  rail: "Rail",
  truck: "Truck",
  barge: "Barge",
  unknown: null,
};

const toTransportLabel = (event: TrackingEvent): string | null => {
  const code = normaliseCode(event.code);
  if (code !== "DEPA" && code !== "ARRI") return PORT_CALL_LABELS.get(code) ?? null;
  const move = code === "DEPA" ? "departure" : "arrival";
  const carrier = CARRIERS[toLegMode(event.mode)];
  const label = carrier === null ? `${move.slice(0, 1).toUpperCase()}${move.slice(1)}` : `${carrier} ${move}`;
  return normaliseCode(event.facilityType) === "ANCH" ? `${label} at anchorage` : label;
};

const filled = (indicator: string | null): string => {
  const code = normaliseCode(indicator);
  if (code === "EMPTY") return ", empty";
  return code === "LADEN" ? ", full" : "";
};

const ABOARD: Readonly<Record<LegMode, string>> = {
  sea: " vessel",
  rail: " train",
  truck: " truck",
  barge: " barge",
  unknown: "",
};

const toEquipmentLabel = (event: TrackingEvent): string | null => {
  const code = normaliseCode(event.code);
  const isEmpty = normaliseCode(event.emptyIndicator) === "EMPTY";
  const carrier = ABOARD[toLegMode(event.mode)];
  switch (code) {
    case "GTOT":
      return isEmpty ? "Empty container released" : `Gate out${filled(event.emptyIndicator)}`;
    case "GTIN":
      return isEmpty ? "Empty container returned" : `Gate in${filled(event.emptyIndicator)}`;
    case "LOAD":
      return carrier === "" ? "Loaded" : `Loaded on${carrier}`;
    case "DISC":
      return carrier === "" ? "Discharged" : `Discharged from${carrier}`;
    case "PICK":
      return `Picked up${filled(event.emptyIndicator)}`;
    case "DROP":
      return `Dropped off${filled(event.emptyIndicator)}`;
    default:
      return EQUIPMENT_LABELS.get(code) ?? null;
  }
};

const toShipmentLabel = (event: TrackingEvent): string | null => {
  const happened = SHIPMENT_LABELS.get(normaliseCode(event.code));
  if (happened === undefined) return null;
  const document = DOCUMENT_LABELS.get(normaliseCode(event.documentType)) ?? "Shipment";
  return `${document} ${happened}`;
};

const KINDS: ReadonlyMap<string, (event: TrackingEvent) => string | null> = new Map([
  ["TRANSPORT", toTransportLabel],
  ["EQUIPMENT", toEquipmentLabel],
  ["SHIPMENT", toShipmentLabel],
]);

/** The label of a known move; null when its type or code is unknown. */
export const findMoveLabel = (event: TrackingEvent): string | null =>
  KINDS.get(normaliseCode(event.eventType))?.(event) ?? null;

/** The label of a move: ours for a known code, otherwise the label of the source, otherwise the code. */
export const getMoveLabel = (event: TrackingEvent): string => {
  const label = event.label?.trim() ?? "";
  const known = findMoveLabel(event);
  if (known !== null) return known;
  if (label !== "") return label;
  return normaliseCode(event.code) === "" ? "Move not named" : `Unknown move (${normaliseCode(event.code)})`;
};
