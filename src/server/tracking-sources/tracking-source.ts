import type { Result } from "neverthrow";
import type { TrackingEvent } from "#api/schema.d.ts";

/** An event of a booking. */
export interface ReportedEvent {
  /** Its line or position in what the source sent. */
  readonly line: number;
  /** Booking or quotation number; null: the booking is found by the transport document or the container. */
  readonly booking: string | null;
  /** Number of the bill of lading or waybill; null where none is named. */
  readonly transportDocument: string | null;
  readonly event: TrackingEvent;
}

export interface EventProblem {
  readonly line: number;
  readonly sentence: string;
}

/** Events of a source, known ones included. */
export interface TrackingBatch {
  readonly events: readonly ReportedEvent[];
  /** What could not be read, and is left out. */
  readonly problems: readonly EventProblem[];
  /** What is unusual about `events`, such as an unknown code. */
  readonly notes: readonly EventProblem[];
}

/** A source that is read by the server or by staff. */
export interface PullSource {
  readonly kind: "pull";
  /** Names the source of each stored event. */
  readonly name: string;
  /** How often the server reads it; null for a source that is read once, such as a file. */
  readonly intervalMs: number | null;
  /** An error is one sentence for the log or for staff. */
  readonly read: (signal: AbortSignal) => Promise<Result<TrackingBatch, string>>;
}

/** By what a source can be asked about one shipment (DCSA Track & Trace, query parameters). */
export const REFERENCES = ["carrierBookingReference", "transportDocumentReference", "equipmentReference"] as const;
export type Reference = (typeof REFERENCES)[number];

/** One page of what a source reports about a shipment. */
export interface ReferenceQuery {
  readonly references: Readonly<Partial<Record<Reference, string>>>;
  /** Only events reported since then (epoch milliseconds); null: all of them. */
  readonly since: number | null;
  /** What the answer before named as the next page; null: the first page. */
  readonly page: string | null;
}

export interface ReferenceAnswer {
  readonly batch: TrackingBatch;
  /** Null on the last page. */
  readonly nextPage: string | null;
}

/**
 * `refused` is about this shipment alone, `unavailable` about the source. `outcome` is a word for the metrics: the status, or
 * why there is no answer; `reason` is a sentence for the log.
 */
export type ReferenceFailure = { readonly outcome: string; readonly reason: string } & (
  | { readonly kind: "refused" }
  | { readonly kind: "unavailable"; readonly retryAfterMs: number | null }
);

/** A source that is asked about each shipment under way. */
export interface ReferenceSource {
  readonly kind: "by-reference";
  readonly name: string;
  /** The shipping lines whose bookings it knows, as bookings name them. */
  readonly lines: readonly string[];
  /** In order of preference; a query by several references needs all of them. */
  readonly askBy: readonly (readonly Reference[])[];
  /** How often it is asked about a shipment. */
  readonly intervalMs: number;
  /** The least time between two calls, of all processes together. */
  readonly spacingMs: number;
  readonly ask: (query: ReferenceQuery, signal: AbortSignal) => Promise<Result<ReferenceAnswer, ReferenceFailure>>;
}

/** A source that delivers events by itself, such as a subscription. */
export interface PushSource {
  readonly kind: "push";
  readonly name: string;
  /** Starts the delivery; the answer stops it. */
  readonly start: (receive: (batch: TrackingBatch) => Promise<void>) => () => Promise<void>;
}

/** A supplier of tracking events: a carrier interface, a visibility platform, a file of staff. */
export type TrackingSource = PullSource | PushSource | ReferenceSource;
