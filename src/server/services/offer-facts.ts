import { isCalendarDate } from "../../domain/time/calendar.ts";
import { COMPANY } from "../../domain/company/company.ts";
import type { ApiRate, ExcelRate, LclRate } from "../../wire/schema.d.ts";
import { storedJson } from "../stores/stored-json.ts";

/** A stored offer read back; which kind it is shows by its fields. */
export type ReadOffer =
  | { readonly kind: "api"; readonly rate: ApiRate }
  | { readonly kind: "excel"; readonly rate: ExcelRate }
  | { readonly kind: "lcl"; readonly rate: LclRate };

/** What booking needs to know of an offer. */
export interface OfferFacts {
  readonly providerName: string;
  readonly validFrom: string | null;
  readonly validTill: string | null;
  /** A carrier's offer and part loads of a tariff that says so are booked at once; a rate sheet waits for its provider. */
  readonly isBookedAtOnce: boolean;
}

/** Reads an offer that this server stored. */
export const readOffer = (text: string): ReadOffer => {
  const stored = storedJson<ApiRate | ExcelRate | LclRate>(text);
  if ("Port of loading" in stored) return { kind: "lcl", rate: storedJson<LclRate>(text) };
  return "offerId" in stored && typeof stored.offerId === "string" && "quoteLine" in stored
    ? { kind: "api", rate: stored }
    : { kind: "excel", rate: storedJson<ExcelRate>(text) };
};

const day = (text: string | null | undefined): string | null => {
  const date = (text ?? "").slice(0, 10);
  return isCalendarDate(date) ? date : null;
};

export const factsOf = ({ kind, rate }: ReadOffer): OfferFacts => {
  switch (kind) {
    case "api":
      return {
        providerName: rate.providerName,
        validFrom: day(rate.quoteLine.validityFrom),
        validTill: day(rate.quoteLine.validityTo),
        isBookedAtOnce: true,
      };
    case "excel":
      return {
        providerName: rate.providerName,
        validFrom: day(rate["VALID FROM"]),
        validTill: day(rate["VALID TILL"]),
        isBookedAtOnce: false,
      };
    case "lcl": {
      const providerName = rate.providerName ?? COMPANY.name;
      const [validFrom, validTill] = [day(rate["VALID FROM"]), day(rate["VALID TILL"])];
      return { providerName, validFrom, validTill, isBookedAtOnce: rate.instantConfirmation === true };
    }
  }
};
