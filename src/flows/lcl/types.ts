import type { LclCriteria, LclPage, LclPlace, LclDraft, LclSearch, LclProblem, LclPageSize } from "#domain/lcl";
import type { Failure } from "#ports/failure.ts";
import type { LclRateList } from "#ports/api.ts";

/** The dialog over the list, by the rate it is about. */
export interface LclDialog {
  readonly kind: "breakdown" | "booking";
  readonly rateId: string;
}

export type LclEnd = "origin" | "destination";

/** A typed text that no listed port clearly has. */
export interface PortLookup {
  readonly end: LclEnd;
  readonly text: string;
}

export interface LclContext {
  readonly draft: LclDraft;
  /** The places of the tariffs, the most important first; null until they have arrived. */
  readonly ports: readonly LclPlace[] | null;
  readonly portsFailure: Failure | null;
  /** What the form was refused for; each goes as soon as it is put right. */
  readonly problems: readonly LclProblem[];
  /** The port field whose text is being looked up. */
  readonly lookup: PortLookup | null;
  /** The shipper asked for the search: whatever is missing is said again, and the first of it has the focus. */
  readonly showAllErrors: boolean;
  /** What rates were asked for last. */
  readonly search: LclSearch | null;
  readonly page: LclPage;
  readonly criteria: LclCriteria;
  /** The shipper came to this page from another one of the same search. */
  readonly hasChangedPage: boolean;
  readonly list: LclRateList | null;
  /** What `answer` was listed by: `criteria` may have changed since. */
  readonly listedBy: LclCriteria | null;
  readonly failure: Failure | null;
  readonly open: LclDialog | null;
}

export type LclInput = Pick<LclContext, "draft" | "page" | "criteria">;

export const initialContext = ({ draft, page, criteria }: LclInput): LclContext => ({
  draft,
  page,
  criteria,
  ports: null,
  portsFailure: null,
  problems: [],
  lookup: null,
  showAllErrors: false,
  search: null,
  hasChangedPage: false,
  list: null,
  listedBy: null,
  failure: null,
  open: null,
});

/** What can happen on the LCL tab. */
export type LclEvent =
  /** A field was typed into, or a port chosen or cleared. */
  | { readonly type: "draft.changed"; readonly changes: Partial<LclDraft> }
  /** A port field was left, or Enter was pressed in it. */
  | { readonly type: "port.entered"; readonly end: LclEnd }
  | { readonly type: "ends.swapped" }
  /** Clear. */
  | { readonly type: "form.cleared" }
  /** Search Rates, or Enter in a field: whatever is missing is said. */
  | { readonly type: "search.requested" }
  | { readonly type: "ports.retried" }
  | { readonly type: "rates.retried" }
  /** The page to show, counted from 0. */
  | { readonly type: "page.requested"; readonly page: number }
  | { readonly type: "size.chosen"; readonly size: LclPageSize }
  /** The list was sorted or narrowed in another way. */
  | { readonly type: "criteria.changed"; readonly changes: Partial<LclCriteria> }
  | { readonly type: "breakdown.opened"; readonly rateId: string }
  | { readonly type: "booking.opened"; readonly rateId: string }
  /** The server said that the offer in the dialog can no longer be booked. */
  | { readonly type: "offer.withdrawn"; readonly rateId: string; readonly reason: string }
  | { readonly type: "dialog.closed" };

/** What the screen is told beyond its view. */
export type LclNotice = {
  readonly type: "search.refused";
  /** What was not said before. */
  readonly problems: readonly LclProblem[];
  /** The shipper asked for it; otherwise the form was checked by itself, and the focus stays where it is. */
  readonly isRequested: boolean;
};
