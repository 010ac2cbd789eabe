import type { SharedPrice } from "#domain/links";
import type { Money } from "#domain/money";
import type { SailingChange } from "./desk-sailing.ts";
import type { CalendarDate, Instant, LocalDateTime } from "#domain/time";

export const AMENDMENT_KINDS = ["cancellation", "sailing", "quantity", "details"] as const;
/** What a shipper asks to change. `details` is anything else, in the shipper's words. */
export type AmendmentKind = (typeof AMENDMENT_KINDS)[number];

export const AMENDMENT_STATES = [
  "received",
  "forwarded",
  "fee-proposed",
  "confirmed",
  "declined",
  "withdrawn",
] as const;
/**
 * Where a request is: received by the desk; forwarded to the carrier; waiting for the shipper, because it costs another fee
 * than shown; decided; or taken back. `received`, `confirmed` and `declined` are the states of amendments and cancellations
 * in DCSA Booking 2.0.
 */
export type AmendmentState = (typeof AMENDMENT_STATES)[number];

/** The sailing, load and total that a request of the kind `sailing` or `quantity` asks for. */
export interface Replacement {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: LocalDateTime | CalendarDate | null;
  readonly arrival: LocalDateTime | CalendarDate | null;
  readonly containers: readonly { readonly equipment: string; readonly quantity: number }[];
  /** Null where a rate of exchange is missing. */
  readonly total: Money | null;
}

/** What was booked before a change, with every charge. */
export interface ReplacedOffer extends Replacement {
  readonly price: SharedPrice;
}

/** Who asked for a change, or started it: the desk starts one for a rolled vessel or new cut-offs. */
export type AmendmentStarter = "shipper" | "desk";

/** A request to change or cancel a booking, or a change that the desk has started. */
export interface Amendment {
  readonly id: string;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly startedBy: AmendmentStarter;
  readonly requestedAt: Instant;
  /** Words of the one who started it; empty if nothing was added. */
  readonly text: string;
  readonly replacement: Replacement | null;
  /** What a confirmed `sailing` or `quantity` replaced; null for others. */
  readonly replaced: ReplacedOffer | null;
  /** What it makes of the sailing, cut-offs included; empty once it was declined or withdrawn, and where it is not known. */
  readonly changes: readonly SailingChange[];
  /** The fee as it was shown when the request was sent; null if it was unknown, and for a change of the desk, which shows none. */
  readonly fee: Money | null;
  /** The fee that the desk asks to agree to. */
  readonly proposedFee: Money | null;
  /** Why it was declined. */
  readonly reason: string | null;
  readonly decidedAt: Instant | null;
}

/** The most characters of what a shipper writes about a request. */
export const MAX_AMENDMENT_TEXT = 2000;

/** Which fee of an offer a request costs. */
export const toFeeKind = (kind: AmendmentKind): "cancellation" | "amendment" =>
  kind === "cancellation" ? "cancellation" : "amendment";
