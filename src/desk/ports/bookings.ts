import type { ResultAsync } from "neverthrow";
import type { AmendmentKind, AmendmentState, DeskChange, DeskSailing, SailingChange } from "#domain/amendments";
import type { RecordedBookingChange, ShipmentStage } from "#domain/bookings";
import type { CargoPart, PartStatus, PartyRole } from "#domain/cargo";
import type { DeadlineState, DeadlineTask, Responsible } from "#domain/deadlines";
import type { DocumentAuthor, DocumentKind, DocumentState, FileScan } from "#domain/documents";
import type { Money } from "#domain/money";
import type { BookingStatus } from "#domain/rates";
import type { Failure } from "#ports/failure.ts";
import type { NamedFile } from "./files.ts";

export interface BookingPlace {
  readonly name: string;
  readonly code: string | null;
}

/** A booking in the list. */
export interface ListedBooking {
  /** Our quotation number. */
  readonly number: string;
  /** Of the carrier; null until it is confirmed. */
  readonly bookingNumber: string | null;
  readonly state: BookingStatus;
  /** Booked while the company was on hold. */
  readonly isHeld: boolean;
  readonly carrier: string;
  readonly companyName: string;
  readonly reference: string | null;
  readonly bookedAt: string;
  readonly from: BookingPlace | null;
  readonly to: BookingPlace | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly containers: readonly { readonly size: string; readonly quantity: number }[];
  readonly weightKg: number | null;
  readonly cbm: number | null;
  /** As booked, which the customer reads; null where its amounts cannot be added. */
  readonly total: Money | null;
  /** Sums by currency where the amounts cannot be added; empty where there is a total. */
  readonly perCurrency: readonly Money[];
  /** False where a charge has no price, which the total leaves out. */
  readonly isTotalComplete: boolean;
}

/** `after`: where the page begins; null for the first one. */
export interface BookingQuery {
  readonly search: string;
  readonly state: BookingStatus | null;
  readonly after: string | null;
}

export interface BookingPage {
  readonly bookings: readonly ListedBooking[];
  /** Where the next page begins; null for the last one. */
  readonly next: string | null;
}

/** A charge; amounts that are not known are null. */
export interface BookingCharge {
  readonly name: string;
  readonly code: string | null;
  readonly basis: string | null;
  readonly size: string | null;
  readonly kind: "priced" | "included" | "unpriced" | "fee";
  readonly selling: Money | null;
  readonly buying: Money | null;
  readonly margin: Money | null;
  readonly rule: string | null;
}

export interface BookingTotals {
  readonly selling: Money | null;
  readonly buying: Money | null;
  readonly margin: Money | null;
  /** `8.9`. */
  readonly marginPercent: string | null;
}

export interface BookingContact {
  readonly companyId: string;
  readonly companyName: string;
  readonly companyState: string;
  /** What the desk has stated to the company about its state. */
  readonly stateReason: string | null;
  readonly group: string | null;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
}

export interface BookingMoment {
  readonly local: string;
  readonly utc: string;
}

export interface BookingDeadline {
  readonly task: DeadlineTask;
  readonly place: BookingPlace;
  readonly responsible: Responsible;
  readonly latest: BookingMoment | null;
  readonly cutOff: BookingMoment | null;
  readonly state: DeadlineState;
  readonly done: number;
  readonly of: number;
}

export interface BookingNote {
  readonly id: string;
  readonly text: string;
  readonly writtenBy: string;
  readonly writtenAt: string;
}

/** An entry of the audit trail. */
export interface BookingEntry extends RecordedBookingChange {
  readonly id: string;
  readonly at: string;
  readonly who: string | null;
  readonly role: string;
  readonly reason: string | null;
}

