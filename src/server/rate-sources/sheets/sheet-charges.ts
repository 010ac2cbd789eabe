import { readEquipment } from "../../../domain/containers/equipment-table.ts";
import type { EquipmentCode } from "../../../domain/containers/equipment.ts";

type Cells = Readonly<Record<string, string>>;

const MAIN_CHARGE = "OCEAN FREIGHT";

/** The size a charge's name ends in (`OCEAN FREIGHT 40HC`, `THC 40HQ`); null for a charge of every box or of the bill. */
const sizeOf = (name: string): EquipmentCode | null => readEquipment(name.trim().split(/\s+/).at(-1) ?? "");

/** Whether a line quotes freight for a size, or one freight for every size. */
const quotes = (charges: Cells, size: EquipmentCode): boolean =>
  Object.keys(charges).some((name) => name.startsWith(MAIN_CHARGE) && (sizeOf(name) ?? size) === size);

/** The cells that concern the requested sizes, as written; null when freight of a requested size is not quoted. */
export const chargesFor = (charges: Cells, sizes: readonly EquipmentCode[]): Cells | null => {
  if (!sizes.every((size) => quotes(charges, size))) return null;
  const wanted = Object.entries(charges).filter(([name]) => {
    const size = sizeOf(name);
    return size === null || sizes.includes(size);
  });
  return Object.fromEntries(wanted);
};
