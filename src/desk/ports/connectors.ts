import type { ResultAsync } from "neverthrow";
import type { ErrorCause, RequestOutcome, SourceState } from "#domain/connectors";
import type { Money } from "#domain/money";
import type { Failure } from "#ports/failure.ts";

/** Why a source did not answer; `detail` is as it is logged. */
export interface SourceError {
  readonly at: string;
  readonly cause: ErrorCause;
  readonly detail: string;
}

/** What is asked for prices, sailings or events, or was read from a sheet. Null: nothing is known or stated. */
export interface Source {
  readonly id: string;
  readonly name: string;
  readonly kind: "connector" | "schedule" | "tracking" | "sheet";
  readonly state: SourceState;
  readonly until: string | null;
  readonly pause: {
    readonly reason: string;
    readonly by: string | null;
    readonly since: string;
    readonly until: string | null;
  } | null;
  readonly revision: number;
  readonly lastAnswer: { readonly at: string; readonly seconds: number; readonly offers: number | null } | null;
  readonly error: SourceError | null;
  /** Newest first. */
  readonly recent: readonly { readonly at: string; readonly seconds: number; readonly outcome: RequestOutcome }[];
  readonly usualSeconds: number | null;
  readonly allowances: readonly { readonly calls: number; readonly spanSeconds: number; readonly left: number }[];
  readonly cost: {
    readonly perCall: Money;
    readonly perTest: Money;
    readonly today: Money;
    readonly month: Money;
    readonly billedToday: number;
    readonly billedMonth: number;
  } | null;
  readonly asked: number;
  readonly answered: number;
  readonly sheet: { readonly name: string; readonly prices: number; readonly validTo: string } | null;
  /** Whether the server asks it: it can be tested and paused. */
  readonly isAsked: boolean;
  /** Whether a test can be about a number of a booking or container. */
  readonly takesReference: boolean;
}

export interface SourceCall {
  readonly at: string;
  readonly operation: string;
  readonly outcome: string;
  readonly seconds: number;
  readonly isBilled: boolean;
  readonly isTest: boolean;
}

export interface SourceDetails {
  readonly source: Source;
  readonly settings: readonly { readonly name: string; readonly value: string | number | boolean }[];
  readonly calls: readonly SourceCall[];
}

/** A test as it is typed; `connector` is the id of its source. */
export interface SourceTestQuery {
  readonly connector: string;
  readonly from: string;
  readonly to: string;
  readonly size: string;
  readonly day: string;
  /** Of a tracking feed: the number of a booking or container; empty for the shipment that is due first. */
  readonly reference: string;
}

export interface SourceTest {
  readonly seconds: number;
  /** Offers, sailings or events. */
  readonly found: number;
  readonly failure: SourceError | null;
  readonly prices: readonly {
    readonly departure: string | null;
    readonly arrival: string | null;
    readonly freight: Money | null;
    readonly isBookable: boolean;
  }[];
  readonly sailings: readonly {
    readonly departure: string;
    readonly arrival: string;
    readonly vessel: string | null;
    readonly transshipments: number;
  }[];
  /** The number by which a tracking feed was asked. */
  readonly reference: string | null;
  readonly unreadable: readonly string[];
  readonly calls: readonly SourceCall[];
  readonly cost: Money | null;
}

/** A pause, or its end, of the source and the revision that was seen; `until` null: until somebody resumes it. */
export interface PauseChange {
  readonly connector: string;
  readonly revision: number;
  readonly reason: string;
  readonly until: string | null;
}

export interface ConnectorsPort {
  readonly list: (signal: AbortSignal) => ResultAsync<readonly Source[], Failure>;
  readonly get: (connector: string, signal: AbortSignal) => ResultAsync<SourceDetails, Failure>;
  readonly test: (query: SourceTestQuery, signal: AbortSignal) => ResultAsync<SourceTest, Failure>;
  readonly pause: (change: PauseChange, signal: AbortSignal) => ResultAsync<Source, Failure>;
  readonly resume: (change: Omit<PauseChange, "until">, signal: AbortSignal) => ResultAsync<Source, Failure>;
}
