import type { ResultAsync } from "neverthrow";
import type { FclSearch } from "#domain/search";
import type { RateList } from "#domain/rates";
import type { Failure } from "./failure.ts";

/** Ocean rates of all sources for one search, normalised to comparable offers. */
export interface RatesPort {
  readonly search: (search: FclSearch, signal: AbortSignal) => ResultAsync<RateList, Failure>;
}
