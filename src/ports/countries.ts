import type { ResultAsync } from "neverthrow";
import type { Failure } from "./failure.ts";

/** A country that an account can be in; `id` is what a sign-up sends. */
export interface ListedCountry {
  readonly id: string;
  readonly name: string;
}

/** The countries of the world, by name. */
export interface CountriesPort {
  readonly all: (signal: AbortSignal) => ResultAsync<readonly ListedCountry[], Failure>;
}
