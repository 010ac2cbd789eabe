import type { Instant } from "#domain/time";
import type { QuoteSearch } from "./search.ts";

/** `open`: with the desk. `answered`: with a quote. */
export type DeskRequestState = "open" | "answered" | "declined";

/** A search that the desk was asked to find a price for. */
export interface DeskRequest {
  readonly id: string;
  /** DSK-2026-000007. */
  readonly number: string;
  readonly state: DeskRequestState;
  readonly requestedAt: Instant;
  readonly search: QuoteSearch;
  readonly commodity: string | null;
  readonly note: string | null;
  /** The number of the quote that answers it. */
  readonly quoteNumber: string | null;
  /** Why the desk has no price. */
  readonly reason: string | null;
}
