import type { ErrorCause } from "#domain/connectors";
import type { OfferMargins } from "#domain/margins";
import type { KnownPlace } from "#domain/places";
import type { Result } from "neverthrow";
import type { ContainerLine, EquipmentCode } from "#domain/containers";
import type { Cooling, DisplayTerms, QuotedCarrierOffer, QuotedSheetLine, StatedConfirmation } from "#domain/rates";
import type { CalendarDate, Instant, UtcMinutes } from "#domain/time";
import type { PriceSide } from "#domain/margins";

/** One end of the transport: a place to haul from or to, a sea port, or both; at least one is set. */
export interface RequestedEnd {
  readonly place: KnownPlace | null;
  readonly port: KnownPlace | null;
  readonly service: "Ramp" | "Door";
}

export interface RequestedContainers {
  readonly equipment: EquipmentCode;
  readonly quantity: number;
  /** Net kilograms in one container; 0 when not stated. */
  readonly weightKg: number;
}

/** A validated rate search. */
export interface RateRequest {
  readonly origin: RequestedEnd;
  readonly destination: RequestedEnd;
  readonly containers: readonly RequestedContainers[];
  /** The earliest day of departure from the port of loading. */
  readonly ready: CalendarDate;
  /** Today at the origin. */
  readonly originToday: CalendarDate;
  /** Today at the offices. */
  readonly today: CalendarDate;
  readonly askedAt: Instant;
  readonly now: UtcMinutes;
  /** Of operating reefers; null for dry containers and non-operating reefers. */
  readonly cooling: Cooling | null;
  /**
   * The company that asks, for the private sheets of this server; left out: public prices only. A source with `keepMs` answers
   * all companies alike.
   */
  readonly company?: string;
}

/** A carrier's offer; id and time are added when it is answered. */
export interface CarrierRateOffer {
  readonly kind: "api";
  readonly offer: QuotedCarrierOffer;
  /** The carrier's refusal in place of the id (`Sold-out`): the offer is shown but cannot be booked. Null: bookable. */
  readonly refusal: string | null;
  readonly margins?: OfferMargins;
}

/** An offer from a line of a rate sheet. */
export interface SheetRateOffer {
  readonly kind: "excel";
  readonly offer: QuotedSheetLine;
  readonly refusal: string | null;
  /** Of buying prices that were sold; for staff alone, and no part of an answer. */
  readonly margins?: OfferMargins;
}

/** An offer as a source quotes it. Immutable: its JSON text is cached by the identity of `offer`. */
export type QuotedOffer = CarrierRateOffer | SheetRateOffer;

/** An offer that a source cannot read. It is left out, and the reason is logged. */
export interface UnreadableOffer {
  readonly kind: "unreadable";
  readonly reason: string;
}

/**
 * Why a source has no offers. `refused`: it answered that it has none, which is no fault of it. `paused`: it is not asked
 * after repeated failures. `used-up`: it allows no more calls for now. Anything else, `failed`.
 */
export interface SourceFailure {
  /** For the log. */
  readonly reason: string;
  /** Left out: `failed`. */
  readonly kind?: "refused" | "failed" | "paused" | "used-up";
  /** One sentence for the shipper, without addresses and secrets; left out if there is nothing to say. */
  readonly sentence?: string;
  /** When it may be asked again (`paused`, `used-up`). */
  readonly until?: UtcMinutes;
  /** What to check, for staff; left out where the source does not know. */
  readonly cause?: ErrorCause;
  /** Certainly nothing was sent. Left out: it is not known, or something was. */
  readonly isUnsent?: boolean;
}

/** A booking that its source passes on to the carrier. */
export interface SourceBooking {
  /** Names the booking to the carrier, in each call that is about it. Unlike `quotationId` no other server has it. */
  readonly key: string;
  /** As the source quoted it. */
  readonly offer: QuotedOffer["offer"];
  readonly load: readonly ContainerLine[];
  /** Our number of the booking (QTN-2026-000123), for people. */
  readonly quotationId: string;
  /** The shipper's own; null if none was stated. */
  readonly reference: string | null;
}

/** What a carrier has made of a booking. `received`: it decides later. `declined`: it does not book it, and why, for the shipper. */
export type CarrierBooking =
  | { readonly kind: "confirmed"; readonly number: string }
  | { readonly kind: "received" }
  | { readonly kind: "declined"; readonly reason: string };

