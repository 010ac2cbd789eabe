import type { EnquiryProblem } from "#domain/enquiries";

/** What is said of an enquiry that arrived. */
export const THANKS = "Thank you for your enquiry! We will get back to you soon.";

interface Attempted {
  /** Rises with every submission that was refused for its fields. */
  readonly attempt: number;
}

export type EnquiryState = Attempted &
  (
    | { readonly kind: "idle"; readonly problems: readonly EnquiryProblem[] }
    | { readonly kind: "submitting" }
    | { readonly kind: "sent"; readonly problems: readonly EnquiryProblem[] }
    | {
        readonly kind: "failed";
        readonly sentence: string;
        readonly cause: string | null;
        readonly problems: readonly EnquiryProblem[];
      }
  );
