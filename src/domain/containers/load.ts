import { type ContainerLine, getEquipment, type EquipmentCode, readEquipment } from "./equipment.ts";
import { formatKilograms, formatWeight } from "./weight.ts";
import { err, ok, type Result } from "neverthrow";

/** The most containers one search may ask for (SpotOn v2). */
export const MAX_CONTAINERS = 100;

/** What a load amounts to: boxes, twenty-foot equivalents, and net cargo weight in kilograms (0 while none is stated). */
export interface LoadSummary {
  readonly containers: number;
  readonly teu: number;
  readonly netWeightKg: number;
  /** The containers whose weight is stated. */
  readonly weighed: number;
}

/** Adds a load up: containers, TEU, and stated net weight in kilograms of all boxes together. */
export const summariseLoad = (lines: readonly ContainerLine[]): LoadSummary => ({
  containers: lines.reduce((sum, line) => sum + line.quantity, 0),
  teu: lines.reduce((sum, line) => sum + line.quantity * getEquipment(line.equipment).teu, 0),
  netWeightKg: lines.reduce((sum, line) => sum + line.quantity * line.weightKg, 0),
  weighed: lines.reduce((sum, line) => sum + (line.weightKg > 0 ? line.quantity : 0), 0),
});

/** `58 500 KGM`; `22 500 KGM for 1 of 100 containers` where some weights are missing; `Not stated` where all are. */
export const formatNetWeight = ({ containers, netWeightKg, weighed }: LoadSummary): string => {
  if (weighed === 0) return "Not stated";
  return weighed === containers
    ? formatWeight(netWeightKg)
    : `${formatWeight(netWeightKg)} for ${weighed} of ${formatContainers(containers)}`;
};

/** `2 × 20GP of 18 000 kg, 1 × 40HC`: a load with the weights that are stated, each per container. */
export const formatWeighedLoad = (lines: readonly ContainerLine[]): string =>
  lines
    .map((line) => formatLoad([line]) + (line.weightKg > 0 ? ` of ${formatKilograms(line.weightKg)}` : ""))
    .join(", ");

/** `1 container`, `3 containers`. */
export const formatContainers = (count: number): string => `${count} ${count === 1 ? "container" : "containers"}`;

/** `3 containers, 4 TEU`. */
export const formatLoadSummary = ({ containers, teu }: LoadSummary): string =>
  `${formatContainers(containers)}, ${teu} TEU`;

/** `2 × 20GP, 1 × 40HC`. */
export const formatLoad = (lines: readonly { readonly equipment: string; readonly quantity: number }[]): string =>
  lines.map((line) => `${line.quantity} × ${line.equipment}`).join(", ");

/** A quantity of one equipment, as a load-type text states it. */
export interface EquipmentQuantity {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
}

/** Why a load-type text is not a load; `part` is the piece between two commas. */
export type LoadTypeRefusal =
  | { readonly kind: "malformed"; readonly part: string }
  | { readonly kind: "unknown-equipment"; readonly code: string }
  | { readonly kind: "repeated"; readonly equipment: EquipmentCode }
  | { readonly kind: "mixed-kinds" }
  | { readonly kind: "too-many"; readonly containers: number };

const PART = /^([0-9A-Za-z]{4,6})\s*[xX×]\s*(\d{1,4})$/;

const readPart = (part: string): Result<EquipmentQuantity, LoadTypeRefusal> => {
  const [, code, digits] = PART.exec(part.trim()) ?? [];
  if (code === undefined || Number(digits) === 0) return err({ kind: "malformed", part: part.trim() });
  const equipment = readEquipment(code);
  return equipment === null ? err({ kind: "unknown-equipment", code }) : ok({ equipment, quantity: Number(digits) });
};

const refusalOf = (lines: readonly EquipmentQuantity[]): LoadTypeRefusal | null => {
  const repeated = lines.find((line, index) => lines.findIndex((l) => l.equipment === line.equipment) < index);
  if (repeated !== undefined) return { kind: "repeated", equipment: repeated.equipment };
  if (new Set(lines.map((line) => getEquipment(line.equipment).kind)).size > 1) return { kind: "mixed-kinds" };
  const containers = lines.reduce((sum, line) => sum + line.quantity, 0);
  return containers > MAX_CONTAINERS ? { kind: "too-many", containers } : null;
};

/** `20GPx2,40HCx1`, in the given order; equipment without a quantity is left out. */
export const formatLoadType = (lines: readonly EquipmentQuantity[]): string =>
  lines
    .filter((line) => line.quantity > 0)
    .map((line) => `${line.equipment}x${line.quantity}`)
    .join(",");

/**
 * Reads `20GPx2,40HCx1` (market names such as `40HQ` too; an empty text is an empty load); refuses unknown codes, junk,
 * a zero, a repeated size, dry mixed with reefer, and more than 100 containers.
 */
export const parseLoadType = (text: string): Result<readonly EquipmentQuantity[], LoadTypeRefusal> => {
  if (text.trim() === "") return ok([]);
  const lines: EquipmentQuantity[] = [];
  for (const part of text.split(",")) {
    const line = readPart(part);
    if (line.isErr()) return err(line.error);
    lines.push(line.value);
  }
  const refusal = refusalOf(lines);
  return refusal === null ? ok(lines) : err(refusal);
};
