import type { ExchangeRates } from "#domain/money";
import type { GstTerms } from "#domain/tax";
import type { Instant } from "#domain/time";
import type { BookedSailing } from "#api/schema.d.ts";
import type { AskedOffer, CollectedQuotes } from "#server/rate-sources/collect-quotes.ts";
import type { ActiveSources } from "./active-sources.ts";

export interface NumberedOffer extends AskedOffer {
  readonly offerId: string;
}

/** What all sources quoted for a search; carriers before rate sheets. */
export interface FoundRates {
  readonly askedAt: Instant;
  readonly answeredAt: Instant;
  readonly sources: CollectedQuotes["sources"];
  readonly offers: readonly NumberedOffer[];
  readonly exchange: ExchangeRates | null;
  /** Null where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | null;
  readonly haulage: ReturnType<ActiveSources["haulageEstimates"]>;
}

export interface SearchedRates extends FoundRates {
  readonly booked: readonly BookedSailing[];
}
