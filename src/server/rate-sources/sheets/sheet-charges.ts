import { classifyCharge } from "#domain/charges";
import { equipmentOf, readEquipment, type EquipmentCode } from "#domain/containers";
import { readSheetSizes } from "#server/sheets/charge-headers.ts";

type Cells = Readonly<Record<string, string>>;

/** A charge's name and the size it ends in (`OCEAN FREIGHT 40HC`, `THC 40HQ`); null for a charge of every box or of the bill. */
const readLabel = (label: string): { readonly name: string; readonly size: EquipmentCode | null } => {
  const words = label.trim().split(/\s+/);
  const size = readEquipment(words.at(-1) ?? "");
  return { name: size === null ? label.trim() : words.slice(0, -1).join(" "), size };
};

/** Whether a line quotes freight for a size, or one freight for every size. */
const quotes = (charges: Cells, size: EquipmentCode): boolean =>
  Object.keys(charges).some((label) => {
    const read = readLabel(label);
    return (read.size ?? size) === size && classifyCharge(null, read.name).slot === "ocean-freight";
  });

/** Whether a line is for these sizes by its columns CONTAINER SIZE and EQUIPMENT TYPE; a line without them is for all. */
export const isForSizes = (fields: Cells, sizes: readonly EquipmentCode[]): boolean => {
  const stated = readSheetSizes(fields["CONTAINER SIZE"] ?? "") ?? [];
  if (stated.length > 0) return sizes.every((size) => stated.includes(size));
  const type = fields["EQUIPMENT TYPE"] ?? "";
  const kind = /REEFER|\bREF\b/i.test(type) ? "Reefer" : /\bDRY\b|GENERAL/i.test(type) ? "Dry" : null;
  return kind === null || sizes.every((size) => equipmentOf(size).kind === kind);
};

/** The cells that concern the requested sizes, as written; null when freight of a requested size is not quoted. */
export const chargesFor = (charges: Cells, sizes: readonly EquipmentCode[]): Cells | null => {
  if (!sizes.every((size) => quotes(charges, size))) return null;
  const wanted = Object.entries(charges).filter(([label]) => {
    const { size } = readLabel(label);
    return size === null || sizes.includes(size);
  });
  return Object.fromEntries(wanted);
};
