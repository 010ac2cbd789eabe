import { type EquipmentCode, readEquipment } from "#domain/containers";
import { isCurrencyCode, type CurrencyCode } from "#domain/money";

/** What the name of a charge cell says: the charge, the size it is for, and the currency of its figure. */
export interface ChargeName {
  readonly text: string;
  readonly equipment: EquipmentCode | null;
  readonly currency: CurrencyCode | null;
}

const LAST_WORD = /^(.*?)[\s\-/(]+([A-Za-z0-9]+)\)?$/;

/** Reads a charge's name off its column: `OCEAN FREIGHT 20GP`, `THC (40HQ)`, `BL FEE (INR)`; other words stay in the name. */
export const readChargeName = (label: string): ChargeName => {
  const [, rest, last] = LAST_WORD.exec(label.trim()) ?? [];
  if (rest === undefined || last === undefined || rest === "")
    return { text: label.trim(), equipment: null, currency: null };
  const equipment = readEquipment(last);
  if (equipment !== null) return { ...readChargeName(rest), equipment };
  const currency = last.toUpperCase();
  return isCurrencyCode(currency)
    ? { ...readChargeName(rest), currency }
    : { text: label.trim(), equipment: null, currency: null };
};
