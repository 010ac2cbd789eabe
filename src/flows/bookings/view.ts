import {
  isListNarrowed,
  type QuotationListQuery,
  type PageState,
  toPageState,
  type Quotation,
  type QuotationFacets,
  type ShipmentProgress,
  toShipmentProgress,
  formatQuotationValidity,
} from "#domain/bookings";
import { type DueDeadline, pickDue } from "#domain/deadlines";
import type { TodayIn } from "#domain/time";
import { toTodayIn } from "../utc-minutes.ts";
import type { Failure } from "#ports/failure.ts";
import { pageView } from "../kit/page.ts";
import type { BookingsSnapshot } from "./list.ts";

/** A booking with its remaining validity (`4 days left`), progress and what is due, as of now. */
export interface BookingRow {
  readonly quotation: Quotation;
  readonly validity: string | null;
  readonly progress: ShipmentProgress;
  readonly due: DueDeadline | null;
}

export type BookingsView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Nothing is booked, or nothing matches. */
  | { readonly kind: "empty"; readonly isNarrowed: boolean }
  /** `rows` is empty on a page after the last; while `isLoading`, it is the former page. */
  | {
      readonly kind: "listed";
      readonly rows: readonly BookingRow[];
      readonly total: number | null;
      readonly paging: PageState;
      readonly todayIn: TodayIn;
      readonly isLoading: boolean;
    };

/** What the search field, the filters and the sorting show. */
export interface FiltersView {
  readonly query: QuotationListQuery;
  readonly typed: string;
  readonly facets: QuotationFacets | null;
  /** False once a server has answered that can neither search nor filter. */
  readonly canFilter: boolean;
}

/** `rows` of a page that is loaded again are the former ones. */
export const bookingsView = (snapshot: BookingsSnapshot): BookingsView => {
  const { query } = snapshot.context;
  const isLoading = snapshot.hasTag("loading");
  const view = pageView(snapshot, (page) => page);
  if (view.kind !== "shown") return view;
  const { listing, now, zone } = view;
  if (listing.quotations.length === 0 && (query.page === 0 || isLoading)) {
    return { kind: "empty", isNarrowed: isListNarrowed(query) };
  }
  const todayIn = toTodayIn({ now, zone });
  const rows = listing.quotations.map((quotation) => ({
    quotation,
    validity: formatQuotationValidity(quotation, todayIn),
    progress: toShipmentProgress(quotation, todayIn),
    due: quotation.status === "booked" ? pickDue(quotation.deadlines ?? [], now) : null,
  }));
  return { kind: "listed", rows, total: listing.total, paging: toPageState(query.page, listing), todayIn, isLoading };
};

export const filtersView = ({ context: { query, value } }: BookingsSnapshot): Omit<FiltersView, "typed"> => ({
  query,
  facets: value?.listing.facets ?? null,
  canFilter: value === null || value.listing.facets !== null,
});
