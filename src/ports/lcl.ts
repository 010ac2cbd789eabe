import type { ResultAsync } from "neverthrow";
import type { LclChoices, LclCriteria, FclComparison, LclRate, LclPlace, LclSearch } from "#domain/lcl";
import type { ExchangeRates } from "#domain/money";
import type { Failure } from "./failure.ts";

/** One page of a search's rates, priced for its load. */
export interface LclAnswer {
  readonly rates: readonly LclRate[];
  /** How many rates there are in all; null when the server does not count. */
  readonly total: number | null;
  /** How many rates of this page could not be read and are not shown. */
  readonly unread: number;
  readonly exchange: ExchangeRates | null;
  /** What a full container costs on the same lane; null when it is not known. */
  readonly fcl: FclComparison | null;
  /** What the list can be narrowed to; null when the server neither sorts nor filters. */
  readonly choices: LclChoices | null;
  /** The rate of this page with the lowest total of all pages. */
  readonly lowestRateId: string | null;
}

/** A search, how its rates are listed, and the part of them that a page shows. */
export interface LclQuestion {
  readonly search: LclSearch;
  readonly criteria: LclCriteria;
  readonly limit: number;
  readonly skip: number;
}

/** Rates for less than a container. */
export interface LclPort {
  /** All ports and CFS towns of the tariffs, the most important first. */
  readonly ports: (signal: AbortSignal) => ResultAsync<readonly LclPlace[], Failure>;
  readonly rates: (question: LclQuestion, signal: AbortSignal) => ResultAsync<LclAnswer, Failure>;
}
