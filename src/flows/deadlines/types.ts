import type { Deadline, DeadlineFacts, DeadlineTask, LeadTimes } from "#domain/deadlines";
import type { DestinationMoves, FreeTimeTerms } from "#domain/free-time";
import type { Instant, TimeZone } from "#domain/time";
import type { Journey } from "#domain/tracking";
import type { BookingDetails, CalendarFeed } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

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

export interface BookingPageContext {
  readonly id: string;
  readonly page: BookingPage | null;
  readonly failure: Failure | null;
  readonly now: Instant;
  /** The deadline that is being marked or reopened. */
  readonly marking: DeadlineTask | null;
  readonly leadTimesFailure: Failure | null;
  readonly feed: CalendarFeed | null;
  readonly feedFailure: Failure | null;
}

export type BookingPageEvent =
  | { readonly type: "booking.retried" }
  /** Something was sent or changed: the booking is read again. */
  | { readonly type: "booking.outdated" }
  | { readonly type: "leadTimes.opened" }
  | { readonly type: "leadTimes.closed" }
  | { readonly type: "leadTimes.submitted"; readonly leadTimes: LeadTimes }
  /** A deadline is done, or is to be reopened. */
  | { readonly type: "deadline.marked"; readonly task: DeadlineTask; readonly isDone: boolean }
  /** Of this booking, as a file. */
  | { readonly type: "calendar.saved" }
  | { readonly type: "feed.opened" }
  | { readonly type: "feed.closed" }
  /** Creates the link, or replaces it by a new one. */
  | { readonly type: "feed.created" }
  | { readonly type: "feed.ended" };

export type BookingPageNotice =
  | { readonly type: "leadTimes.saved" }
  | { readonly type: "feed.ended" }
  | { readonly type: "mark.failed"; readonly failure: Failure | null };
