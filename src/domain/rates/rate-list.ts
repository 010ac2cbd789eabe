import type { ExchangeRates, Money } from "#domain/money";
import type { GstTerms } from "#domain/tax";
import type { CalendarDate, Instant, UtcMinutes } from "#domain/time";
import type { ContainerCount, ContainerLine } from "#domain/containers";
import type { ListedRate } from "./rate.ts";

/** A departure of a vessel from a port of loading to a port of discharge, as a carrier sells it. */
export interface Sailing {
  readonly carrier: string;
  /** Keys of `RatePort`. */
  readonly portOfLoading: string;
  readonly portOfDischarge: string;
  readonly departure: CalendarDate;
  readonly voyage: string | null;
}

/** The status of a booking: 0 'Booking in process', 1 'Booked', 2 'Cancelled', anything else 'Unknown'. */
export type BookingStatus = "in-process" | "booked" | "cancelled" | "unknown";

/** The shipper's own booking of a sailing. */
export interface BookedSailing {
  readonly quotationId: string;
  /** In the server's office; of a booking that was made in this list, the shipper's. */
  readonly bookedOn: CalendarDate;
  /** Null where only the day is known. */
  readonly bookedAt: Instant | null;
  readonly status: BookingStatus;
  readonly sailing: Sailing;
  readonly containers: readonly ContainerCount[];
  readonly total: Money | null;
}

/** What a rate source did when it was asked. */
export interface SourceAnswer {
  readonly name: string;
  readonly outcome: "answered" | "failed" | "timed-out";
}

/**
 * How far a rate source is with a search whose answer grows. `late`: it was not waited for any longer, and its answer is kept
 * for the next search. `refused`: the carrier has no offer, and says why. `paused`: it failed repeatedly. `used-up`: it
 * allows no more calls for now. `stopped`: the shipper ended the search.
 */
export type SourceState = "asking" | "answered" | "late" | "refused" | "failed" | "paused" | "used-up" | "stopped";

/** A rate source of a search whose answer grows. */
export interface SourceProgress {
  readonly name: string;
  readonly state: SourceState;
  /** Since it was asked, or that it took to answer; null if it was not asked for this search. */
  readonly seconds: number | null;
  readonly offers: number;
  /** Why it has no offer, as a sentence for the shipper; null if there is nothing to say. */
  readonly reason: string | null;
  /** When it is asked again; null if nobody knows, or for the other states. */
  readonly until: UtcMinutes | null;
  /** When it stated its prices; null without prices, and for prices of the forwarder. */
  readonly pricedAt: UtcMinutes | null;
  /** While it is asking: the median of what its last answers took. Left out or null where it was not measured. */
  readonly usualSeconds?: number | null;
}

/** The price of a haulage table for the searched load. */
export interface HaulageQuote {
  readonly end: "origin" | "destination";
  /** Key of `RatePort`. */
  readonly port: string;
  readonly amount: Money;
  /** Whose table it is. */
  readonly source: string;
}

/** The answer to a rate search: all offers, what could not be asked, and the rates of exchange that totals are compared with. */
export interface RateList {
  readonly rates: readonly ListedRate[];
  /** The server's warning for the yellow banner, or null. */
  readonly warning: string | null;
  readonly sources: readonly SourceAnswer[];
  readonly exchange: ExchangeRates | null;
  /** On top of prices; left out where the forwarder states no tax with them, or the server none. */
  readonly tax?: GstTerms;
  /** The shipper's own bookings, newest first; left out where there are none, or the server does not name them. */
  readonly bookedSailings?: readonly BookedSailing[];
  /** Prices of haulage tables for the searched ends; left out where there are none, or the server does not state them. */
  readonly haulage?: readonly HaulageQuote[];
}

/** What has been found so far for a search whose answer grows. */
export interface GrowingRateList extends RateList {
  readonly searchId: string;
  readonly progress: readonly SourceProgress[];
  /** True when no source is being asked any more. */
  readonly isComplete: boolean;
  /** Where the next answer continues, and how its offers are read; without it the list cannot be continued. */
  readonly continuation?: ListContinuation;
}

export interface ListContinuation {
  readonly position: string;
  readonly load: readonly ContainerLine[];
  readonly startedAt: Instant;
}
