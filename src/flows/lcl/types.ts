import type { LclCriteria, LclPage, LclPlace, LclDraft, LclSearch, LclProblem, LclPageSize } from "#domain/lcl";
import { type NumberFormat, STANDARD_NUMBERS } from "#domain/money";
import type { LclFormState } from "./query.ts";
import type { Failure } from "#ports/failure.ts";
import type { LclRateList } from "#ports/api.ts";

interface LclDialog {
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
  /** In which figures are typed. */
  readonly numbers: NumberFormat;
  readonly draft: LclDraft;
  /** The places of the tariffs, most important first; null while loading. */
  readonly ports: readonly LclPlace[] | null;
  readonly portsFailure: Failure | null;
  /** Problems of the last check; each disappears as soon as it is fixed. */
  readonly problems: readonly LclProblem[];
  /** The port field whose text is being looked up. */
  readonly lookup: PortLookup | null;
  /** Search Rates was pressed: all problems are announced again, and the first field is focused. */
  readonly showAllErrors: boolean;
  readonly search: LclSearch | null;
  readonly page: LclPage;
  readonly criteria: LclCriteria;
  /** The shipper came from another page of the same search. */
  readonly hasChangedPage: boolean;
  readonly list: LclRateList | null;
  /** The criteria of `list`; `criteria` may have changed since. */
  readonly listedBy: LclCriteria | null;
  readonly failure: Failure | null;
  readonly open: LclDialog | null;
}

export const initialContext = (
  { draft, page, criteria }: LclFormState,
  numbers: NumberFormat = STANDARD_NUMBERS,
): LclContext => ({
  numbers,
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

export type LclEvent =
  | { readonly type: "draft.changed"; readonly changes: Partial<LclDraft> }
  /** A port field was left, or Enter was pressed in it. */
  | { readonly type: "port.entered"; readonly end: LclEnd }
  | { readonly type: "ends.swapped" }
  | { readonly type: "form.cleared" }
  /** Search Rates, or Enter in a field. */
  | { readonly type: "search.requested" }
  | { readonly type: "ports.retried" }
  | { readonly type: "rates.retried" }
  /** The page to show, counted from 0. */
  | { readonly type: "page.requested"; readonly page: number }
  | { readonly type: "size.chosen"; readonly size: LclPageSize }
  | { readonly type: "criteria.changed"; readonly changes: Partial<LclCriteria> }
  | { readonly type: "breakdown.opened"; readonly rateId: string }
  | { readonly type: "booking.opened"; readonly rateId: string }
  /** The server refused to book the offer in the dialog. */
  | { readonly type: "offer.withdrawn"; readonly rateId: string; readonly reason: string }
  | { readonly type: "dialog.closed" };

export type LclNotice = {
  readonly type: "search.refused";
  readonly problems: readonly LclProblem[];
  /** True after Search Rates; an automatic check leaves the focus where it is. */
  readonly isRequested: boolean;
};
