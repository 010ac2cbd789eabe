import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";

/** The clock and the source of ids, passed in so that tests decide them. */
export interface ClockPort {
  readonly now: () => Instant;
  /** Today at the shipper's place. */
  readonly today: () => CalendarDate;
  /** The wall-clock time at the shipper's place. */
  readonly localTime: () => LocalDateTime;
}

/** Unguessable ids (idempotency keys). */
export interface IdsPort {
  readonly next: () => string;
}
