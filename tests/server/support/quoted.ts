import { readQuotedCarrierOffer } from "#api/readers/carrier-offer.ts";
import { readQuotedSheetLine } from "#api/readers/rate-sheet-line.ts";
import type { CarrierRateOffer, SheetRateOffer } from "#server/rate-sources/rate-source.ts";

/** A carrier's offer as a source quotes it, written in the form of the API without its id. */
export const quotedOffer = (offer: object): CarrierRateOffer => ({
  kind: "api",
  refusal: null,
  offer: readQuotedCarrierOffer(offer)._unsafeUnwrap(),
});

/** An offer of a rate sheet as a source quotes it, written in the form of the API without its id. */
export const quotedLine = (line: object): SheetRateOffer => ({
  kind: "excel",
  refusal: null,
  offer: readQuotedSheetLine(line)._unsafeUnwrap(),
});
