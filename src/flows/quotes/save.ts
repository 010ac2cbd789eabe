import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { Account } from "#domain/accounts";
import type { QuoteSearch } from "#domain/quotes";
import type { Failure } from "#ports/failure.ts";
import type { ListedQuote, NewQuote } from "#ports/quotes.ts";
import { QUOTE_DRAFT_KEY } from "../draft-keys.ts";
import {
  type FlowServices,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
} from "../kit/request.ts";
import {
  findDraftProblems,
  parseQuoteDraft,
  type QuoteDraft,
  type QuoteDraftProblems,
  toCustomer,
  toIncoterm,
  toNote,
  toRefusedFields,
} from "./draft.ts";

interface SaveContext {
  readonly offerIds: readonly string[];
  readonly search: QuoteSearch;
  /** One for each opening of the form, so that sending it again saves one quote. */
  readonly key: string;
  readonly draft: QuoteDraft;
  readonly problems: QuoteDraftProblems;
  readonly failure: Failure | null;
  readonly saved: ListedQuote | null;
}

export type SaveQuoteEvent =
  | { readonly type: "draft.changed"; readonly changes: Partial<QuoteDraft> }
  | { readonly type: "draft.submitted" };

interface SaveTypes {
  readonly context: SaveContext;
  readonly input: Pick<SaveContext, "offerIds" | "search" | "key" | "draft">;
  readonly events: SaveQuoteEvent;
  readonly emitted: { readonly type: "draft.refused" };
}

const hasProblems = (draft: QuoteDraft): boolean => Object.keys(findDraftProblems(draft)).length > 0;

const saveQuoteMachine = setup({
  types: machineTypes<SaveTypes>(),
  actors: {
    createQuote: missingActor<ListedQuote, NewQuote>("createQuote"),
    loadAccount: missingActor<Account>("loadAccount"),
  },
  actions: { saveDraft: () => undefined, removeDraft: () => undefined },
}).createMachine({
  id: "saveQuote",
  context: ({ input }) => ({ ...input, problems: {}, failure: null, saved: null }),
  /* The shipper's own company, unless another one was typed; without the account it is typed. */
  invoke: {
    src: "loadAccount",
    onDone: {
      actions: assign(({ context: { draft }, event }) => ({
        draft:
          draft.companyName === ""
            ? { ...draft, companyName: event.output.map(({ companyName }) => companyName).unwrapOr(null) ?? "" }
            : draft,
      })),
    },
  },
  initial: "editing",
  states: {
    editing: {
      on: {
        "draft.changed": {
          actions: [
            assign({ draft: ({ context, event }) => ({ ...context.draft, ...event.changes }), problems: {} }),
            "saveDraft",
          ],
        },
        "draft.submitted": [
          { guard: ({ context }) => !hasProblems(context.draft), target: "saving" },
          {
            actions: [
              assign({ problems: ({ context }) => findDraftProblems(context.draft) }),
              emit({ type: "draft.refused" }),
            ],
          },
        ],
      },
    },
    saving: {
      entry: assign({ problems: {}, failure: null }),
      invoke: {
        src: "createQuote",
        input: ({ context: { offerIds, search, key, draft } }) => ({
          offerIds,
          search,
          key,
          customer: toCustomer(draft),
          incoterm: toIncoterm(draft),
          validTill: draft.validTill === "" ? null : draft.validTill,
          note: toNote(draft),
        }),
        onDone: [
          { guard: isOk, target: "saved", actions: [assign({ saved: readValue }), "removeDraft"] },
          {
            target: "editing",
            actions: [
              assign(({ event }) => {
                const failure = readFailure({ event });
                return { failure, problems: toRefusedFields(failure) };
              }),
              emit({ type: "draft.refused" }),
            ],
          },
        ],
      },
    },
    saved: {},
  },
});

/** The form that saves offers as a quote. What is typed survives a reload. */
export const saveQuoteFlow = (
  { requestActor, ports: { account, quotes, drafts, ids } }: FlowServices<"account" | "quotes" | "drafts" | "ids">,
  { offerIds, search }: Pick<SaveContext, "offerIds" | "search">,
) => ({
  machine: provide(
    saveQuoteMachine.provide({
      actions: {
        saveDraft: ({ context }) => drafts.save(QUOTE_DRAFT_KEY, JSON.stringify(context.draft)),
        removeDraft: () => drafts.remove(QUOTE_DRAFT_KEY),
      },
    }),
    {
      actors: {
        createQuote: requestActor((quote: NewQuote, signal) => quotes.create(quote, signal)),
        loadAccount: requestActor((_: void, signal) => account.load(signal)),
      },
    },
  ),
  input: { offerIds, search, key: ids.next(), draft: parseQuoteDraft(drafts.load(QUOTE_DRAFT_KEY)) },
});

export type SaveQuoteView = Pick<SaveContext, "draft" | "problems" | "failure" | "saved"> & {
  readonly kind: "editing" | "saving" | "saved";
};

export const saveQuoteView = (snapshot: SnapshotFrom<typeof saveQuoteMachine>): SaveQuoteView => {
  const { draft, problems, failure, saved } = snapshot.context;
  return { kind: snapshot.value, draft, problems, failure, saved };
};
