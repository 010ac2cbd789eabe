import type { Enquiry, EnquiryProblem } from "#domain/enquiries";
import type { EnquirySubmission } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";

export interface EnquiryContext {
  /** What was written and not sent when this page was left; its fields are empty when nothing was. */
  readonly saved: Enquiry;
  /** The enquiry on its way, null when none is. */
  readonly sending: EnquirySubmission | null;
  readonly problems: readonly EnquiryProblem[];
  readonly failure: Failure | null;
}

export type { EnquirySubmission as SentEnquiry } from "#ports/api.ts";

/** What can happen to an enquiry. */
export type EnquiryEvent =
  | { readonly type: "enquiry.submitted"; readonly form: EnquirySubmission }
  /** The visitor goes on typing: what is put right is no longer complained about. */
  | { readonly type: "enquiry.changed"; readonly form: EnquirySubmission };
