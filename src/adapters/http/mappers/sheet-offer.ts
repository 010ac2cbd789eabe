import type { SheetOffer } from "../../../domain/rates/sheet-offer.ts";
import type { WireSheetColumns, WireSheetRate } from "../decoders/sheet-rate.ts";
import { filledCells } from "./cells.ts";

const isColumnName = (key: string): boolean => /\p{Lu}/u.test(key) && key === key.toUpperCase();

/** An offer of a rate sheet: every upper-case column with a filled cell, also those that the contract does not name. */
export const sheetOfferOf = (wire: WireSheetRate, columns: WireSheetColumns): SheetOffer => ({
  id: wire._id,
  providerName: wire.providerName,
  logo: wire.logo,
  fields: filledCells(Object.fromEntries(Object.entries(columns).filter(([key]) => isColumnName(key)))),
  charges: filledCells(wire.charges),
});