/**
 * Why it is not known what a carrier has made of a booking, for the log and the desk. `unsent`: the call was not made, or was
 * turned away before it was read. `invalid`: it was read and its form refused. `unknown`: it may have booked.
 */
export interface BookingCallFailure {
  readonly kind: "unsent" | "invalid" | "unknown";
  readonly reason: string;
}

/** How a source books with its carrier. */
export interface BookingCalls {
  /** Books. It is called once for a booking, and a second time if `isIdempotent` and the carrier has no booking of the key. */
  readonly book: (booking: SourceBooking, signal: AbortSignal) => Promise<Result<CarrierBooking, BookingCallFailure>>;
  /** Asks what became of a booking by its key; null if the carrier has none. It changes nothing. */
  readonly find: (key: string, signal: AbortSignal) => Promise<Result<CarrierBooking | null, BookingCallFailure>>;
  /** Whether the carrier books once for a key, however often it is sent. */
  readonly isIdempotent: boolean;
}

/** What holds the price of an offer at its carrier, until the desk books it there. */
export interface SecuredPrice {
  /** The carrier's number of its quotation. */
  readonly number: string;
  /** Where the desk books it; null if the carrier states no address. */
  readonly bookingUrl: string | null;
}

/**
 * `refused`: the carrier does not hold the price, and why, for the desk. `unsent`: nothing was sent, and the call may be made again;
 * `unknown`: it may hold it; for the log.
 */
export interface SecuringFailure {
  readonly kind: "refused" | "unsent" | "unknown";
  readonly reason: string;
}

/** How a source secures the price of an offer until it is booked. */
export interface SecuringCalls {
  /** By the carrier's own id of the offer. It is called once for a booking, and again after an unknown outcome if `isSecuredOnce`. */
  readonly secure?: (carrierOfferId: string, signal: AbortSignal) => Promise<Result<SecuredPrice, SecuringFailure>>;
  /** Whether the carrier answers a repeated call with the quotation that it has made. Left out: it may make another one. */
  readonly isSecuredOnce?: boolean;
}

/**
 * Who confirms a booking of the offers of a source. `source`: it books with the carrier, whose number confirms the booking.
 * `rate-holder`: the prices are the forwarder's own, and each booking is confirmed at once. `desk`: a booking is a request
 * until our desk has the number of the carrier; the price may be secured at the carrier meanwhile, for offers whose
 * `providerName` is the name of the source.
 */
export type Confirmation =
  | ({ readonly confirms: "source" } & BookingCalls)
  | { readonly confirms: "rate-holder" }
  | ({ readonly confirms?: "desk" } & SecuringCalls);

/**
 * What a carrier requires of every display of its offers. It is part of a source and no setting. `priceId: true`: each offer
 * states one, or is left out.
 */
export type DisplayRules = Partial<Omit<DisplayTerms, "priceId">> & { readonly priceId?: true };

interface QuotingSource {
  readonly name: string;
  /** `buy`: its prices are what the forwarder pays, and are sold with margins. Left out: they are what customers pay. */
  readonly prices?: PriceSide;
  /** Left out: nothing is required. */
  readonly display?: DisplayRules;
  /**
   * True for sources of this server, whose offers are not validated again and state themselves who confirms a booking.
   * Connectors leave it out.
   */
  readonly isInternal?: boolean;
  /**
   * How long a search whose answer grows waits for it; 30,000 if left out, 60,000 at most. A slow source states it: without it,
   * one that is later than the eight seconds of `searchRates` counts as hanging for the circuit breaker.
   */
  readonly budgetMs?: number;
  /** How old its answer may be to answer an equal search; left out: it is asked each time. */
  readonly keepMs?: number;
  readonly quote: (
    request: RateRequest,
    signal: AbortSignal,
  ) => Promise<Result<readonly (QuotedOffer | UnreadableOffer)[], SourceFailure>>;
}

/** A supplier of rates: a carrier's tariff, the rate sheets, a live carrier interface. Bookings are the desk's by default. */
export type RateSource = QuotingSource & Confirmation;

/** Decided by the source, never by what it received. */
export const stateConfirmation = (source: Pick<QuotingSource, "name"> & Confirmation): StatedConfirmation =>
  source.confirms === "source"
    ? { bookingSource: source.name }
    : { isConfirmedAtOnce: source.confirms === "rate-holder" };
