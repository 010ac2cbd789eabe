import type { Deadline, DeadlineFacts } from "#domain/deadlines";
import type { DestinationMoves, FreeTimeTerms } from "#domain/free-time";
import type { Instant, TimeZone } from "#domain/time";
import type { Journey } from "#domain/tracking";
import type { BookingDetails } from "#ports/api.ts";

export type { BookingEvent } from "#ports/api.ts";

/** What the free-time clocks of a booking follow from. */
export interface FreeTimeFacts {
  readonly terms: readonly FreeTimeTerms[];
  readonly moves: DestinationMoves;
  /** Of the place where free time runs; null if unknown. */
  readonly timeZone: string | null;
}

/** A booking as of `readAt`, with what follows from it. */
export interface BookingPage {
  readonly details: BookingDetails;
  /** Null while nothing is known of the shipment. */
  readonly journey: Journey | null;
  readonly facts: DeadlineFacts | null;
  readonly deadlines: readonly Deadline[];
  /** Null while nothing is known of the shipment, and for a part load. */
  readonly freeTime: FreeTimeFacts | null;
  readonly readAt: Instant;
  /** The shipper's. */
  readonly zone: TimeZone;
}