/** A change or cancellation that was asked for or that the desk has started. */
export interface BookingRequest {
  readonly id: string;
  readonly kind: AmendmentKind;
  readonly state: AmendmentState;
  readonly requestedAt: string;
  /** The desk has started it, not the shipper. */
  readonly byDesk: boolean;
  readonly text: string;
  readonly replacement: BookingSailing | null;
  /** What it makes of the sailing, cut-offs included; empty once it was declined or withdrawn. */
  readonly changes: readonly SailingChange[];
  /** As the shipper was shown it; null if it was not known. */
  readonly fee: Money | null;
  readonly proposedFee: Money | null;
  readonly reason: string | null;
  readonly decidedAt: string | null;
}

/** The sailing as it is booked; departure and cut-offs are on the clock of the port of loading. */
export interface BookedSailing extends DeskSailing {
  /** IANA name of the zone of the port of loading. */
  readonly zone: string;
}

/** A container whose number is known. */
export interface BookingContainer {
  readonly number: string;
  readonly size: string | null;
  /** Empty without any. */
  readonly seals: string;
  readonly source: "shipper" | "carrier" | "both";
}

export interface BookingSailing {
  readonly vessel: string | null;
  readonly voyage: string | null;
  readonly departure: string | null;
  readonly arrival: string | null;
  readonly containers: readonly { readonly size: string; readonly quantity: number }[];
  readonly total: Money | null;
}

export interface BookingCargoPart extends CargoPart {
  readonly status: PartStatus;
  /** How many texts are missing or wrong. */
  readonly missing: number;
  readonly reason: string | null;
  readonly sentAt: string | null;
  /** What it states, a line for each text. */
  readonly lines: readonly string[];
}

export interface DeskDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly state: DocumentState;
  /** A file without versions, comments and requests. */
  readonly isFile: boolean;
  /** It was asked for and nothing was added. */
  readonly canRequestEnd: boolean;
  readonly request: {
    readonly requestedAt: string;
    readonly note: string | null;
    readonly dueOn: string | null;
  } | null;
  readonly versions: readonly {
    readonly number: number;
    readonly fileName: string;
    readonly bytes: number | null;
    readonly addedBy: DocumentAuthor;
    readonly addedAt: string | null;
    /** Null: it can be downloaded. */
    readonly scan: FileScan | null;
  }[];
  readonly comments: readonly {
    readonly version: number;
    readonly writtenBy: DocumentAuthor;
    readonly writtenAt: string;
    readonly text: string;
  }[];
}

/** What desk and shipper write to each other. */
export interface BookingMessage {
  readonly id: string;
  readonly writtenBy: "shipper" | "desk";
  /** Null for a person who was deleted. */
  readonly name: string | null;
  readonly writtenAt: string;
  /** When the other side has first read it; null before. */
  readonly readAt: string | null;
  readonly text: string;
}

/** Everything about one booking. */
export interface DeskBooking extends ListedBooking {
  /** Sent back with a change. */
  readonly revision: number;
  /** Until then the answer can be taken back. */
  readonly undoUntil: string | null;
  /** What taking it back undoes. */
  readonly undoes:
    | "confirmation"
    | "rejection"
    | "correction"
    | "cancellation"
    | "change"
    | "answer"
    | "message"
    | null;
  readonly priceValidTill: string | null;
  readonly departureClass: BookingCertainty | null;
  readonly arrivalClass: BookingCertainty | null;
  readonly stage: ShipmentStage;
  /** A connector books it: the desk does not confirm it. */
  readonly isWithCarrier: boolean;
  /** At the carrier that a connector books at; null for one that no connector books. */
  readonly atCarrier: {
    readonly carrier: string;
    readonly state: "unsent" | "unknown" | "received" | "confirmed" | "declined" | "desk" | "closed";
    readonly number: string | null;
  } | null;
  readonly carrierNotes: readonly string[];
  /** Why the desk cannot start a change; null if it can. */
  readonly changeProblem: string | null;
  /** What the shipper is shown now; null where it is not known. */
  readonly amendmentFee: Money | null;
  readonly cancellationFee: Money | null;
  readonly sailing: BookedSailing;
  readonly containerNumbers: readonly BookingContainer[];
  readonly requests: readonly BookingRequest[];
  readonly cargoParts: readonly BookingCargoPart[];
  readonly documents: readonly DeskDocument[];
  readonly charges: readonly BookingCharge[];
  readonly totals: BookingTotals;
  readonly exchange: { readonly base: string; readonly date: string; readonly quotes: readonly BookingRate[] } | null;
  readonly contact: BookingContact | null;
  readonly parties: readonly { readonly role: PartyRole; readonly name: string; readonly address: string }[];
  readonly deadlines: readonly BookingDeadline[];
  /** Oldest first. */
  readonly messages: readonly BookingMessage[];
  readonly notes: readonly BookingNote[];
  readonly history: readonly BookingEntry[];
}

