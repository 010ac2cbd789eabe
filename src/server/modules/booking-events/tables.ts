import type { Sentence } from "#domain/formatting";
import type { BookingChange } from "#domain/notifications";

/** Something that was done with a booking, written in the transaction that did it. */
export interface BookingEventTable {
  readonly quotation: string;
  readonly kind: BookingChange["kind"];
  /** What it was done to, by id or number: of one kind there is one message for each. */
  readonly subject: string;
  /** A booking number, the name of a file, or what was requested or written. */
  readonly fact: string;
  /** The number that a corrected one replaced. */
  readonly replaced: string | null;
  readonly happenedAt: number;
  /** JSON: EventSentences; null where they state no day and no amount, and in rows of earlier versions. */
  readonly sentences: string | null;
  /** JSON: what it changes for the shipper, a line for each; null without any. */
  readonly details: string | null;
  /** No message is sent of it before, while it can be taken back; null: it cannot. */
  readonly heldUntil: number | null;
}

/** `fact` and `details` of an event with their days and amounts as data. */
export interface EventSentences {
  readonly fact: Sentence;
  readonly lines: readonly Sentence[];
}

/** When a booking is looked through for messages: 0 after news, later for the next reminder. */
export interface BookingCheckTable {
  readonly quotation: string;
  readonly checkAt: number;
  /** Rises with every piece of news. */
  readonly revision: number;
  /** Until then one process has it in hand. */
  readonly claimedUntil: number | null;
}
