/** Who books which offer; `key` is the Idempotency-Key of the call. */
export interface BookingRequest {
  readonly accountId: string;
  readonly offerId: string;
  readonly key: string | null;
  /** The shipper has confirmed one more booking of an offer that was booked before. */
  readonly again?: boolean;
  /** The shipper's own; repeating a booking does not change it. */
  readonly reference: string | null;
}

/** A reference without blanks around it; an empty one is none. */
export const toReference = (typed: string | null | undefined): string | null => {
  const reference = typed?.trim() ?? "";
  return reference === "" ? null : reference;
};

/** What a booking is answered with. `bookingId` is null until the carrier of a rate sheet has confirmed. */
export interface BookingReceipt {
  readonly quotationId: string;
  readonly bookingId: string | null;
}

/** The name of the document that the server prints for a booking. */
export const documentName = (booking: BookingReceipt): string => `${booking.bookingId ?? booking.quotationId}.pdf`;
