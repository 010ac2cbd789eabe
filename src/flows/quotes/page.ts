import { assign, emit, setup } from "xstate";
import { compareOffers, type OfferChange } from "#domain/quotes";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { ListedQuote, QuoteCheck } from "#ports/quotes.ts";
import { formatDrafts, parseDrafts } from "../documents/comment-draft.ts";
import { QUOTE_COMMENT_KEY } from "../draft-keys.ts";
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

export interface QuotePageContext {
  readonly number: string;
  readonly quote: ListedQuote | null;
  readonly failure: Failure | null;
  readonly comment: string;
  readonly commentKey: string;
  readonly commentFailure: Failure | null;
  /** Position of the offer that is checked. */
  readonly checking: number | null;
  readonly check: QuoteCheck | null;
  readonly checkFailure: Failure | null;
}

export type QuotePageEvent =
  | { readonly type: "page.requested" }
  | { readonly type: "comment.typed"; readonly text: string }
  | { readonly type: "comment.submitted" }
  | { readonly type: "offer.chosen"; readonly offer: number }
  | { readonly type: "check.closed" }
  | { readonly type: "changes.accepted" }
  | { readonly type: "document.requested" };

interface PageTypes {
  readonly context: QuotePageContext;
  readonly input: Pick<QuotePageContext, "number" | "comment" | "commentKey">;
  readonly events: QuotePageEvent;
  readonly emitted: { readonly type: "download.failed"; readonly failure: Failure | null };
  readonly tags: LoadingTag;
}

interface CommentInput {
  readonly id: string;
  readonly text: string;
  readonly key: string;
}

interface CheckInput {
  readonly id: string;
  readonly offer: number;
}

/** What differs between the checked offer as quoted and as it can be booked now. */
export const findChanges = ({
  quote,
  checking,
  check,
}: Pick<QuotePageContext, "quote" | "checking" | "check">): readonly OfferChange[] => {
  const quoted = checking === null ? undefined : quote?.offers[checking];
  return quoted === undefined || check === null ? [] : compareOffers(quoted, check.offer);
};

export const quotePageMachine = setup({
  types: machineTypes<PageTypes>(),
  actors: {
    loadQuote: missingActor<ListedQuote, { readonly number: string }>("loadQuote"),
    sendComment: missingActor<ListedQuote, CommentInput>("sendComment"),
    checkOffer: missingActor<QuoteCheck, CheckInput>("checkOffer"),
    fetchDocument: missingActor<NamedFile, { readonly number: string }>("fetchDocument"),
  },
  actions: {
    saveComment: () => undefined,
    renewKey: () => undefined,
    saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined,
  },
  guards: { hasChanges: ({ context }) => findChanges(context).length > 0 },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "quotePage",
  context: ({ input }) => ({
    ...input,
    quote: null,
    failure: null,
    commentFailure: null,
    checking: null,
    check: null,
    checkFailure: null,
  }),
  type: "parallel",
  states: {
    page: {
      initial: "loading",
      on: { "page.requested": ".loading" },
      states: {
        loading: {
          ...LOADING_STATES,
          tags: "loading",
          entry: assign({ failure: null }),
          invoke: {
            src: "loadQuote",
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              { guard: isOk, target: "shown", actions: assign({ quote: readValue }) },
              { target: "shown", actions: assign({ failure: readFailure }) },
            ],
          },
        },
        shown: {},
      },
    },
    comment: {
      initial: "idle",
      states: {
        idle: {
          on: {
            "comment.typed": { actions: [assign({ comment: ({ event }) => event.text }), "saveComment"] },
            "comment.submitted": { guard: ({ context }) => context.comment.trim() !== "", target: "sending" },
          },
        },
        sending: {
          entry: assign({ commentFailure: null }),
          invoke: {
            src: "sendComment",
            input: ({ context: { quote, comment, commentKey } }) => ({
              id: quote?.id ?? "",
              text: comment.trim(),
              key: commentKey,
            }),
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: [assign({ quote: readValue, comment: "" }), "saveComment", "renewKey"],
              },
              { target: "idle", actions: assign({ commentFailure: readFailure }) },
            ],
          },
        },
      },
    },
    booking: {
      initial: "closed",
      states: {
        closed: {
          entry: assign({ checking: null, check: null, checkFailure: null }),
          on: { "offer.chosen": { target: "checking", actions: assign({ checking: ({ event }) => event.offer }) } },
        },
        checking: {
          on: { "check.closed": "closed" },
          invoke: {
            src: "checkOffer",
            input: ({ context }) => ({ id: context.quote?.id ?? "", offer: context.checking ?? 0 }),
            onDone: [
              { guard: isOk, target: "checked", actions: assign({ check: readValue }) },
              { target: "failed", actions: assign({ checkFailure: readFailure }) },
            ],
          },
        },
        checked: { always: [{ guard: "hasChanges", target: "comparing" }, { target: "confirming" }] },
        comparing: { on: { "check.closed": "closed", "changes.accepted": "confirming" } },
        confirming: { on: { "check.closed": "closed" } },
        failed: { on: { "check.closed": "closed" } },
      },
    },
    document: {
      initial: "idle",
      states: {
        idle: { on: { "document.requested": "fetching" } },
        fetching: {
          invoke: {
            src: "fetchDocument",
            input: ({ context }) => ({ number: context.number }),
            onDone: [
              {
                guard: isOk,
                target: "idle",
                actions: { type: "saveFile", params: ({ event }) => ({ file: event.output.unwrapOr(null) }) },
              },
              {
                target: "idle",
                actions: emit(({ event }) => ({ type: "download.failed", failure: readFailure({ event }) }) as const),
              },
            ],
          },
        },
      },
    },
  },
});

/** The page of a quote: its offers, comments, document, and the check before an offer is booked. */
export const quotePageFlow = (
  { requestActor, ports: { quotes, documents, drafts, ids } }: FlowServices<"quotes" | "documents" | "drafts" | "ids">,
  number: string,
) => ({
  machine: provide(
    quotePageMachine.provide({
      actions: {
        saveComment: ({ context }) => {
          const text = formatDrafts(parseDrafts(drafts.load(QUOTE_COMMENT_KEY)), number, context.comment);
          if (text === null) drafts.remove(QUOTE_COMMENT_KEY);
          else drafts.save(QUOTE_COMMENT_KEY, text);
        },
        renewKey: assign({ commentKey: () => ids.next() }),
        saveFile: (_args, { file }) => {
          if (file !== null) documents.save(file);
        },
      },
    }),
    {
      actors: {
        loadQuote: requestActor(({ number: asked }: { readonly number: string }, signal) => quotes.find(asked, signal)),
        sendComment: requestActor((comment: CommentInput, signal) => quotes.comment(comment, signal)),
        checkOffer: requestActor((offer: CheckInput, signal) => quotes.check(offer, signal)),
        fetchDocument: requestActor(({ number: asked }: { readonly number: string }, signal) =>
          quotes.pdf(asked, signal),
        ),
      },
    },
  ),
  input: {
    number,
    comment: parseDrafts(drafts.load(QUOTE_COMMENT_KEY))[number] ?? "",
    commentKey: ids.next(),
  },
});
