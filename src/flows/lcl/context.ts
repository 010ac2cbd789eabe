import type { LclCriteria, LclPage, LclPlace, LclDraft, LclSearch, LclProblem } from "#domain/lcl";
import type { Failure } from "#ports/failure.ts";
import type { LclAnswer } from "#ports/lcl.ts";

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
  readonly insists: boolean;
  /** What rates were asked for last. */
  readonly search: LclSearch | null;
  readonly page: LclPage;
  readonly criteria: LclCriteria;
  /** The shipper came to this page from another one of the same search. */
  readonly hasTurned: boolean;
  readonly answer: LclAnswer | null;
  /** What `answer` was listed by: `criteria` may have changed since. */
  readonly listedBy: LclCriteria | null;
  readonly failure: Failure | null;
  readonly open: LclDialog | null;
}

export type LclInput = Pick<LclContext, "draft" | "page" | "criteria">;

export const opening = ({ draft, page, criteria }: LclInput): LclContext => ({
  draft,
  page,
  criteria,
  ports: null,
  portsFailure: null,
  problems: [],
  lookup: null,
  insists: false,
  search: null,
  hasTurned: false,
  answer: null,
  listedBy: null,
  failure: null,
  open: null,
});
