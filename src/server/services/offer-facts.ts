import { isCalendarDate } from "../../domain/time/calendar.ts";
import type { ApiRate, ExcelRate } from "../../wire/schema.d.ts";
import { storedJson } from "../stores/stored-json.ts";

/** A stored offer read back; which kind it is shows by its id. */
export type ReadOffer =
  | { readonly kind: "api"; readonly rate: ApiRate }
  | { readonly kind: "excel"; readonly rate: ExcelRate };

/** What booking needs to know of an offer. */
export interface OfferFacts {
  readonly providerName: string;
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/** Reads an offer that this server stored. */
export const readOffer = (text: string): ReadOffer => {
  const stored = storedJson<ApiRate | ExcelRate>(text);
  return "offerId" in stored && typeof stored.offerId === "string" && "quoteLine" in stored
    ? { kind: "api", rate: stored }
    : { kind: "excel", rate: storedJson<ExcelRate>(text) };
};

const day = (text: string | null | undefined): string | null => {
  const date = (text ?? "").slice(0, 10);
  return isCalendarDate(date) ? date : null;
};

export const factsOf = (offer: ReadOffer): OfferFacts =>
  offer.kind === "api"
    ? {
        providerName: offer.rate.providerName,
        validFrom: day(offer.rate.quoteLine.validityFrom),
        validTill: day(offer.rate.quoteLine.validityTo),
      }
    : {
        providerName: offer.rate.providerName,
        validFrom: day(offer.rate["VALID FROM"]),
        validTill: day(offer.rate["VALID TILL"]),
      };
