import { normaliseCode } from "#domain/tracking";

/** Codes by what a carrier writes for them: `PLAN` → `PLN`. */
export type CodeNames = ReadonlyMap<string, string>;

/** DCSA Track & Trace 3.0 writes out what 2.x abbreviates. `APPROACHING` has no earlier code. */
const VERSION_3: CodeNames = new Map([
  ["ARRIVED", "ARRI"],
  ["DEPARTED", "DEPA"],
  ["LOADED", "LOAD"],
  ["DISCHARGED", "DISC"],
  ["GATED_IN", "GTIN"],
  ["GATED_OUT", "GTOT"],
  ["STUFFED", "STUF"],
  ["STRIPPED", "STRP"],
  ["PICKED_UP", "PICK"],
  ["DROPPED_OFF", "DROP"],
  ["INSPECTED", "INSP"],
  ["RESEALED", "RSEA"],
  ["REMOVED", "RMVD"],
  ["AVAILABLE_FOR_PICKUP", "AVPU"],
  ["AVAILABLE_FOR_DROP_OFF", "AVDO"],
  ["CUSTOMS_SELECTED_FOR_SCAN", "CUSS"],
  ["CUSTOMS_SELECTED_FOR_INSPECTION", "CUSI"],
  ["CUSTOMS_RELEASED", "CUSR"],
  ["CROSSED", "CROS"],
]);

/** DCSA Track & Trace 1.x: modes as in UN/ECE Recommendation 19, and moves of equipment as an event type of their own. */
const VERSION_1: ReadonlyMap<string, CodeNames> = new Map([
  [
    "modeOfTransport",
    new Map([
      ["1", "VESSEL"],
      ["2", "RAIL"],
      ["3", "TRUCK"],
      ["8", "BARGE"],
    ]),
  ],
  ["eventType", new Map([["TRANSPORTEQUIPMENT", "EQUIPMENT"]])],
]);

const CODE_CELLS: ReadonlySet<string> = new Set([
  "eventType",
  "eventClassifierCode",
  "transportEventTypeCode",
  "equipmentEventTypeCode",
  "shipmentEventTypeCode",
  "documentTypeCode",
  "emptyIndicatorCode",
  "facilityTypeCode",
  "modeOfTransport",
]);

/** The code of DCSA Track & Trace 2.2 in a cell; `own` are names of one carrier. An unknown code stays as it is written. */
export const toCode = (cell: string, written: string, own: CodeNames): string => {
  if (!CODE_CELLS.has(cell)) return written;
  const code = normaliseCode(written);
  return own.get(code) ?? VERSION_3.get(code) ?? VERSION_1.get(cell)?.get(code) ?? written;
};
