import type { LclCriteria, LclPageSize, LclDraft, LclProblem } from "#domain/lcl";
import type { LclEnd } from "./context.ts";

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
  readonly wasAsked: boolean;
};
