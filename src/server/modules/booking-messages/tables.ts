import type { MessageAuthor } from "#domain/bookings";

/** A message about a booking, which the other side reads. */
export interface BookingMessageTable {
  readonly id: string;
  readonly quotation: string;
  /** The Idempotency-Key of the call; one message of a booking for each. */
  readonly key: string;
  readonly writtenBy: MessageAuthor;
  /** The account of a shipper, or the member of staff. */
  readonly author: string;
  readonly text: string;
  readonly writtenAt: number;
  /** When the other side has first read it; null before. */
  readonly readAt: number | null;
}
