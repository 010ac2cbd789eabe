import type { SnapshotFrom } from "xstate";
import type { EnquiryProblem } from "#domain/enquiries";
import type { Failure } from "#ports/failure.ts";
import type { enquiryMachine } from "./machine.ts";

export type EnquirySnapshot = SnapshotFrom<typeof enquiryMachine>;

export type EnquiryView =
  | { readonly kind: "idle"; readonly problems: readonly EnquiryProblem[] }
  | { readonly kind: "submitting" }
  | { readonly kind: "sent"; readonly problems: readonly EnquiryProblem[] }
  | { readonly kind: "failed"; readonly failure: Failure; readonly problems: readonly EnquiryProblem[] };

const submitting: EnquiryView = { kind: "submitting" };

export const enquiryView = (snapshot: EnquirySnapshot): EnquiryView => {
  const { problems, failure } = snapshot.context;
  if (snapshot.matches("submitting")) return submitting;
  if (snapshot.matches({ open: "sent" })) return { kind: "sent", problems };
  return failure === null ? { kind: "idle", problems } : { kind: "failed", failure, problems };
};
