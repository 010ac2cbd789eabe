import { okAsync } from "neverthrow";
import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { type DraftOutcome, findLatestVersion } from "#domain/documents";
import type { CommentSubmission, DecisionSubmission, ListedDocument } from "#ports/booking-documents.ts";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "../failure.ts";
import { DOCUMENT_COMMENT_KEY } from "../draft-keys.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";
import { formatDrafts, parseDrafts } from "./comment-draft.ts";

interface DiscussionContext {
  readonly booking: string;
  readonly document: ListedDocument;
  readonly comment: string;
  /** Of the typed comment: a repeated request does not write it twice. */
  readonly key: string;
  readonly failure: Failure | null;
  /** The shipper asked for changes without saying which. */
  readonly isCommentMissing: boolean;
}

type Changed = {
  readonly type: "document.changed";
  readonly document: ListedDocument;
  /** Null for a comment. */
  readonly outcome: DraftOutcome | null;
};

interface DiscussionTypes {
  readonly context: DiscussionContext;
  readonly events:
    | { readonly type: "comment.typed"; readonly text: string }
    | { readonly type: "comment.submitted" }
    | { readonly type: "decision.submitted"; readonly outcome: DraftOutcome }
    /** The list was read again. */
    | { readonly type: "document.renewed"; readonly document: ListedDocument };
  readonly emitted:
    | Changed
    /** Somebody else changed it: the list has to be read again. */
    | { readonly type: "document.outdated" }
    | { readonly type: "comment.refused" };
  readonly input: Pick<DiscussionContext, "booking" | "document" | "comment" | "key">;
}

const toPlace = ({ booking, document }: DiscussionContext) => ({
  booking,
  document: document.id,
  version: findLatestVersion(document)?.number ?? 0,
});

/** The comments of a document and the decision about a draft B/L. What is typed is stored until it is sent. */
const discussionMachine = setup({
  types: machineTypes<DiscussionTypes>(),
  actors: {
    writeComment: missingActor<ListedDocument, CommentSubmission>("writeComment"),
    decideDraft: missingActor<ListedDocument, DecisionSubmission>("decideDraft"),
    nextKey: missingActor<string>("nextKey"),
  },
  guards: {
    isTyped: ({ context }) => context.comment.trim() !== "",
    lacksComment: ({ context }, { outcome }: { readonly outcome: DraftOutcome }) =>
      outcome === "changes-requested" && context.comment.trim() === "",
  },
  actions: {
    persistComment: (_args, _params: { readonly id: string; readonly comment: string }) => undefined,
  },
}).createMachine({
  id: "discussion",
  context: ({ input }) => ({ ...input, failure: null, isCommentMissing: false }),
  initial: "idle",
  on: {
    "document.renewed": { actions: assign(({ event }) => ({ document: event.document })) },
  },
  states: {
    idle: {
      on: {
        "comment.typed": {
          actions: [
            assign(({ event }) => ({ comment: event.text, isCommentMissing: false })),
            {
              type: "persistComment",
              params: ({ context }) => ({ id: context.document.id, comment: context.comment }),
            },
          ],
        },
        "comment.submitted": { guard: "isTyped", target: "commenting" },
        "decision.submitted": [
          {
            guard: { type: "lacksComment", params: ({ event }) => event },
            actions: [assign({ isCommentMissing: true, failure: null }), emit({ type: "comment.refused" })],
          },
          { target: "deciding" },
        ],
      },
    },
    commenting: {
      entry: assign({ failure: null }),
      invoke: {
        src: "writeComment",
        input: ({ context }) => ({ ...toPlace(context), text: context.comment, key: context.key }),
        onDone: [
          {
            guard: isOk,
            target: "sent",
            actions: [
              assign(({ context, event }) => ({ document: readValue({ event }) ?? context.document })),
              emit(({ context }): Changed => ({ type: "document.changed", document: context.document, outcome: null })),
            ],
          },
          { target: "idle", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    deciding: {
      entry: assign({ failure: null }),
      invoke: {
        src: "decideDraft",
        input: ({ context, event }) => ({
          ...toPlace(context),
          outcome: event.type === "decision.submitted" ? event.outcome : "approved",
          comment: context.comment,
        }),
        onDone: [
          {
            guard: isOk,
            target: "sent",
            actions: [
              assign(({ context, event }) => ({ document: readValue({ event }) ?? context.document })),
              emit(({ context }): Changed => {
                const outcome = findLatestVersion(context.document)?.decision?.outcome ?? null;
                return { type: "document.changed", document: context.document, outcome };
              }),
            ],
          },
          {
            guard: ({ event }) => isConflict(readFailure({ event })),
            target: "idle",
            actions: [assign({ failure: readFailure }), emit({ type: "document.outdated" })],
          },
          { target: "idle", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    sent: {
      entry: [
        assign({ comment: "", isCommentMissing: false }),
        { type: "persistComment", params: ({ context }) => ({ id: context.document.id, comment: "" }) },
      ],
      invoke: {
        src: "nextKey",
        onDone: {
          target: "idle",
          actions: assign({ key: ({ context, event }) => event.output.unwrapOr(context.key) }),
        },
      },
    },
  },
});

export interface DiscussionView {
  readonly document: ListedDocument;
  readonly comment: string;
  readonly isSending: boolean;
  readonly isCommentMissing: boolean;
  readonly failure: Failure | null;
}

export const discussionView = (snapshot: SnapshotFrom<typeof discussionMachine>): DiscussionView => {
  const { document, comment, isCommentMissing, failure } = snapshot.context;
  return { document, comment, isCommentMissing, failure, isSending: !snapshot.matches("idle") };
};

export const discussionFlow = (
  { requestActor, ports }: FlowServices<"bookingDocuments" | "drafts" | "ids">,
  booking: string,
  document: ListedDocument,
) => {
  const { bookingDocuments, drafts, ids } = ports;
  const loadDrafts = () => parseDrafts(drafts.load(DOCUMENT_COMMENT_KEY));
  const machine = provide(discussionMachine, {
    actors: {
      writeComment: requestActor((comment: CommentSubmission, signal) => bookingDocuments.comment(comment, signal)),
      decideDraft: requestActor((decision: DecisionSubmission, signal) => bookingDocuments.decide(decision, signal)),
      nextKey: requestActor((_: void) => okAsync<string, Failure>(ids.next())),
    },
    actions: {
      persistComment: (_args, { id, comment }) => {
        const text = formatDrafts(loadDrafts(), id, comment);
        if (text === null) drafts.remove(DOCUMENT_COMMENT_KEY);
        else drafts.save(DOCUMENT_COMMENT_KEY, text);
      },
    },
  });
  return { machine, input: { booking, document, comment: loadDrafts()[document.id] ?? "", key: ids.next() } };
};
