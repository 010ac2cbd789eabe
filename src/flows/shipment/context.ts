import type { TrackingQuery, Journey } from "#domain/tracking";
import type { CalendarDate, Instant } from "#domain/time";
import type { Failure } from "#ports/failure.ts";

/** A journey, and the moment at which it was read. */
export interface ReadJourney {
  readonly journey: Journey;
  readonly readAt: Instant;
  /** The shipper's date at that moment. */
  readonly today: CalendarDate;
}

export interface ShipmentContext {
  /** Null before anything is tracked. */
  readonly query: TrackingQuery | null;
  /** Null also when nothing is known of the shipment. */
  readonly read: ReadJourney | null;
  readonly failure: Failure | null;
}
