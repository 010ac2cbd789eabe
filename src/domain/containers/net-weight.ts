import type { EquipmentCode } from "./equipment.ts";
import { equipmentOf } from "./equipment-table.ts";

/** A box of a million kilograms does not exist: what is typed beyond six digits is a slip of the key. */
const MAX_DIGITS = 6;

/** The digits of a typed weight, which is what the field keeps (`18,500 kg` → `18500`); at most six. */
export const weightDigits = (typed: string): string =>
  typed
    .replace(/\D/g, "")
    .replace(/^0+(?=\d)/, "")
    .slice(0, MAX_DIGITS);

/** A typed net weight in whole kilograms; blank is 0, which means 'not stated'. */
export const weightKgOf = (typed: string): number => Number(weightDigits(typed));

/** `18 000 KGM`: whole kilograms in groups of three. */
export const weightText = (kilograms: number): string =>
  `${String(Math.round(kilograms)).replace(/\B(?=(?:\d{3})+$)/g, " ")} KGM`;

/** A net weight above the typical payload of its box. */
export interface WeightWarning {
  readonly equipment: EquipmentCode;
  readonly weightKg: number;
  readonly payloadKg: number;
  /** A sentence for the shipper; a help, never a reason to refuse the search. */
  readonly message: string;
}

/** Compares the net weight of one box in kilograms with the typical payload of its equipment; null while it fits or is not stated. */
export const weightWarning = (equipment: EquipmentCode, weightKg: number): WeightWarning | null => {
  const { name, payloadKg } = equipmentOf(equipment);
  if (weightKg <= payloadKg) return null;
  const message = `${weightText(weightKg)} is more than a ${name} usually carries (${weightText(payloadKg)}).`;
  return { equipment, weightKg, payloadKg, message };
};
