import type { ResultAsync } from "neverthrow";
import type { QuoteSearch } from "#domain/quotes";
import type { SearchTemplate } from "#domain/templates";
import type { Failure } from "./failure.ts";

/** Named searches; a server may be without them. */
export interface TemplatesPort {
  /** By name. */
  readonly list: (signal: AbortSignal) => ResultAsync<readonly SearchTemplate[], Failure>;
  /** Refused with `conflict` if there is one of this name. */
  readonly create: (
    template: { readonly name: string; readonly search: QuoteSearch },
    signal: AbortSignal,
  ) => ResultAsync<SearchTemplate, Failure>;
  /** Refused with `conflict` if there is another one of this name, with `not-found` if it was deleted. */
  readonly rename: (
    template: { readonly id: string; readonly name: string },
    signal: AbortSignal,
  ) => ResultAsync<SearchTemplate, Failure>;
  readonly remove: (id: string, signal: AbortSignal) => ResultAsync<void, Failure>;
}
