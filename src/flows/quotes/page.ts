import type { ListedQuote } from "#ports/quotes.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { toFieldProblems } from "#domain/field-problem.ts";
import { createConversation } from "../kit/conversation.ts";
import { createPage, type PageActor, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeLeft } from "./end.ts";

export type { ListedQuote } from "#ports/quotes.ts";

export type QuotePageActor = PageActor<ListedQuote, "download">;

/** The page of a quote, and its document. */
export const quotePageFlow = (
  { requestActor, ports: { quotes, documents, clock } }: FlowServices<"quotes" | "documents" | "clock">,
  number: string,
) =>
  createPage<ListedQuote, "download">({
    id: "quotePage",
    requestActor,
    load: (signal) => quotes.find(number, signal),
    endsIn: (quote) => findTimeLeft([quote], clock),
    change: (_download, signal, quote) =>
      quotes
        .pdf(number, signal)
        .andTee(documents.save)
        .map(() => quote),
  });

export const quotePageView = (snapshot: PageSnapshot<ListedQuote, "download">) =>
  pageView(snapshot, (quote, { change }) => ({ quote, isDownloading: change !== null }));

export type QuotePageView = ReturnType<typeof quotePageView>;

interface Comment {
  readonly comment: string;
}

/** A comment of the shipper. */
export const quoteCommentFlow = (
  { requestActor, ports }: FlowServices<"quotes" | "drafts" | "ids">,
  { id, number }: Pick<ListedQuote, "id" | "number">,
) =>
  createConversation<Comment, ListedQuote, "comment">({
    id: "quoteComment",
    requestActor,
    ports,
    draftKey: DRAFT_KEYS.quoteComment,
    about: number,
    first: { comment: "" },
    validate: ({ comment }) => toFieldProblems("comment", comment.trim() === "" ? "Write a comment." : null),
    send: ({ comment }, signal, key) => ports.quotes.comment({ id, text: comment.trim(), key }, signal),
  });
