import type { Deadline } from "#domain/deadlines";
import type { Load } from "#domain/lcl";
import type { Money } from "#domain/money";
import {
  type CalendarDate,
  daysUntil,
  type Instant,
  type LocalDateTime,
  type TimeZone,
  type TodayIn,
} from "#domain/time";
import type { BookingStatus, Handover, ShownOnTerms } from "#domain/rates";
import type { TrackingType } from "#domain/tracking";

export interface QuotationFile {
  readonly fileName: string;
  readonly link: string;
}

/** Where a shipment begins or ends; `code` is the UN/LOCODE where it is known. */
export interface ShipmentEnd {
  readonly name: string;
  readonly code: string | null;
  readonly kind: "door" | "inland" | "sea";
  /** Left out where the server does not state it. */
  readonly timeZone?: TimeZone;
}

/** ETD or ETA, local to the place: as it happened, as the carrier estimates it, or as planned when it was booked. */
export interface ShipmentMoment {
  readonly at: CalendarDate | LocalDateTime;
  readonly class: "actual" | "expected" | "planned";
}

export type ShipmentStage = "planned" | "under-way" | "arrived" | "delivered";

/** What was booked, and how far it is. */
export interface BookedShipment extends ShownOnTerms {
  readonly from: ShipmentEnd;
  readonly to: ShipmentEnd;
  readonly vessel: string | null;
  readonly voyage: string | null;
  /** Of the vessel from the port of loading. */
  readonly departure: ShipmentMoment | null;
  /** Absent where the server does not say. */
  readonly portOfLoading?: Pick<ShipmentEnd, "name" | "code" | "timeZone">;
  /** The pick-up or gate-in before the departure; absent where it is not known. */
  readonly handover?: Handover;
  readonly arrival: ShipmentMoment | null;
  readonly stage: ShipmentStage;
  readonly load: Load;
  /** Null where a rate of exchange is missing. */
  readonly total: Money | null;
}

/** A booking as the shipper sees it in My Bookings. */
export interface Quotation {
  readonly id: string;
  readonly quotationId: string;
  /** Null until the carrier has given a booking number. */
  readonly bookingId: string | null;
  readonly validityFrom: CalendarDate | null;
  readonly validityTill: CalendarDate | null;
  /** Of the validity; left out where the server does not state it. */
  readonly validityZone?: TimeZone;
  /** In the server's office. */
  readonly bookedOn: CalendarDate | null;
  /** Null where the server states only the day. */
  readonly bookedAt: Instant | null;
  readonly status: BookingStatus;
  readonly files: readonly QuotationFile[];
  /** As what it is tracked; null where the server does not say. */
  readonly trackingType: TrackingType | null;
  /** By which line it is tracked: one of the ten of the form, or the carrier's own name. */
  readonly shippingLine: string | null;
  readonly carrier: string | null;
  /** The shipper's own. */
  readonly reference: string | null;
  /** Null where the server does not say. */
  readonly shipment: BookedShipment | null;
  /** Set if the server has more about it, so that it has a page. */
  readonly hasDetails?: true;
  /** What is not met yet, by time; absent where nothing is or the server does not say. */
  readonly deadlines?: readonly Deadline[];
}

/** What a list can be narrowed to: matches by status, whatever status was asked for, and the carriers of all bookings. */
export interface QuotationFacets {
  readonly statuses: Readonly<Record<BookingStatus, number>>;
  readonly carriers: readonly string[];
}

/** A page of quotations; `total` is null when the server does not count (a full page may then have a next one). */
export interface QuotationPage {
  readonly quotations: readonly Quotation[];
  readonly total: number | null;
  /** Null when the server can neither search nor filter. */
  readonly facets: QuotationFacets | null;
}

/** The most characters a reference can have. */
const MAX_REFERENCE_LENGTH = 35;

/** What is wrong with a typed reference; null when it can be stored, as an empty one can. */
export const findReferenceProblem = (typed: string): string | null => {
  const { length } = typed.trim();
  return length > MAX_REFERENCE_LENGTH
    ? `The reference has ${length} characters. Use at most ${MAX_REFERENCE_LENGTH}.`
    : null;
};

const BY_NUMBER: ReadonlyMap<number, BookingStatus> = new Map<number, BookingStatus>([
  [0, "in-process"],
  [1, "booked"],
  [2, "cancelled"],
]);

/** The status behind the server's number: 0 in process, 1 booked, 2 cancelled, any other unknown. */
export const toBookingStatus = (status: number): BookingStatus => BY_NUMBER.get(status) ?? "unknown";

/** The statuses as text. */
export const STATUS_LABELS: Readonly<Record<BookingStatus, string>> = {
  "in-process": "Booking in process",
  booked: "Booked",
  cancelled: "Cancelled",
  unknown: "Unknown",
};

/**
 * `4 days left`, `Last day`, `Expired`; null once a booking is confirmed or cancelled, or its status is unknown: the
 * validity of the offer then no longer matters.
 */
export const formatQuotationValidity = (
  { status, validityTill, validityZone }: Quotation,
  todayIn: TodayIn,
): string | null => {
  if (status !== "in-process" || validityTill === null) return null;
  const days = daysUntil({ at: validityTill, zone: validityZone ?? null }, todayIn);
  if (days < 0) return "Expired";
  if (days === 0) return "Last day";
  return days === 1 ? "1 day left" : `${days} days left`;
};
