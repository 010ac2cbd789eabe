import type { ResultAsync } from "neverthrow";
import type { FclComparison, LclRate } from "../domain/lcl/lcl-rate.ts";
import type { LclSearch } from "../domain/lcl/search.ts";
import type { ExchangeRates } from "../domain/money/exchange.ts";
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
}

/** A search and the part of its rates that a page shows. */
export interface LclQuestion {
  readonly search: LclSearch;
  readonly limit: number;
  readonly skip: number;
}

/** Rates for less than a container. */
export interface LclPort {
  /** The names of all ports of the tariff. */
  readonly ports: (signal: AbortSignal) => ResultAsync<readonly string[], Failure>;
  readonly rates: (question: LclQuestion, signal: AbortSignal) => ResultAsync<LclAnswer, Failure>;
}
