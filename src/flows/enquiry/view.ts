import type { EnquiryProblem } from "#domain/enquiries";
import type { Failure } from "#ports/failure.ts";
import type { EnquirySnapshot } from "./machine.ts";

export type { EnquirySnapshot } from "./machine.ts";
export type { EnquirySubmission } from "#ports/api.ts";

interface Refusals {
  /** Increases with every submission that is refused because of its fields. */
  readonly refusals: number;
}

export type EnquiryView = Refusals &
  (
    | { readonly kind: "idle"; readonly problems: readonly EnquiryProblem[] }
    | { readonly kind: "submitting" }
    | { readonly kind: "sent"; readonly problems: readonly EnquiryProblem[] }
    | { readonly kind: "failed"; readonly failure: Failure; readonly problems: readonly EnquiryProblem[] }
  );

export const enquiryView = (snapshot: EnquirySnapshot): EnquiryView => {
  const { problems, failure, refusals } = snapshot.context;
  if (snapshot.matches("submitting")) return { kind: "submitting", refusals };
  if (snapshot.matches({ open: "sent" })) return { kind: "sent", problems, refusals };
  return failure === null ? { kind: "idle", problems, refusals } : { kind: "failed", failure, problems, refusals };
};
