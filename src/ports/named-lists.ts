import type { ResultAsync } from "neverthrow";
import type { Named } from "#domain/names";
import type { QuoteSearch } from "#domain/quotes";
import type { Failure } from "./failure.ts";

/** What a shipper saves under a name; a server may be without it. */
export interface NamedListPort<Content extends object> {
  /** By name. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly (Named & Content)[], Failure>;
  /** Refused with `conflict` if there is one of this name, or as many as there may be. */
  readonly create: (entry: Pick<Named, "name"> & Content, signal: AbortSignal) => ResultAsync<Named & Content, Failure>;
  /** Refused with `conflict` if there is another one of this name, with `not-found` if it was deleted. */
  readonly rename: (entry: Named, signal: AbortSignal) => ResultAsync<Named & Content, Failure>;
  readonly remove: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}

/** Named searches. */
export type TemplatesPort = NamedListPort<{ readonly search: QuoteSearch }>;
