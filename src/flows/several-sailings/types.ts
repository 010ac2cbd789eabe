import type { ContainerLine, EquipmentCode } from "#domain/containers";
import type { SailingDay } from "#domain/distribution";
import type { ExchangeRates } from "#domain/money";
import type { ListedRate, Rate, RateList } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { CalendarDate } from "#domain/time";
import type { BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { Remedy } from "../booking/remedy.ts";

/** What is chosen for a day. */
export interface DayChoice {
  readonly rateId: string;
  /** By size; sizes that are left out are zero. */
  readonly quantities: Readonly<Partial<Record<EquipmentCode, number>>>;
}

/** A part of the load with the offer of its sailing as it is quoted for that part. */
export interface QuotedShare {
  readonly day: CalendarDate;
  readonly containers: readonly ContainerLine[];
  /** The offer that was chosen, for the whole load. */
  readonly chosen: ListedRate;
  /** Null if the sailing is not sold for this part. */
  readonly rate: Rate | null;
  readonly exchange: ExchangeRates | null;
}

export type BookingOutcome =
  | { readonly kind: "waiting" }
  | { readonly kind: "booked"; readonly receipt: BookingReceipt }
  | { readonly kind: "failed"; readonly failure: Failure; readonly remedy: Remedy };

export interface SeveralContext {
  readonly search: FclSearch;
  readonly days: readonly SailingDay[];
  readonly choices: ReadonlyMap<CalendarDate, DayChoice>;
  readonly quotes: readonly QuotedShare[];
  readonly outcomes: readonly BookingOutcome[];
  /** The position of the booking that is being sent. */
  readonly sending: number;
  readonly reference: string | null;
  readonly failure: Failure | null;
}

export type SeveralEvent =
  | { readonly type: "offer.chosen"; readonly day: CalendarDate; readonly rateId: string }
  | {
      readonly type: "quantity.changed";
      readonly day: CalendarDate;
      readonly equipment: EquipmentCode;
      readonly quantity: number;
    }
  /** The load as evenly as possible over the first days. */
  | { readonly type: "load.divided"; readonly days: number }
  /** The plan is complete: ask for the price of each part. */
  | { readonly type: "prices.requested" }
  | { readonly type: "plan.reopened" }
  | { readonly type: "booking.confirmed"; readonly reference: string | null }
  /** Sends what has failed and can be sent again. */
  | { readonly type: "booking.retried" };

/** An answer of the search with the load that it is for. */
export interface LoadAnswer {
  readonly containers: readonly ContainerLine[];
  readonly list: RateList;
}
