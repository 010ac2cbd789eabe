import type { BookedShipment, Quotation, ShipmentMoment } from "#domain/bookings";
import type { Charge } from "#domain/charges";
import type { Deadline } from "#domain/deadlines";
import type { ExchangeRates, Money } from "#domain/money";
import type { BookingStatus } from "#domain/rates";
import type { GstTerms } from "#domain/tax";
import type { Journey, JourneyLeg, JourneyStop } from "#domain/tracking";

/** A charge of a price that was quoted or booked. */
export type SharedCharge = Pick<Charge, "group" | "name" | "basis" | "equipment" | "price" | "note"> &
  /* Of a price that states a tax. */
  Partial<Pick<Charge, "costItem">>;

export interface SharedPrice {
  /** Null where a rate of exchange is missing. */
  readonly total: Money | null;
  readonly perCurrency: readonly Money[];
  readonly charges: readonly SharedCharge[];
}

/** Everything about a booking that a link could show, and much that it must not. */
export interface ShareableBooking {
  readonly quotation: Quotation;
  readonly journey: Journey | null;
  readonly deadlines: readonly Deadline[];
  /** Null where the offer cannot be read. */
  readonly price: SharedPrice | null;
  /** What the price was converted with. */
  readonly exchange: ExchangeRates | null;
  /** What the price states of tax; left out where the forwarder stated none. */
  readonly tax?: GstTerms;
}

/** A place of the route. */
export interface SharedStop extends Pick<JourneyStop, "role" | "name" | "code" | "kind" | "isReached"> {
  readonly arrival: ShipmentMoment | null;
  readonly departure: ShipmentMoment | null;
}

export type SharedLeg = Pick<JourneyLeg, "from" | "to" | "mode" | "state" | "vessel" | "voyage">;

/** A booking as the reader of a link sees it. */
export interface SharedBooking {
  readonly status: BookingStatus;
  readonly carrier: string | null;
  /** Null unless the link shows references. */
  readonly bookingId: string | null;
  readonly reference: string | null;
  /** `total` is always null: see `price`. */
  readonly shipment: BookedShipment | null;
  readonly containerNumbers: readonly string[];
  readonly stops: readonly SharedStop[];
  readonly legs: readonly SharedLeg[];
  /** Null unless the link shows deadlines. */
  readonly deadlines: readonly Deadline[] | null;
  /** Whether the reader may mark them as done; absent is false. */
  readonly canMark?: boolean;
  /** Null unless the link shows prices. */
  readonly price: SharedPrice | null;
  /** What the price was converted with; null without prices, and where the server does not state it. */
  readonly exchange: ExchangeRates | null;
  /** Left out without prices, and where the forwarder stated no tax. */
  readonly tax?: GstTerms;
  /** In the order of the link's options; a name that would reveal a hidden reference is replaced. */
  readonly documents: readonly string[];
}
