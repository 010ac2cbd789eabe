import {
  type ContainerLine,
  readEquipment,
  type EquipmentQuantity,
  parseLoadType,
  weightKgOf,
} from "#domain/containers";
import { type CalendarDate, dateOf } from "#domain/time";
import { readForeignDate } from "./foreign-date.ts";
import type { SheetOffer } from "./sheet-offer.ts";

/** The cell of the first of several column names that the sheet has; null when it has none of them. */
export const cellOf = ({ fields }: SheetOffer, ...columns: readonly string[]): string | null => {
  for (const column of columns) {
    const cell = fields[column]?.trim();
    if (cell !== undefined && cell !== "") return cell;
  }
  return null;
};

/** The day in a cell; null when the sheet has none that can be read one way only. */
export const dayIn = (offer: SheetOffer, ...columns: readonly string[]): CalendarDate | null => {
  const moment = readForeignDate(cellOf(offer, ...columns));
  return moment === null ? null : dateOf(moment);
};

/** The load that a sheet's line covers: CONTAINER SIZE, alone or with NO OF CONTAINERS; else the load that was asked for. */
export const sheetLoad = (offer: SheetOffer, load: readonly ContainerLine[]): readonly EquipmentQuantity[] => {
  const size = cellOf(offer, "CONTAINER SIZE") ?? "";
  const stated = parseLoadType(size).unwrapOr([]);
  if (stated.length > 0) return stated;
  const equipment = readEquipment(size);
  const count = Number(cellOf(offer, "NO OF CONTAINERS"));
  if (equipment !== null && Number.isSafeInteger(count) && count > 0) return [{ equipment, quantity: count }];
  return load.map((line) => ({ equipment: line.equipment, quantity: line.quantity }));
};

/** The most cargo one box may carry, in kilograms: `21 700`, `21 700 KGM`, `21.7 TONS`; null when the cell says it another way. */
export const maxNetWeightKg = (offer: SheetOffer): number | null => {
  const cell = cellOf(offer, "MAX NET WEIGHT") ?? "";
  const [, tons] = /^(\d{1,2}(?:[.,]\d{1,3})?) ?(?:T|MT|TONS?|TONNES?)$/i.exec(cell) ?? [];
  if (tons !== undefined) return Math.round(Number(tons.replace(",", ".")) * 1000);
  return /^\d{1,3}(?:[ ,.]?\d{3})? ?(?:KGS?|KGM)?$/i.test(cell) ? weightKgOf(cell) : null;
};
