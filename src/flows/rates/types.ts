import type { FclSearch } from "#domain/search";
import type {
  OfferTotal,
  FilterScope,
  RateFlag,
  BookedSailing,
  GrowingRateList,
  RateList,
  RateFilters,
  ValueFilter,
} from "#domain/rates";
import type { LeadTimes } from "#domain/deadlines";
import type { Failure } from "#ports/failure.ts";
import type { UtcMinutes } from "#domain/time";
import type { ReadingMoment } from "../utc-minutes.ts";
import type { CollectEvent } from "./collect.ts";
import type { RateCriteria, RateSelection } from "./criteria.ts";
import type { Growth } from "./growth.ts";
import type { RateNews } from "./news.ts";
import type { BookingReceipt } from "#ports/api.ts";

/** Cards: one per carrier service, its sailings to choose from. Compact: one line per offer. */
export type RatesLayout = "cards" | "compact";

export type OpenDialog =
  | { readonly kind: "none" }
  | { readonly kind: "breakdown" | "details" | "booking"; readonly rateId: string }
  | { readonly kind: "comparison" }
  | { readonly kind: "quote"; readonly rateIds: readonly string[] };

/** A search whose answer grows. */
export interface GrowingSearch extends Growth {
  /** Everything that was found so far. */
  readonly found: GrowingRateList;
  /** What the list was made of; null until it is shown. */
  readonly listed: GrowingRateList | null;
  /** What was found since; waits until the shipper asks for it. */
  readonly news: RateNews | null;
  /** Whether there is room above the list for the sources and for news: changed with the list only, so that nothing moves by itself. */
  readonly hasRoom: boolean;
  /** When the list was first shown. */
  readonly listedAt: UtcMinutes;
}

/** `now` is when the offers were judged last. */
export interface RatesContext extends ReadingMoment, RateSelection {
  readonly search: FclSearch;
  readonly list: RateList | null;
  /** Of the origin: the shipper's own, or the standard ones. */
  readonly leadTimes: LeadTimes;
  readonly filterScope: FilterScope;
  /** What every offer costs for the searched transport, by id. */
  readonly totals: ReadonlyMap<string, OfferTotal>;
  readonly flags: ReadonlyMap<string, RateFlag>;
  readonly criteria: RateCriteria;
  /** The shipper's bookings of sailings, newest first, and by the offers that are for the same sailing. */
  readonly bookedSailings: readonly BookedSailing[];
  readonly bookings: ReadonlyMap<string, BookedSailing>;
  /** The offer that the shipper chose in a group, by the group's key. */
  readonly chosenSailings: ReadonlyMap<string, string>;
  /** What the shipper chose on this device; null where the number of services decides. */
  readonly chosenLayout: RatesLayout | null;
  readonly layout: RatesLayout;
  readonly warningDismissed: boolean;
  /** In the order of pinning, at most three. */
  readonly pinned: readonly string[];
  readonly open: OpenDialog;
  readonly failure: Failure | null;
  /** Null where the answer does not grow. */
  readonly growing: GrowingSearch | null;
}

export type RatesInput = ReadingMoment & Pick<RatesContext, "search" | "criteria" | "chosenLayout">;

export type RatesEvent =
  | CollectEvent
  /** Puts what was found since into the list. */
  | { readonly type: "news.shown" }
  | { readonly type: "filters.changed"; readonly changes: Partial<RateFilters> }
  /** A port or a carrier was chosen, or unchosen. */
  | { readonly type: "filterValue.toggled"; readonly filter: ValueFilter; readonly value: string }
  | { readonly type: "criteria.changed"; readonly changes: Partial<RateCriteria> }
  | { readonly type: "filters.cleared" }
  | { readonly type: "layout.chosen"; readonly layout: RatesLayout }
  | { readonly type: "sailing.chosen"; readonly group: string; readonly rateId: string }
  | { readonly type: "warning.dismissed" }
  /** Pins an offer for the comparison, or takes it out. */
  | { readonly type: "pin.toggled"; readonly rateId: string }
  | { readonly type: "breakdown.opened"; readonly rateId: string }
  | { readonly type: "details.opened"; readonly rateId: string }
  | { readonly type: "comparison.opened" }
  | { readonly type: "booking.opened"; readonly rateId: string }
  /** The form that saves offers as a quote. */
  | { readonly type: "quote.opened"; readonly rateIds: readonly string[] }
  /** The offer in the dialog was booked. */
  | { readonly type: "offer.booked"; readonly rateId: string; readonly receipt: BookingReceipt }
  /** The server refused to book the offer in the dialog. */
  | { readonly type: "offer.withdrawn"; readonly rateId: string; readonly reason: string }
  | { readonly type: "dialog.closed" };

export type RatesNotice = { readonly type: "pin.refused"; readonly limit: number };
