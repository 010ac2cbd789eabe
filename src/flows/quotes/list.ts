import { ResultAsync } from "neverthrow";
import { assign, type SnapshotFrom, setup } from "xstate";
import type { DeskRequest } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { ListedQuote } from "#ports/quotes.ts";
import {
  type FlowServices,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";

interface QuoteList {
  readonly quotes: readonly ListedQuote[];
  /** Those that no quote has answered. */
  readonly requests: readonly DeskRequest[];
}

interface ListTypes {
  readonly context: { readonly list: QuoteList | null; readonly failure: Failure | null };
  readonly events: { readonly type: "list.retried" };
  readonly tags: LoadingTag;
}

const quoteListMachine = setup({
  types: machineTypes<ListTypes>(),
  actors: { loadQuotes: missingActor<QuoteList>("loadQuotes") },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "quotes",
  context: { list: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      ...LOADING_STATES,
      tags: "loading",
      entry: assign({ failure: null }),
      invoke: {
        src: "loadQuotes",
        onDone: [
          { guard: isOk, target: "listed", actions: assign({ list: readValue }) },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "list.retried": "loading" } },
    listed: {},
  },
});

/** The quotes of the shipper, and the requests that the desk has not answered. */
export const quoteListFlow = ({ requestActor, ports: { quotes } }: FlowServices<"quotes">) =>
  provide(quoteListMachine, {
    actors: {
      loadQuotes: requestActor((_: void, signal) =>
        ResultAsync.combine([quotes.list(signal), quotes.requests(signal)]).map(
          ([listed, requests]): QuoteList => ({
            quotes: listed,
            requests: requests.filter(({ state }) => state !== "answered"),
          }),
        ),
      ),
    },
  });

export type QuoteListView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  | ({ readonly kind: "listed" } & QuoteList);

export const quoteListView = (snapshot: SnapshotFrom<typeof quoteListMachine>): QuoteListView => {
  const { list, failure } = snapshot.context;
  if (failure !== null) return { kind: "failed", failure };
  return list === null ? { kind: "loading", isSlow: snapshot.hasTag("slow") } : { kind: "listed", ...list };
};
