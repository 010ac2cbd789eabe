import { type DraftOutcome, findLatestVersion } from "#domain/documents";
import type { ListedDocument } from "#ports/booking-documents.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import type { FieldProblem } from "#domain/field-problem.ts";
import { createConversation } from "../kit/conversation.ts";
import type { FormView } from "../kit/form.ts";
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

/** The comments of a document and the decision about a draft B/L. */
export const discussionFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments" | "drafts" | "ids">,
  booking: string,
  { id: document, ...listed }: ListedDocument,
) =>
  createConversation<Answer, ListedDocument, "comment">({
    id: "discussion",
    requestActor,
    ports,
    draftKey: DRAFT_KEYS.documentComment,
    about: document,
    first: { comment: "", outcome: null, version: findLatestVersion(listed)?.number ?? 0 },
    validate: findProblems,
    send: ({ comment, outcome, version }, signal, key) =>
      outcome === null
        ? ports.bookingDocuments.comment({ booking, document, version, text: comment, key }, signal)
        : ports.bookingDocuments.decide({ booking, document, version, outcome, comment }, signal),
  });
