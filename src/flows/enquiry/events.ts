import type { SentEnquiry } from "#ports/enquiry.ts";

/** What can happen to an enquiry. */
export type EnquiryEvent =
  | { readonly type: "enquiry.submitted"; readonly form: SentEnquiry }
  /** The visitor goes on typing: what is put right is no longer complained about. */
  | { readonly type: "enquiry.changed"; readonly form: SentEnquiry };
