import type { ResultAsync } from "neverthrow";
import type { MessageAuthor } from "#domain/bookings";
import type { Instant } from "#domain/time";
import type { Failure } from "./failure.ts";

/** What the desk and the company write to each other about a booking. */
export interface BookingMessage {
  readonly id: string;
  readonly writtenBy: MessageAuthor;
  /** Null for a person who was deleted. */
  readonly name: string | null;
  readonly writtenAt: Instant;
  /** When the other side has first read it; null before. */
  readonly readAt: Instant | null;
  readonly text: string;
}

export interface MessageSubmission {
  /** The id of the booking. */
  readonly booking: string;
  readonly text: string;
  /** Messages with the same key are the same message. */
  readonly key: string;
}

/** The messages of a booking, oldest first; a server may be without them (capability `messages`). */
export interface BookingMessagesPort {
  readonly list: (booking: string, signal: AbortSignal) => ResultAsync<readonly BookingMessage[], Failure>;
  /** Returns all messages of the booking. */
  readonly write: (message: MessageSubmission, signal: AbortSignal) => ResultAsync<readonly BookingMessage[], Failure>;
}
