import type { EnquiryProblem } from "#domain/enquiries";
import { type EnquirySnapshot, enquiryView } from "#flows/enquiry/view.ts";
import { failureMessage } from "#web/messages/failures.ts";

interface Attempted {
  /** Increases with every refused submission. */
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

/** `before` distinguishes a new refusal from an old one. */
export const toEnquiryState = (snapshot: EnquirySnapshot, before: EnquiryState): EnquiryState => {
  const view = enquiryView(snapshot);
  const refusedNow = before.kind === "submitting" && view.kind !== "submitting" && view.problems.length > 0;
  const attempt = refusedNow ? before.attempt + 1 : before.attempt;
  switch (view.kind) {
    case "submitting":
      return { kind: "submitting", attempt };
    case "idle":
      return { kind: "idle", problems: view.problems, attempt };
    case "sent":
      return { kind: "sent", problems: view.problems, attempt };
    case "failed":
      return { kind: "failed", ...failureMessage("enquiry", view.failure), problems: view.problems, attempt };
  }
};
