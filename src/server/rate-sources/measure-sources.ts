import { Counter, Histogram, type Registry } from "prom-client";
import type { KnownFailure } from "./ask-source.ts";

type Outcome = "answered" | "kept" | "late" | "stopped" | KnownFailure["kind"];

/** `seconds` is null for a source that was not asked. */
export type MeasureSource = (source: string, outcome: Outcome, seconds: number | null, offers: number) => void;

const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2, 4, 8, 15, 30, 60, 120];

/** How searches fared with each source. Accounts are no label. */
export const measureSources = (registry: Registry): MeasureSource => {
  const seconds = new Histogram({
    name: "rate_source_seconds",
    help: "Time that a search waited for a rate source",
    labelNames: ["source"] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  const outcomes = new Counter({
    name: "rate_source_outcomes_total",
    help: "What searches got of a rate source",
    labelNames: ["source", "outcome"] as const,
    registers: [registry],
  });
  const found = new Counter({
    name: "rate_source_offers_total",
    help: "Offers that searches got of a rate source, also from answers that were kept",
    labelNames: ["source"] as const,
    registers: [registry],
  });
  return (source, outcome, waited, offers) => {
    outcomes.inc({ source, outcome });
    if (offers > 0) found.inc({ source }, offers);
    if (waited !== null) seconds.observe({ source }, waited);
  };
};
