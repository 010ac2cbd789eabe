import type { QuoteOutcome } from "#domain/quotes";
import type { OpenedQuote } from "#ports/quotes.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { isGoneLink } from "../kit/failure.ts";
import { type FieldProblem, toFieldProblems } from "#domain/field-problem.ts";
import { createConversation } from "../kit/conversation.ts";
import type { FormView } from "../kit/form.ts";
import { createPage, type PageActor, type PageSnapshot, type PageView, pageView } from "../kit/page.ts";
import { textDrafts } from "../kit/stored-json.ts";
import { type FlowPorts, publicRequestActor } from "../kit/request.ts";
import { findTimeLeft } from "./end.ts";

export type ApprovalActor = PageActor<OpenedQuote, "download">;

/** The page of a link to a quote, which needs no account: a 401 does not end a session that the browser may have. */
export const approvalFlow = (
  { ports: { quotes, documents, clock } }: FlowPorts<"quotes" | "documents" | "clock">,
  token: string,
) =>
  createPage<OpenedQuote, "download">({
    id: "approval",
    requestActor: publicRequestActor,
    load: (signal) => quotes.open(token, signal),
    endsIn: ({ quote }) => findTimeLeft([quote], clock),
    change: (_download, signal, opened) =>
      quotes
        .sharedPdf(token, signal)
        .andTee(documents.save)
        .map(() => opened),
  });

export type ApprovalView =
  /** It never existed, has expired or was revoked. */
  { readonly kind: "gone" } | PageView<{ readonly opened: OpenedQuote; readonly isDownloading: boolean }>;

export const approvalView = (snapshot: PageSnapshot<OpenedQuote, "download">): ApprovalView => {
  const view = pageView(snapshot, (opened, { change }) => ({ opened, isDownloading: change !== null }));
  return view.kind === "failed" && isGoneLink(view.failure) ? { kind: "gone" } : view;
};

interface Answer {
  readonly name: string;
  readonly comment: string;
  readonly offer: number | null;
  /** Null for a comment only. */
  readonly outcome: QuoteOutcome | null;
}

type AnswerField = "name" | "offer" | "comment";

export type AnswerView = FormView<Answer, OpenedQuote, AnswerField>;

/* The first field that is missing. */
const findMissing = ({ name, comment, offer, outcome }: Answer): readonly FieldProblem<AnswerField>[] => {
  if (outcome === "approved" && offer === null) return toFieldProblems("offer", "Choose the offer that you approve.");
  if (name.trim() === "") return toFieldProblems("name", "Enter your name.");
  return outcome === null && comment.trim() === "" ? toFieldProblems("comment", "Write a comment.") : [];
};

/** The answer to a quote: a decision or a comment. Name and comment survive a reload. */
export const answerFlow = (
  { ports }: FlowPorts<"quotes" | "drafts" | "ids">,
  token: string,
  { quote: { number, offers } }: OpenedQuote,
) => {
  const texts = textDrafts(ports.drafts, DRAFT_KEYS.quoteApproval);
  return createConversation<Answer, OpenedQuote, AnswerField>({
    id: "answer",
    requestActor: publicRequestActor,
    ports,
    draftKey: DRAFT_KEYS.quoteApproval,
    about: number,
    first: { name: texts.load("name"), comment: "", offer: offers.length === 1 ? 0 : null, outcome: null },
    storeMore: ({ name }) => texts.save("name", name),
    validate: findMissing,
    send: ({ outcome, offer, ...typed }, signal, key) => {
      const [name, comment] = [typed.name.trim(), typed.comment.trim()];
      return outcome === null
        ? ports.quotes.commentShared({ token, name, text: comment, key }, signal)
        : ports.quotes.decide({ token, name, outcome, offer: outcome === "approved" ? offer : null, comment }, signal);
    },
    clearsAll: true,
  });
};
