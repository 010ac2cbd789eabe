import type { Result } from "neverthrow";
import { Counter, Histogram, type Registry } from "prom-client";
import type { CallFault, JsonAnswer } from "./json-call.ts";

/** One call of a carrier, without what was asked and answered. */
export interface CallRecord {
  readonly source: string;
  readonly operation: string;
  /** The status, or why there is no answer. */
  readonly outcome: string;
  readonly seconds: number;
  readonly isBilled: boolean;
}

export const toCallOutcome = (answered: Result<JsonAnswer, CallFault>): CallRecord["outcome"] =>
  answered.match(
    ({ status }) => String(status),
    (fault) => fault,
  );

/** Of a request for an access token, which no carrier charges for. */
export const TOKEN_OPERATION = "token";

interface Log {
  readonly info: (fields: object, message: string) => void;
}

/* Several parts of the server make calls; they count in the same metrics. */
const findDurations = (registry: Registry): Histogram => {
  const known = registry.getSingleMetric("carrier_call_duration_seconds");
  return known instanceof Histogram
    ? known
    : new Histogram({
        name: "carrier_call_duration_seconds",
        help: "How long calls of carriers took, by source, operation and outcome",
        labelNames: ["source", "operation", "outcome"] as const,
        buckets: [0.1, 0.5, 1, 2, 5, 10, 20, 30, 60],
        registers: [registry],
      });
};

/** Counts calls for /metrics. */
export const measureCalls = (registry: Registry): ((record: CallRecord) => void) => {
  const durations = findDurations(registry);
  return ({ source, operation, outcome, seconds }) => durations.observe({ source, operation, outcome }, seconds);
};

/** Writes one line per call to the log, and counts it for /metrics. */
export const createCallRecorder = (registry: Registry, log: Log): ((record: CallRecord) => void) => {
  const measure = measureCalls(registry);
  const billed = new Counter({
    name: "carrier_billed_calls_total",
    help: "Calls that a carrier charges for",
    labelNames: ["source", "operation"] as const,
    registers: [registry],
  });
  return (record) => {
    const { source, operation, outcome, seconds, isBilled } = record;
    measure(record);
    if (isBilled) billed.inc({ source, operation });
    log.info(
      { source, operation, outcome, seconds: Math.round(seconds * 1000) / 1000, billed: isBilled },
      "carrier call",
    );
  };
};
