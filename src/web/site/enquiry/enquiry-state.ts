import type { EnquiryProblem } from "#domain/enquiries";
import { type EnquirySnapshot, enquiryView, type EnquiryView } from "#flows/enquiry/view.ts";
import { failureMessage } from "#web/messages/failures.ts";

export type EnquiryState =
  | Exclude<EnquiryView, { readonly kind: "failed" }>
  | {
      readonly kind: "failed";
      readonly sentence: string;
      readonly cause: string | null;
      readonly problems: readonly EnquiryProblem[];
      readonly refusals: number;
    };

export const toEnquiryState = (snapshot: EnquirySnapshot): EnquiryState => {
  const view = enquiryView(snapshot);
  if (view.kind !== "failed") return view;
  const { kind, problems, refusals } = view;
  return { kind, ...failureMessage("enquiry", view.failure), problems, refusals };
};
