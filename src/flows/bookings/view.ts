import type { SnapshotFrom } from "xstate";
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
import type { bookingsMachine } from "./machine.ts";

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

export interface ReferenceView {
  readonly id: string;
  readonly isSaving: boolean;
  readonly failure: Failure | null;
}

type Snapshot = SnapshotFrom<typeof bookingsMachine>;

const initial: BookingsView = { kind: "loading", isSlow: false };
const slow: BookingsView = { kind: "loading", isSlow: true };

export const bookingsView = (snapshot: Snapshot): BookingsView => {
  const { listing: answer, failure, query, now, zone } = snapshot.context;
  if (snapshot.matches({ list: "failed" }) && failure !== null) return { kind: "failed", failure };
  const isLoading = snapshot.matches({ list: "loading" });
  if (answer === null) return snapshot.hasTag("slow") ? slow : initial;
  if (answer.quotations.length === 0 && (query.page === 0 || isLoading)) {
    return { kind: "empty", isNarrowed: isListNarrowed(query) };
  }
  const todayIn = toTodayIn({ now, zone });
  const rows = answer.quotations.map((quotation) => ({
    quotation,
    validity: formatQuotationValidity(quotation, todayIn),
    progress: toShipmentProgress(quotation, todayIn),
    due: quotation.status === "booked" ? pickDue(quotation.deadlines ?? [], now) : null,
  }));
  return { kind: "listed", rows, total: answer.total, paging: toPageState(query.page, answer), todayIn, isLoading };
};

export const filtersView = ({ context: { query, typed, listing: answer } }: Snapshot): FiltersView => ({
  query,
  typed,
  facets: answer?.facets ?? null,
  canFilter: answer === null || answer.facets !== null,
});

export const isSameFilters = (one: FiltersView, other: FiltersView): boolean =>
  one.query === other.query &&
  one.typed === other.typed &&
  one.facets === other.facets &&
  one.canFilter === other.canFilter;

export const referenceView = (snapshot: Snapshot): ReferenceView | null => {
  const { edited, referenceFailure: failure } = snapshot.context;
  return edited === null ? null : { id: edited, isSaving: snapshot.matches({ reference: "saving" }), failure };
};

export const isSameReference = (one: ReferenceView | null, other: ReferenceView | null): boolean =>
  one === null || other === null
    ? one === other
    : one.id === other.id && one.isSaving === other.isSaving && one.failure === other.failure;
