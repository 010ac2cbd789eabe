import type { Sentence } from "#domain/formatting";
import type { BookingStatus, CutOffCode, FreeTime, RouteLeg } from "#domain/rates";
import type { CalendarDate, LocalDateTime } from "#domain/time";
import type { TrackingReport } from "#domain/tracking";

/** Something that was done with a booking. */
export interface BookingChange {
  readonly kind:
    | "received"
    | "confirmed"
    | "cancelled"
    | "rejected"
    | "corrected"
    | "amendment-received"
    | "amendment-confirmed"
    | "amendment-declined"
    | "amendment-refused"
    | "amendment-fee"
    | "amendment-withdrawn"
    | "document-added"
    | "draft-added"
    | "document-requested"
    | "document-withdrawn"
    | "document-commented"
    | "document-infected"
    | "message-written"
    | "cargo-accepted"
    | "cargo-returned";
  /** What it was done to, by id or number; the same text for two changes means that they are one. */
  readonly subject: string;
  /** Names it for the shipper: a booking number, a file, a comment. */
  readonly fact: Sentence;
  /** Minutes since 1970 in UTC. */
  readonly at: number;
  /** What it changes, a line for each; absent without any. */
  readonly lines?: readonly Sentence[];
}

export interface DatedCutOff {
  readonly code: CutOffCode;
  /** On the clock of its place. */
  readonly local: LocalDateTime | CalendarDate;
  /** Minutes since 1970 in UTC; the beginning of the day where only a day is stated. */
  readonly dueAt: number;
}

/** What is known of a booking: every message follows from it and from the time. */
export interface BookingFacts {
  readonly status: BookingStatus;
  readonly changes: readonly BookingChange[];
  /** Of the vessel that the cargo sails on; empty where they are not known. */
  readonly cutOffs: readonly DatedCutOff[];
  /** As booked. */
  readonly legs: readonly RouteLeg[];
  readonly freeTime: readonly FreeTime[];
  /** Null while the carrier has reported nothing. */
  readonly report: TrackingReport | null;
}
