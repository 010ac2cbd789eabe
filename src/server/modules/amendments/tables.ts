import type { AmendmentKind, AmendmentState } from "#domain/amendments";

/** A request to change or cancel a booking; of a booking at most one is open. */
export interface BookingAmendmentTable {
  readonly id: string;
  readonly quotation: string;
  /** The Idempotency-Key of the request. */
  readonly key: string;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly requestedAt: number;
  readonly text: string;
  /** JSON: the Replacement of the API; null for other kinds than `sailing` and `quantity`. */
  readonly replacement: string | null;
  /** JSON: the offer that replaces the booked one, as quoted, and its load and exchange rates. */
  readonly offer: string | null;
  readonly context: string | null;
  /** JSON: Money; null if it was unknown. */
  readonly fee: string | null;
  readonly proposedFee: string | null;
  readonly reason: string | null;
  readonly decidedAt: number | null;
  /** What was booked before the request took effect. */
  readonly replacedOffer: string | null;
  readonly replacedContext: string | null;
  /** JSON: what the newest answer of the desk has changed, as it was before, while that can be taken back. */
  readonly beforeAnswer?: string | null | undefined;
  /** 1: the desk has started it, not the shipper. */
  readonly byDesk?: number | undefined;
}
