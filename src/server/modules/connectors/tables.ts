import type { ErrorCause, RequestOutcome, StopCause } from "#domain/connectors";

/** Whether a source answers, as far as requests have shown. */
export interface SourceStopTable {
  readonly source: string;
  /** Null: nothing stops it. */
  readonly cause: StopCause | null;
  readonly since: number | null;
  readonly until: number | null;
  /** In a row. */
  readonly failures: number;
}

/** A request to a source, of a search or a test. */
export interface SourceRequestTable {
  readonly id: string;
  readonly source: string;
  readonly askedAt: number;
  readonly durationMs: number;
  readonly outcome: RequestOutcome;
  readonly cause: ErrorCause | null;
  /** As it is logged, without addresses and secrets. */
  readonly reason: string | null;
  /** Offers that can be read; null without an answer. */
  readonly offers: number | null;
  readonly isTest: number;
}

/** A call of a carrier, without what was asked and answered. */
export interface SourceCallTable {
  readonly id: string;
  readonly source: string;
  readonly operation: string;
  /** The status, or why there is no answer. */
  readonly outcome: string;
  readonly calledAt: number;
  readonly durationMs: number;
  readonly isBilled: number;
  readonly isTest: number;
}
