import type { ListedQuote } from "#ports/quotes.ts";
import { QUOTE_COMMENT_KEY } from "../draft-keys.ts";
import { toFieldProblems } from "../kit/field-problems.ts";
import { createForm } from "../kit/form.ts";
import { createPage, type PageActor, type PageSnapshot, pageView } from "../kit/page.ts";
import { textDrafts } from "../kit/text-drafts.ts";
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
      quotes.pdf(number, signal).map((file) => {
        documents.save(file);
        return quote;
      }),
  });

export const quotePageView = (snapshot: PageSnapshot<ListedQuote, "download">) =>
  pageView(snapshot, (quote, { change }) => ({ quote, isDownloading: change !== null }));

export type QuotePageView = ReturnType<typeof quotePageView>;

interface Comment {
  readonly text: string;
}

/** A comment of the shipper; what is typed survives a reload. */
export const quoteCommentFlow = (
  { requestActor, ports: { quotes, drafts, ids } }: FlowServices<"quotes" | "drafts" | "ids">,
  { id, number }: Pick<ListedQuote, "id" | "number">,
) => {
  const texts = textDrafts(drafts, QUOTE_COMMENT_KEY);
  return createForm<Comment, ListedQuote, "text">({
    id: "quoteComment",
    requestActor,
    first: { text: "" },
    stored: { text: texts.load(number) },
    store: (comment) => texts.save(number, comment?.text ?? ""),
    validate: ({ text }) => toFieldProblems("text", text.trim() === "" ? "Write a comment." : null),
    nextKey: ids.next,
    send: ({ text }, signal, key) => quotes.comment({ id, text: text.trim(), key }, signal),
    after: "open",
  });
};
