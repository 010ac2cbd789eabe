import type { Result } from "neverthrow";
import { assign, emit, fromPromise, setup } from "xstate";
import { type QuotationListQuery, writeListQuery, type QuotationPage } from "#domain/bookings";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { QuotationsContext, QuotationsEvent, QuotationsNotice, ReferenceChange } from "./types.ts";

interface QuotationsTypes {
  readonly context: QuotationsContext;
  readonly events: QuotationsEvent;
  readonly input: Pick<QuotationsContext, "query" | "today">;
  readonly emitted: QuotationsNotice;
}

type ListQuery = { readonly query: QuotationListQuery };

const withReference = (
  page: QuotationPage | null,
  id: string | null,
  reference: string | null,
): QuotationPage | null =>
  page === null
    ? null
    : { ...page, quotations: page.quotations.map((one) => (one.id === id ? { ...one, reference } : one)) };

/* The way back changes the words in the field; blanks that are still being typed stay. */
const followSearch = ({ typed }: QuotationsContext, { query }: ListQuery): Pick<QuotationsContext, "typed"> => ({
  typed: query.search.trim() === typed.trim() ? typed : query.search,
});

/** The shipper's bookings, a page at a time; asking for another page gives up the one that is loading. */
export const quotationsMachine = setup({
  types: machineTypes<QuotationsTypes>(),
  actors: {
    fetchPage: fromPromise<Result<QuotationPage, Failure>, ListQuery>(notProvided("fetchPage")),
    saveReference: fromPromise<Result<string | null, Failure>, ReferenceChange>(notProvided("saveReference")),
  },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200, searchDelay: 300 },
  guards: {
    isOther: ({ context }, { query }: ListQuery) => writeListQuery(query) !== writeListQuery(context.query),
  },
}).createMachine({
  id: "quotations",
  context: ({ input }) => ({
    ...input,
    typed: input.query.search,
    answer: null,
    failure: null,
    edited: null,
    referenceFailure: null,
  }),
  type: "parallel",
  states: {
    list: {
      initial: "loading",
      on: {
        "list.requested": {
          guard: { type: "isOther", params: ({ event }) => event },
          target: ".loading",
          reenter: true,
          actions: assign({ query: ({ event }) => event.query }),
        },
      },
      states: {
        loading: {
          entry: assign({ failure: null }),
          initial: "initial",
          states: { initial: { after: { skeletonDelay: "slow" } }, slow: {} },
          invoke: {
            src: "fetchPage",
            input: ({ context }) => ({ query: context.query }),
            onDone: [
              {
                guard: answered,
                target: "listed",
                actions: assign({ answer: ({ event }) => event.output.unwrapOr(null) }),
              },
              {
                target: "failed",
                actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
              },
            ],
            onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
          },
        },
        listed: { on: { "list.retried": "loading" } },
        failed: { on: { "list.retried": "loading" } },
      },
    },
    search: {
      initial: "idle",
      on: {
        "search.typed": { target: ".typing", reenter: true, actions: assign({ typed: ({ event }) => event.text }) },
      },
      states: {
        idle: { on: { "list.requested": { actions: assign(({ context, event }) => followSearch(context, event)) } } },
        typing: {
          after: {
            searchDelay: {
              target: "idle",
              actions: emit(({ context }) => ({ type: "search.settled", text: context.typed })),
            },
          },
        },
      },
    },
    reference: {
      initial: "closed",
      on: {
        "reference.opened": {
          target: ".open",
          actions: assign({ edited: ({ event }) => event.id, referenceFailure: null }),
        },
      },
      states: {
        closed: { entry: assign({ edited: null, referenceFailure: null }) },
        open: { on: { "reference.closed": "closed", "reference.submitted": "saving" } },
        saving: {
          invoke: {
            src: "saveReference",
            input: ({ context, event }) =>
              event.type === "reference.submitted"
                ? { id: event.id, reference: event.reference }
                : { id: context.edited ?? "", reference: "" },
            onDone: [
              {
                guard: answered,
                target: "closed",
                actions: [
                  assign({
                    answer: ({ context, event }) =>
                      withReference(context.answer, context.edited, event.output.unwrapOr(null)),
                  }),
                  emit(({ context }) => ({ type: "reference.saved", id: context.edited ?? "" })),
                ],
              },
              {
                target: "open",
                actions: assign({
                  referenceFailure: ({ event }) => (event.output.isErr() ? event.output.error : null),
                }),
              },
            ],
            onError: { target: "open", actions: assign({ referenceFailure: ({ event }) => brokenActor(event.error) }) },
          },
        },
      },
    },
  },
});
