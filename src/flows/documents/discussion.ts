import { type DraftOutcome, findLatestVersion } from "#domain/documents";
import type { ListedDocument } from "#ports/booking-documents.ts";
import { DOCUMENT_COMMENT_KEY } from "../draft-keys.ts";
import type { FieldProblem } from "../kit/field-problems.ts";
import { createForm, type FormView } from "../kit/form.ts";
import { textDrafts } from "../kit/text-drafts.ts";
import type { FlowServices } from "../kit/request.ts";

interface Answer {
  readonly comment: string;
  /** Null for a comment only. */
  readonly outcome: DraftOutcome | null;
  /** The version that the answer is about. */
  readonly version: number;
}

export type DiscussionView = FormView<Answer, ListedDocument, "comment">;

/* Nothing is sent without a text; approving needs none. */
const findProblems = ({ comment, outcome }: Answer): readonly FieldProblem<"comment">[] =>
  outcome === "approved" || comment.trim() !== ""
    ? []
    : [{ field: "comment", message: outcome === null ? "Write a comment." : "Say what has to be changed." }];

/** The comments of a document and the decision about a draft B/L. What is typed is stored until it is sent. */
export const discussionFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments" | "drafts" | "ids">,
  booking: string,
  { id: document, ...listed }: ListedDocument,
) => {
  const texts = textDrafts(ports.drafts, DOCUMENT_COMMENT_KEY);
  const version = findLatestVersion(listed)?.number ?? 0;
  return createForm<Answer, ListedDocument, "comment">({
    id: "discussion",
    requestActor,
    first: { comment: texts.load(document), outcome: null, version },
    store: (answer) => texts.save(document, answer?.comment ?? ""),
    validate: findProblems,
    nextKey: ports.ids.next,
    send: ({ comment, outcome, version: about }, signal, key) =>
      outcome === null
        ? ports.bookingDocuments.comment({ booking, document, version: about, text: comment, key }, signal)
        : ports.bookingDocuments.decide({ booking, document, version: about, outcome, comment }, signal),
    settle: (answer) => ({ ...answer, comment: "" }),
    after: "open",
  });
};
