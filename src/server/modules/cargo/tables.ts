import type { CargoSubject, SubmissionStatus } from "#domain/cargo";

/** What a shipper has typed about the cargo of a booking. */
export interface BookingCargoTable {
  readonly quotation: string;
  /** Rises with every change, also with those of the desk: of two simultaneous changes the second one is refused. */
  readonly version: number;
  /** JSON: the CargoDetails. */
  readonly details: string;
  readonly savedAt: number;
}

/** A part that was sent; one row for each, also after it was returned and sent again. */
export interface CargoSubmissionTable {
  readonly quotation: string;
  readonly subject: CargoSubject;
  /** Of a VGM, from 1; otherwise 0. */
  readonly container: number;
  readonly status: SubmissionStatus;
  readonly reason: string | null;
  /** How often it was sent. */
  readonly attempt: number;
  readonly sentAt: number;
  readonly answeredAt: number | null;
}
