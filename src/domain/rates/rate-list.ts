import type { ExchangeRates, Money } from "#domain/money";
import type { CalendarDate, Instant } from "#domain/time";
import type { ContainerCount } from "#domain/containers";
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
  /** The shipper's own bookings, newest first; left out where there are none, or the server does not name them. */
  readonly bookedSailings?: readonly BookedSailing[];
  /** Prices of haulage tables for the searched ends; left out where there are none, or the server does not state them. */
  readonly haulage?: readonly HaulageQuote[];
}
