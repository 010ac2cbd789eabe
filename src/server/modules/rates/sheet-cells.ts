import type { Refusal } from "#server/platform/http/refusal.ts";
import { findSheetCells, type ReadCells } from "#server/rate-sources/rate-sheets/store.ts";
import type { Executor } from "#server/schema.ts";
import { findStoredOffer } from "./offer-store.ts";
import { readSheetLineIds } from "./stored-offer.ts";

export const NO_CELLS: Refusal = { kind: "not-found", message: "The cells of this rate sheet are not available." };

/** The cells of the first line that an offer of this account is from; null for other offers, and where they were not stored. */
export const findOfferCells = async (db: Executor, accountId: string, offerId: string): Promise<ReadCells | null> => {
  const offer = await findStoredOffer(db, offerId);
  const lineId = offer?.accountId === accountId ? readSheetLineIds(offer.text)[0] : undefined;
  return lineId === undefined ? null : findSheetCells(db, lineId);
};
