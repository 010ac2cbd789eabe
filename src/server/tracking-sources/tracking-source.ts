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

/** A source that delivers events by itself, such as a subscription. */
export interface PushSource {
  readonly kind: "push";
  readonly name: string;
  /** Starts the delivery; the answer stops it. */
  readonly start: (receive: (batch: TrackingBatch) => Promise<void>) => () => Promise<void>;
}

/** A supplier of tracking events: a carrier interface, a visibility platform, a file of staff. */
export type TrackingSource = PullSource | PushSource;
