import type { ShipmentEnd } from "#domain/bookings";
import type { Exclusion } from "#domain/charges";
import type { ContainerLine } from "#domain/containers";
import type { LclDeparture, Load } from "#domain/lcl";
import type { SharedPrice } from "#domain/links";
import type { ExchangeRates } from "#domain/money";
import type {
  ChangeFee,
  Commitment,
  CutOff,
  Handover,
  ImportFreeTime,
  ShownOnTerms,
  TransitTime,
  Validity,
} from "#domain/rates";
import type { GstTerms } from "#domain/tax";
import type { CalendarDate, Instant, LocalDateTime, TimeZone } from "#domain/time";

/** Incoterms 2020. */
export const INCOTERMS = ["EXW", "FCA", "FAS", "FOB", "CFR", "CIF", "CPT", "CIP", "DAP", "DPU", "DDP"] as const;
type IncotermCode = (typeof INCOTERMS)[number];

/** A term of delivery with the place that it names, such as CIF Rotterdam. */
export interface Incoterm {
  readonly code: IncotermCode;
  readonly place: string;
}

/** Whom a quote is addressed to. */
export interface QuoteCustomer {
  readonly companyName: string;
  readonly contactName: string | null;
  /** The customer's own, such as the name of a tender. */
  readonly reference: string | null;
}

/** An offer as it was quoted. */
export interface QuoteOffer extends ShownOnTerms {
  readonly carrier: string;
  readonly commitment: Commitment;
  readonly from: ShipmentEnd;
  readonly to: ShipmentEnd;
  readonly vessel: string | null;
  readonly voyage: string | null;
  /** That the vessel departs from. */
  readonly portOfLoading: string | null;
  /** The zone of departure and cut-offs; null where the source does not state it. */
  readonly loadingZone: TimeZone | null;
  /** Local to the place. */
  readonly departure: CalendarDate | LocalDateTime | null;
  readonly handover: Handover | null;
  /** Of the vessel; empty where the source states none. */
  readonly cutOffs: readonly CutOff[];
  readonly arrival: CalendarDate | LocalDateTime | null;
  /** Of a part load, which is booked without a sailing; empty for containers, and where none is stated. */
  readonly nextDepartures: readonly LclDeparture[];
  readonly transit: TransitTime;
  readonly validity: Validity;
  readonly price: SharedPrice;
  readonly freeTime: ImportFreeTime;
  /** What a change or cancellation costs; empty where the source does not state it. */
  readonly fees: readonly ChangeFee[];
  /** The fees of kinds that are not known, as the carrier names them; null without any. */
  readonly feeNames: string | null;
  readonly exclusions: readonly Exclusion[];
  /** As the source writes them. */
  readonly remarks: readonly string[];
}

export type QuoteOutcome = "approved" | "declined";

/** What the recipient of the link decided; it is never changed. */
export interface QuoteDecision {
  readonly outcome: QuoteOutcome;
  /** Position of the approved offer, from 0; null for a declined quote. */
  readonly offer: number | null;
  /** As typed by the recipient of the link. */
  readonly name: string;
  readonly decidedAt: Instant;
}

export interface QuoteComment {
  readonly id: string;
  readonly writtenBy: "shipper" | "recipient";
  readonly name: string;
  readonly writtenAt: Instant;
  readonly text: string;
}

export interface QuoteBooking {
  /** Position of the offer, from 0. */
  readonly offer: number;
  readonly quotationId: string;
  readonly isCancelled: boolean;
}

/** `open` waits for a decision or a booking. `expired` includes approved quotes that were not booked in time. */
export type QuoteState = "open" | "approved" | "declined" | "expired" | "booked";

/** One to four offers addressed to a customer. */
export interface Quote {
  readonly id: string;
  /** QUO-2026-000123. */
  readonly number: string;
  readonly state: QuoteState;
  readonly createdAt: Instant;
  readonly validTill: CalendarDate;
  /** In which `validTill` ends; left out where the server does not state it. */
  readonly timeZone?: TimeZone;
  readonly customer: QuoteCustomer;
  readonly incoterm: Incoterm | null;
  /** For the shipper alone. */
  readonly note: string | null;
  readonly load: Load<ContainerLine>;
  readonly exchange: ExchangeRates | null;
  /** On top of the prices; left out where the forwarder stated no tax with them. */
  readonly tax?: GstTerms;
  readonly offers: readonly QuoteOffer[];
  readonly decision: QuoteDecision | null;
  /** Oldest first. */
  readonly comments: readonly QuoteComment[];
  readonly bookings: readonly QuoteBooking[];
  /** The number of the desk request that it answers; null for others. */
  readonly deskRequest: string | null;
  /** Opens the page that verifies the document. */
  readonly code: string;
  /** Of the content of the document, in hexadecimal digits. */
  readonly sha256: string;
}

export const MAX_QUOTE_OFFERS = 4;
/** Shown of a quote, the latest ones. */
export const MAX_QUOTE_COMMENTS = 200;
/** Whoever has the link writes at most so many, so that the shipper can always answer. */
export const MAX_RECIPIENT_COMMENTS = 100;
export const MAX_RECIPIENT_COMMENTS_PER_HOUR = 10;

/** `7F3A 91C2 D04E 11B8`. */
export const formatQuoteCode = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, "$1 ");

/** A typed or scanned code without blanks and hyphens, in capitals. */
export const readQuoteCode = (typed: string): string => typed.replaceAll(/[\s-]/g, "").toUpperCase();
