/** A note about a booking that staff alone can read. */
export interface BookingNoteTable {
  readonly id: string;
  readonly quotation: string;
  readonly text: string;
  /** The person of the staff. */
  readonly writtenBy: string;
  readonly writtenAt: number;
}
