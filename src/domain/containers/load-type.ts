import { getEquipment, type EquipmentCode, readEquipment } from "./equipment.ts";
import { err, ok, type Result } from "neverthrow";
import { MAX_CONTAINERS } from "./load.ts";

/** A quantity of one equipment, as a load-type text states it. */
export interface EquipmentQuantity {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
}

/** Why a load-type text is not a load; `part` is the piece between two commas. */
export type LoadTypeRefusal =
  | { readonly kind: "malformed"; readonly part: string }
  | { readonly kind: "unknown-equipment"; readonly code: string }
  | LoadRefusal;

/** Why lines are no load that can be searched with. */
type LoadRefusal =
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

/** Why lines are no load that can be searched with: a repeated size, dry mixed with reefer, more than 100 containers. */
export const findLoadRefusals = (lines: readonly EquipmentQuantity[]): readonly LoadRefusal[] => {
  const repeated = lines.find((line, index) => lines.findIndex((l) => l.equipment === line.equipment) < index);
  const isMixed = new Set(lines.map((line) => getEquipment(line.equipment).kind)).size > 1;
  const containers = lines.reduce((sum, line) => sum + line.quantity, 0);
  return [
    ...(repeated === undefined ? [] : [{ kind: "repeated", equipment: repeated.equipment } as const]),
    ...(isMixed ? [{ kind: "mixed-kinds" } as const] : []),
    ...(containers > MAX_CONTAINERS ? [{ kind: "too-many", containers } as const] : []),
  ];
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
  const [refusal] = findLoadRefusals(lines);
  return refusal === undefined ? ok(lines) : err(refusal);
};
