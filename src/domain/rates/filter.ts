import { containsText } from "../places/match-text.ts";
import type { RateHeadline } from "./rate.ts";

/** Which commitments the list shows. */
export type RateTypeFilter = "all" | "contract" | "spot";

/** The sidebar's filters; no carriers chosen means all of them. */
export interface RateFilters {
  readonly carrierText: string;
  readonly carriers: readonly string[];
  readonly rateType: RateTypeFilter;
}

/** What Clear All leaves. */
export const NO_FILTERS: RateFilters = { carrierText: "", carriers: [], rateType: "all" };

const passes = (rate: RateHeadline, filters: RateFilters): boolean =>
  (filters.rateType === "all" || rate.commitment === filters.rateType) &&
  (filters.carriers.length === 0 || filters.carriers.includes(rate.carrier.name)) &&
  (filters.carrierText.trim() === "" || containsText(rate.carrier.name, filters.carrierText));

/** The offers that pass all filters, in their order; an offer of unknown commitment shows under 'all' only. */
export const filterRates = <Listed extends RateHeadline>(
  rates: readonly Listed[],
  filters: RateFilters,
): readonly Listed[] =>
  filters.rateType === "all" && filters.carriers.length === 0 && filters.carrierText.trim() === ""
    ? rates
    : rates.filter((rate) => passes(rate, filters));

/** Puts a carrier into the chosen ones, or takes it out. */
export const toggleCarrier = (filters: RateFilters, carrier: string): RateFilters => ({
  ...filters,
  carriers: filters.carriers.includes(carrier)
    ? filters.carriers.filter((chosen) => chosen !== carrier)
    : [...filters.carriers, carrier],
});
