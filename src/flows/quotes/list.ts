import { ResultAsync } from "neverthrow";
import type { DeskRequest } from "#domain/quotes";
import type { ListedQuote } from "#ports/quotes.ts";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";
import { findTimeLeft } from "./end.ts";

interface QuoteList {
  readonly quotes: readonly ListedQuote[];
  /** Those that no quote has answered. */
  readonly requests: readonly DeskRequest[];
}

/** The quotes of the shipper, and the requests that the desk has not answered. */
export const quoteListFlow = ({ requestActor, ports: { quotes, clock } }: FlowServices<"quotes" | "clock">) =>
  createPage<QuoteList>({
    id: "quotes",
    requestActor,
    load: (signal) =>
      ResultAsync.combine([quotes.list(signal), quotes.requests(signal)]).map(([listed, requests]) => ({
        quotes: listed,
        requests: requests.filter(({ state }) => state !== "answered"),
      })),
    endsIn: (list) => findTimeLeft(list.quotes, clock),
  });

export const quoteListView = (snapshot: PageSnapshot<QuoteList>) => pageView(snapshot, (list) => list);

export type QuoteListView = ReturnType<typeof quoteListView>;
