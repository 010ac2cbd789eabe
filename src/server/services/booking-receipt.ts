/** Who books which offer; `key` is the Idempotency-Key of the call. */
export interface BookingRequest {
  readonly accountId: string;
  readonly offerId: string;
  readonly key: string | null;
  /** The shipper has confirmed one more booking of an offer that was booked before. */
  readonly again?: boolean;
}

/** What a booking is answered with. `bookingId` is null until the carrier of a rate sheet has confirmed. */
export interface BookingReceipt {
  readonly quotationId: string;
  readonly bookingId: string | null;
}

/** The name of the document that the server prints for a booking. */
export const documentName = (booking: BookingReceipt): string => `${booking.bookingId ?? booking.quotationId}.pdf`;