export type BookingCertainty = "actual" | "expected" | "planned";

export interface BookingRate {
  readonly currency: string;
  readonly unitsPerBase: string;
}

/** What the desk does with a booking that it has read. */
export type BookingChange =
  | { readonly kind: "confirm" | "correct"; readonly bookingNumber: string | null; readonly revision: number }
  | { readonly kind: "reject"; readonly reason: string; readonly revision: number }
  | { readonly kind: "undo" }
  | { readonly kind: "cancel"; readonly revision: number }
  | { readonly kind: "note" | "message"; readonly text: string }
  | {
      readonly kind: "start-change";
      readonly change: DeskChange;
      readonly fee: Money;
      /** Dates that are possible and unusual are meant as they are. */
      readonly acceptsUnusual: boolean;
      readonly revision: number;
    }
  | { readonly kind: "withdraw-change"; readonly request: string; readonly revision: number }
  | {
      readonly kind: "answer-change";
      readonly request: string;
      readonly answer: "forward" | "accept" | "decline";
      /** Null for the fee that the shipper was shown. */
      readonly fee: Money | null;
      readonly reason: string | null;
      readonly revision: number;
    }
  | {
      readonly kind: "answer-cargo";
      readonly part: CargoPart;
      readonly status: "accepted" | "returned";
      readonly reason: string | null;
      readonly revision: number;
    }
  | {
      readonly kind: "ask-document";
      readonly document: DocumentKind;
      readonly note: string | null;
      readonly dueOn: string | null;
    }
  | { readonly kind: "withdraw-document"; readonly document: string }
  | { readonly kind: "comment-document"; readonly document: string; readonly text: string }
  | {
      readonly kind: "add-document";
      readonly documentKind: DocumentKind;
      /** Of which it is the next version; null for a new document. */
      readonly document: string | null;
      readonly file: NamedFile;
    };

/** A charge as the customer sees it. */
export type CustomerCharge = Omit<BookingCharge, "buying" | "margin" | "rule">;

/** A booking as its customer sees it, without buying price, margin and notes. */
export interface CustomerBooking extends ListedBooking {
  readonly awaitsAnswerOf: string | null;
  readonly charges: readonly CustomerCharge[];
  readonly documents: readonly DeskDocument[];
  readonly deadlines: readonly BookingDeadline[];
}

export interface BookingsPort {
  readonly readAsCustomer: (number: string, signal: AbortSignal) => ResultAsync<CustomerBooking, Failure>;
  readonly list: (query: BookingQuery, signal: AbortSignal) => ResultAsync<BookingPage, Failure>;
  /** `isBackground`: read by the screen itself, which is no use of the session. */
  readonly read: (number: string, isBackground: boolean, signal: AbortSignal) => ResultAsync<DeskBooking, Failure>;
  /** Reports that bookings may have changed, until the returned function is called. */
  readonly follow: (report: () => void) => () => void;
  readonly change: (number: string, change: BookingChange, signal: AbortSignal) => ResultAsync<DeskBooking, Failure>;
}
