import type { LegMode } from "../rates/rate.ts";
import { DOCUMENT_WORDS, EQUIPMENT_WORDS, FACILITY_WORDS, PORT_CALL_WORDS, SHIPMENT_WORDS } from "./event-codes.ts";
import type { EventClass } from "./journey.ts";
import type { ReportedEvent } from "./reported.ts";

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
export const codeOf = (text: string | null): string => text?.trim().toUpperCase() ?? "";

/** The mode behind VESSEL, RAIL, TRUCK or BARGE. */
export const modeOf = (code: string | null): LegMode => MODES.get(codeOf(code)) ?? "unknown";

/** Actual, expected or planned behind ACT, EST or PLN. */
export const classOf = (code: string | null): EventClass => CLASSES.get(codeOf(code)) ?? "unknown";

/** A facility type in plain words; null when it is unknown. */
export const facilityText = (code: string | null): string | null => FACILITY_WORDS.get(codeOf(code)) ?? null;

const CARRIERS: Readonly<Record<LegMode, string | null>> = {
  sea: "Vessel",
  rail: "Rail",
  truck: "Truck",
  barge: "Barge",
  unknown: null,
};

const transportWords = (event: ReportedEvent): string | null => {
  const code = codeOf(event.code);
  if (code !== "DEPA" && code !== "ARRI") return PORT_CALL_WORDS.get(code) ?? null;
  const move = code === "DEPA" ? "departure" : "arrival";
  const carrier = CARRIERS[modeOf(event.mode)];
  const words = carrier === null ? `${move.slice(0, 1).toUpperCase()}${move.slice(1)}` : `${carrier} ${move}`;
  return codeOf(event.facilityType) === "ANCH" ? `${words} at anchorage` : words;
};

const filled = (indicator: string | null): string => {
  const code = codeOf(indicator);
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

const equipmentWords = (event: ReportedEvent): string | null => {
  const code = codeOf(event.code);
  const isEmpty = codeOf(event.emptyIndicator) === "EMPTY";
  const carrier = ABOARD[modeOf(event.mode)];
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
      return EQUIPMENT_WORDS.get(code) ?? null;
  }
};

const shipmentWords = (event: ReportedEvent): string | null => {
  const happened = SHIPMENT_WORDS.get(codeOf(event.code));
  if (happened === undefined) return null;
  const document = DOCUMENT_WORDS.get(codeOf(event.documentType)) ?? "Shipment";
  return `${document} ${happened}`;
};

const KINDS: ReadonlyMap<string, (event: ReportedEvent) => string | null> = new Map([
  ["TRANSPORT", transportWords],
  ["EQUIPMENT", equipmentWords],
  ["SHIPMENT", shipmentWords],
]);

/** A known move in plain words; null when its type or code is not known. */
export const knownMove = (event: ReportedEvent): string | null => KINDS.get(codeOf(event.eventType))?.(event) ?? null;

/** A move in words: a known code in ours, otherwise the source's own words, otherwise the code as it was written. */
export const moveText = (event: ReportedEvent): string => {
  const label = event.label?.trim() ?? "";
  const known = knownMove(event);
  if (known !== null) return known;
  if (label !== "") return label;
  return codeOf(event.code) === "" ? "Move not named" : `Unknown move (${codeOf(event.code)})`;
};
