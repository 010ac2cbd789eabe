/** What can happen between Book Now and the last Close. */
export type BookingEvent =
  /** Yes to booking a sailing again; the usual question follows. */
  | { readonly type: "repeat.confirmed" }
  /** Yes, with the shipper's own reference. */
  | { readonly type: "booking.confirmed"; readonly reference?: string | null }
  /** No, or the dialog closed before anything was sent. */
  | { readonly type: "booking.declined" }
  /** The same booking once more, after a failure that left its outcome open. */
  | { readonly type: "booking.retried" }
  /** Close on the result. */
  | { readonly type: "result.closed" }
  /** The PDF once more. */
  | { readonly type: "document.retried" };
