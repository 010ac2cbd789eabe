import type { FclSearch } from "../../domain/fcl-search/search.ts";
import type { CarrierFacet, StripDay } from "../../domain/rates/facets.ts";
import type { RateFlag } from "../../domain/rates/flags.ts";
import type { ListedRate, RateList } from "../../domain/rates/rate.ts";
import type { Failure } from "../../ports/failure.ts";
import type { RateCriteria } from "./criteria.ts";

/** The dialog over the list; at most one is open. */
export type OpenDialog =
  | { readonly kind: "none" }
  | { readonly kind: "breakdown" | "details" | "booking"; readonly rateId: string }
  | { readonly kind: "comparison" };

export interface RatesContext {
  readonly search: FclSearch;
  /** Null until the search has been answered. */
  readonly list: RateList | null;
  /** Of all offers, whatever the criteria. */
  readonly carriers: readonly CarrierFacet[];
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly criteria: RateCriteria;
  /** The offers that meet the criteria, in their order. */
  readonly shown: readonly ListedRate[];
  readonly days: readonly StripDay[];
  readonly warningDismissed: boolean;
  /** In the order of pinning, at most three. */
  readonly pinned: readonly string[];
  readonly open: OpenDialog;
  readonly failure: Failure | null;
}

export interface RatesInput {
  readonly search: FclSearch;
  readonly criteria: RateCriteria;
}

export const noDialog: OpenDialog = { kind: "none" };

export const unanswered = ({ search, criteria }: RatesInput): RatesContext => ({
  search,
  criteria,
  list: null,
  carriers: [],
  flags: new Map(),
  shown: [],
  days: [],
  warningDismissed: false,
  pinned: [],
  open: noDialog,
  failure: null,
});
