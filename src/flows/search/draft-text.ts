import {
  type EquipmentKind,
  EQUIPMENT_CODES,
  getEquipment,
  formatLoadType,
  parseLoadType,
  type ContainerSelection,
  listSelectedContainers,
  setQuantity,
  setWeight,
  startSelection,
} from "#domain/containers";
import { type DraftEnd, type DraftPoint, EMPTY_DRAFT, type End, type FclDraft } from "#domain/search";
import { parseFields, toFields, toText } from "../kit/stored-json.ts";
import { readDate } from "../query-text.ts";

/** Rises when a saved draft can no longer be read by the rules below; an older one is then no draft. */
const VERSION = 1;

type Fields = ReturnType<typeof toFields>;

const codeText = (point: DraftPoint): string => point.code ?? "";
const chosenName = (point: DraftPoint): string => (point.code === null ? "" : point.text);

/** The form as text for the saved draft, in the form state's own field names; `parseDraft` gives back what was typed. */
export const serialiseDraft = (draft: FclDraft): string =>
  JSON.stringify({
    version: VERSION,
    origin: draft.origin.place.text,
    originCode: codeText(draft.origin.place),
    originServiceType: draft.origin.serviceType,
    originType: "CY",
    portOfLoading: draft.origin.port.text,
    portOfLoadingCode: codeText(draft.origin.port),
    loadingPort: chosenName(draft.origin.port),
    destination: draft.destination.place.text,
    destinationCode: codeText(draft.destination.place),
    destinationServiceType: draft.destination.serviceType,
    destinationType: "CY",
    portOfDischarge: draft.destination.port.text,
    portOfDischargeCode: codeText(draft.destination.port),
    destinationPort: chosenName(draft.destination.port),
    cutOffDate: draft.departureDate ?? "",
    carrier: draft.carrier,
    currency: draft.currency,
    loadType: formatLoadType(listSelectedContainers(draft.selection)),
    equipmentType: draft.selection.kind,
    quantities: draft.selection.quantities,
    weights: draft.selection.weights,
    reefer: draft.reefer,
  });

const readPoint = (text: unknown, code: unknown): DraftPoint => ({
  text: toText(text) ?? "",
  code: toText(code) || null,
});

const readEnd = (saved: Fields, end: End, port: "portOfLoading" | "portOfDischarge"): DraftEnd => ({
  place: readPoint(saved[end], saved[`${end}Code`]),
  port: readPoint(saved[port], saved[`${port}Code`]),
  serviceType: saved[`${end}ServiceType`] === "Door" ? "Door" : "Ramp",
});

const savedLoad = (saved: Fields) => parseLoadType(toText(saved["loadType"]) ?? "").unwrapOr([]);

const readKind = (saved: Fields): EquipmentKind => {
  if (saved["equipmentType"] === "Dry" || saved["equipmentType"] === "Reefer") return saved["equipmentType"];
  const first = savedLoad(saved)[0];
  return first === undefined ? "Dry" : getEquipment(first.equipment).kind;
};

/** Quantities by code where they are kept, otherwise from the load type; nothing readable leaves the start of the kind. */
const readQuantities = (saved: Fields, start: ContainerSelection): ContainerSelection => {
  const byCode = toFields(saved["quantities"]);
  const fromLoad = savedLoad(saved);
  const counts = EQUIPMENT_CODES.map((code) => {
    const count = byCode[code] ?? fromLoad.find((line) => line.equipment === code)?.quantity;
    return {
      code,
      count: typeof count === "number" && count > 0 ? count : 0,
      isKnown: typeof byCode[code] === "number",
    };
  });
  if (fromLoad.length === 0 && !counts.some(({ isKnown }) => isKnown)) return start;
  return counts.reduce((selection, { code, count }) => setQuantity(selection, code, count), {
    ...start,
    quantities: { "20GP": 0, "40GP": 0, "40HC": 0, "45HC": 0, "20RE": 0, "40RH": 0 },
  });
};

const readSelection = (saved: Fields): ContainerSelection => {
  const weights = toFields(saved["weights"]);
  return EQUIPMENT_CODES.reduce(
    (selection, code) => setWeight(selection, code, toText(weights[code]) ?? ""),
    readQuantities(saved, startSelection(readKind(saved))),
  );
};

/** The draft in a saved text; whatever cannot be read takes the empty form's value, and no text makes it fail. */
export const parseDraft = (text: string): FclDraft => {
  const saved = parseFields(text);
  if (saved["version"] !== undefined && saved["version"] !== VERSION) return EMPTY_DRAFT;
  const reefer = toFields(saved["reefer"]);
  return {
    origin: readEnd(saved, "origin", "portOfLoading"),
    destination: readEnd(saved, "destination", "portOfDischarge"),
    departureDate: readDate(toText(saved["cutOffDate"])),
    carrier: toText(saved["carrier"]) ?? EMPTY_DRAFT.carrier,
    currency: toText(saved["currency"]) ?? EMPTY_DRAFT.currency,
    selection: readSelection(saved),
    reefer: {
      use: reefer["use"] === "operating" ? "operating" : "non-operating",
      temperature: toText(reefer["temperature"]) ?? "",
      ventilation: toText(reefer["ventilation"]) ?? "",
    },
  };
};
