import { Counter, type Registry } from "prom-client";
import type { Result } from "neverthrow";
import type { Refusal } from "#server/platform/http/refusal.ts";

/** `no-offer`: sources have answered, and none has an offer. `no-answer`: no source has answered. `refused`: an input that cannot be searched. */
type SearchOutcome = "offers" | "no-offer" | "no-answer" | "refused";

export interface SearchCounter {
  readonly count: (kind: "containers" | "lcl", outcome: SearchOutcome) => void;
}

const toOutcome = <Found>(result: Result<Found, Refusal>, countOffers: (found: Found) => number): SearchOutcome =>
  result.match(
    (found) => (countOffers(found) > 0 ? "offers" : "no-offer"),
    ({ kind }) => (kind === "no-source" ? "no-answer" : "refused"),
  );

/** Counts searches for /metrics. Neither lanes nor accounts are labels. */
export const measureSearches = (registry: Registry): SearchCounter => {
  const searches = new Counter({
    name: "rate_searches_total",
    help: "Searches by what was found: offers, no offer, no answer of any source, or an input that is refused",
    labelNames: ["kind", "outcome"] as const,
    registers: [registry],
  });
  return { count: (kind, outcome) => searches.inc({ kind, outcome }) };
};

/** The same use case, whose searches are counted. */
export const countSearches =
  <Arguments extends readonly unknown[], Found>(
    { count }: SearchCounter,
    kind: "containers" | "lcl",
    search: (...values: Arguments) => Promise<Result<Found, Refusal>>,
    countOffers: (found: Found) => number,
  ): ((...values: Arguments) => Promise<Result<Found, Refusal>>) =>
  async (...values) => {
    const result = await search(...values);
    count(kind, toOutcome(result, countOffers));
    return result;
  };
