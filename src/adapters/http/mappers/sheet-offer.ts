import type { SheetOffer } from "../../../domain/rates/sheet-offer.ts";
import type { WireSheetColumns, WireSheetRate } from "../decoders/sheet-rate.ts";

const isColumnName = (key: string): boolean => /\p{Lu}/u.test(key) && key === key.toUpperCase();

const cellText = (cell: unknown): string => {
  if (typeof cell === "string") return cell.trim();
  return typeof cell === "number" && Number.isFinite(cell) ? String(cell) : "";
};

const filled = (cells: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(cells).flatMap(([name, cell]) => {
      const text = cellText(cell);
      return text === "" ? [] : [[name, text] as const];
    }),
  );

/** An offer of a rate sheet: every upper-case column with a filled cell, also those that the contract does not name. */
export const sheetOfferOf = (wire: WireSheetRate, columns: WireSheetColumns): SheetOffer => ({
  id: wire._id,
  providerName: wire.providerName,
  logo: wire.logo,
  fields: filled(Object.fromEntries(Object.entries(columns).filter(([key]) => isColumnName(key)))),
  charges: filled(wire.charges),
});
