import type { Enquiry, EnquiryProblem } from "#domain/enquiries";
import type { SentEnquiry } from "#ports/enquiry.ts";
import type { Failure } from "#ports/failure.ts";

export interface EnquiryContext {
  /** What was written and not sent when this page was left; its fields are empty when nothing was. */
  readonly kept: Enquiry;
  /** The enquiry on its way, null when none is. */
  readonly sending: SentEnquiry | null;
  readonly problems: readonly EnquiryProblem[];
  readonly failure: Failure | null;
}

export type { SentEnquiry } from "#ports/enquiry.ts";
