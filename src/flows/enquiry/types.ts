import type { Enquiry, EnquiryProblem } from "#domain/enquiries";
import type { EnquirySubmission } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

export interface EnquiryContext {
  /** An unsent enquiry of an earlier visit; its fields are empty without one. */
  readonly saved: Enquiry;
  readonly sending: EnquirySubmission | null;
  readonly problems: readonly EnquiryProblem[];
  readonly failure: Failure | null;
  /** Submissions that were refused because of their fields. */
  readonly refusals: number;
}

export type { EnquirySubmission as SentEnquiry } from "#ports/api.ts";

export type EnquiryEvent =
  | { readonly type: "enquiry.submitted"; readonly form: EnquirySubmission }
  /** The visitor typed; fixed problems disappear. */
  | { readonly type: "enquiry.changed"; readonly form: EnquirySubmission };
