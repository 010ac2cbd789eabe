import type { EnquiryProblem } from "../../domain/enquiries/validate.ts";
import type { SentEnquiry } from "../../ports/enquiry.ts";
import type { Failure } from "../../ports/failure.ts";

export interface EnquiryContext {
  /** The enquiry on its way, null when none is. */
  readonly sending: SentEnquiry | null;
  readonly problems: readonly EnquiryProblem[];
  readonly failure: Failure | null;
  /** The server's words of thanks, '' when it had none. */
  readonly thanks: string;
}

export type { SentEnquiry } from "../../ports/enquiry.ts";
