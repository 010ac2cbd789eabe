import type { Generated } from "kysely";
import type { ShipmentStage } from "#domain/bookings";
import type { DeadlineTask } from "#domain/deadlines";

/** A booking. It has its own copy of the offer, which outlives the search. */
export interface StoredBooking {
  readonly id: string;
  /** Of the company. */
  readonly accountId: string;
  /** The account of the person who booked; null or left out: the first one of the company. */
  readonly createdBy?: string | null | undefined;
  /** 1: booked while the company was on hold. */
  readonly isHeld?: number | undefined;
  /** QTN-2026-000123. */
  readonly quotationId: string;
  /** KLB-2026-000123; null until the carrier has given a number. */
  readonly bookingId: string | null;
  /** Of the first booking of an offer; null for further ones, and for bookings that were not made from an offer. */
  readonly offerId: string | null;
  readonly providerName: string;
  readonly validityFrom: string | null;
  readonly validityTill: string | null;
  /** Of the validity. */
  readonly validityZone: string;
  readonly bookedOn: string;
  readonly bookedAt: number;
  /** 0 in process, 1 booked, 2 cancelled. */
  readonly status: number;
  /** JSON: the offer as quoted. */
  readonly offer: string;
  /** JSON: the load and the rates of exchange it was quoted with. */
  readonly context: string;
  /** The shipper's own, such as a purchase order number. */
  readonly reference: string | null;
}

/** A booking as it is stored. A new one is looked through for messages, without a further row in its transaction. */
export interface QuotationTable extends StoredBooking {
  /** 0 until the booking is in `bookingCheck`. */
  readonly isQueued: Generated<number>;
}

/** What the list of bookings is searched, filtered and sorted by. Made from the booking and its events, and never the only copy. */
export interface BookingSummaryTable {
  readonly quotation: string;
  readonly accountId: string;
  readonly quotationId: string;
  readonly bookedAt: number;
  readonly status: number;
  readonly carrier: string;
  /** ETD of the vessel from the port of loading and ETA of the last leg: date, or date and time, local to the place. */
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly arrivalClass: "actual" | "expected" | "planned" | null;
  readonly stage: ShipmentStage;
  /** In the currency that all totals are converted to. */
  readonly totalMinor: number | null;
  /** In lower case: everything that a search can find. */
  readonly searchText: string;
  /** JSON: the BookedShipment of the API; null where the offer names no route. */
  readonly shipment: string | null;
  /** JSON: the DeadlineFacts; null where the offer names no route. */
  readonly deadlineFacts: string | null;
  /** Rises with every change of the booking or its events. */
  readonly revision: number;
  /** The revision that the summary was made from; a lower one means that it is outdated. */
  readonly summarised: number;
}

/** What an Idempotency-Key was used for. */
export interface BookingKeyTable {
  readonly accountId: string;
  readonly key: string;
  readonly offerId: string;
  readonly quotation: string;
  readonly usedAt: number;
}

/** A file of a booking. `content` is null for a document that the server prints when it is asked for. */
export interface QuotationFileTable {
  readonly quotation: string;
  readonly fileName: string;
  readonly position: number;
  readonly contentType: string;
  readonly content: Uint8Array | null;
}

/** The last number given out of a series such as `QTN-2026`. */
export interface NumberSeriesTable {
  readonly name: string;
  readonly value: number;
}

/** The attempt to secure the price of a booking at its carrier: stored before each call. */
export interface SecuredPriceTable {
  readonly quotation: string;
  readonly source: string;
  /** `asked`: without an answer so far; one whose server has ended becomes `unknown`. `unsent`: nothing was sent, and it is asked again. */
  readonly outcome: "asked" | "secured" | "refused" | "unsent" | "unknown";
  /** The carrier's number of its quotation, and where it is booked. */
  readonly number: string | null;
  readonly bookingUrl: string | null;
  /** Why it is not secured: for the desk (`refused`) or the log (`unknown`). */
  readonly reason: string | null;
  readonly askedAt: number;
  /** Rises with each call: who raises it makes the call. */
  readonly attempts: number;
  /** When a call that has not answered is given up, or is made again; null: neither. */
  readonly dueAt: number | null;
}

/** What is known of a booking that its source books with the carrier: stored before each call about it. */
export interface CarrierBookingTable {
  readonly quotation: string;
  readonly source: string;
  /**
   * `unsent`: no call has reached the carrier. `unknown`: it was sent, and nothing is known. `received`: the carrier decides
   * later. `confirmed`, `declined`: it has decided. `desk`: the desk settles it (`problem`). `closed`: it was never booked
   * there, and it has ended here or the desk has confirmed it.
   */
  readonly state: "unsent" | "unknown" | "received" | "confirmed" | "declined" | "desk" | "closed";
  /** How many calls may have booked it. */
  readonly sends: number;
  /** Rises with each call about it: who raises it makes the call. */
  readonly attempts: number;
  readonly sentAt: number | null;
  /** When the carrier is asked next; while a call is made, when that is given up. Null: nothing more is asked. */
  readonly dueAt: number | null;
  /** Of the carrier; null until it is known. */
  readonly number: string | null;
  /** Why the desk settles it: see `describeCarrierBooking`. */
  readonly problem:
    | "missing"
    | "invalid"
    | "too-late"
    | "number-taken"
    | "number-malformed"
    | "other-number"
    | "ended-here"
    | "declined-there"
    | null;
  /** What the carrier or the call has stated last: for the desk and the log. */
  readonly reason: string | null;
}

/** A deadline of a booking that was marked as done. */
export interface DeadlineMarkTable {
  readonly quotation: string;
  readonly task: DeadlineTask;
  readonly markedAt: number;
  /** For whom the link is that it was marked with; null for the shipper. */
  readonly recipient: string | null;
}
