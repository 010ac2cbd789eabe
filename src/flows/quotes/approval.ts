import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { QuoteOutcome } from "#domain/quotes";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isConflict } from "../failure.ts";
import type { OpenedQuote, QuoteDecisionSubmission } from "#ports/quotes.ts";
import { formatDrafts, parseDrafts } from "../documents/comment-draft.ts";
import { QUOTE_APPROVAL_KEY } from "../draft-keys.ts";
import {
  type FlowPorts,
  isOk,
  LOADING_STATES,
  type LoadingTag,
  machineTypes,
  missingActor,
  provide,
  publicRequestActor,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "../request.ts";

interface ApprovalContext {
  readonly token: string;
  readonly opened: OpenedQuote | null;
  readonly failure: Failure | null;
  readonly offer: number | null;
  readonly name: string;
  readonly comment: string;
  readonly key: string;
  readonly outcome: QuoteOutcome;
  /** The field that is missing. */
  readonly missing: "name" | "offer" | "comment" | null;
  readonly sendFailure: Failure | null;
}

export type ApprovalEvent =
  | { readonly type: "page.retried" }
  | { readonly type: "offer.chosen"; readonly offer: number }
  | { readonly type: "name.typed"; readonly text: string }
  | { readonly type: "comment.typed"; readonly text: string }
  | { readonly type: "decision.submitted"; readonly outcome: QuoteOutcome }
  | { readonly type: "comment.submitted" }
  | { readonly type: "document.requested" };

interface ApprovalTypes {
  readonly context: ApprovalContext;
  readonly input: Pick<ApprovalContext, "token" | "key" | "name">;
  readonly events: ApprovalEvent;
  readonly emitted: { readonly type: "download.failed"; readonly failure: Failure | null };
  readonly tags: LoadingTag;
}

interface CommentInput {
  readonly token: string;
  readonly name: string;
  readonly text: string;
  readonly key: string;
}

const findMissing = ({ name, offer }: ApprovalContext, outcome: QuoteOutcome): ApprovalContext["missing"] => {
  if (outcome === "approved" && offer === null) return "offer";
  return name.trim() === "" ? "name" : null;
};

const findMissingOfComment = ({ name, comment }: ApprovalContext): ApprovalContext["missing"] => {
  if (name.trim() === "") return "name";
  return comment.trim() === "" ? "comment" : null;
};

const toOnlyOffer = (opened: OpenedQuote | null): number | null => (opened?.quote.offers.length === 1 ? 0 : null);

const approvalMachine = setup({
  types: machineTypes<ApprovalTypes>(),
  actors: {
    openQuote: missingActor<OpenedQuote, { readonly token: string }>("openQuote"),
    decide: missingActor<OpenedQuote, QuoteDecisionSubmission>("decide"),
    sendComment: missingActor<OpenedQuote, CommentInput>("sendComment"),
    fetchDocument: missingActor<NamedFile, { readonly token: string }>("fetchDocument"),
  },
  actions: {
    saveDraft: () => undefined,
    loadDraft: () => undefined,
    renewKey: () => undefined,
    saveFile: (_args, _params: { readonly file: NamedFile | null }) => undefined,
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
}).createMachine({
  id: "approval",
  context: ({ input }) => ({
    ...input,
    opened: null,
    failure: null,
    offer: null,
    comment: "",
    outcome: "approved",
    missing: null,
    sendFailure: null,
  }),
  initial: "loading",
  states: {
    loading: {
      ...LOADING_STATES,
      tags: "loading",
      entry: assign({ failure: null }),
      invoke: {
        src: "openQuote",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: isOk,
            target: "shown",
            actions: [
              assign(({ context, event }) => {
                const opened = event.output.unwrapOr(null);
                return { opened, offer: context.offer ?? toOnlyOffer(opened) };
              }),
              "loadDraft",
            ],
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "page.retried": "loading" } },
    shown: {
      on: {
        "offer.chosen": { actions: assign({ offer: ({ event }) => event.offer, missing: null }) },
        "name.typed": { actions: [assign({ name: ({ event }) => event.text, missing: null }), "saveDraft"] },
        "comment.typed": { actions: [assign({ comment: ({ event }) => event.text, missing: null }), "saveDraft"] },
        "decision.submitted": [
          {
            guard: ({ context, event }) => findMissing(context, event.outcome) === null,
            target: "deciding",
            actions: assign({ outcome: ({ event }) => event.outcome }),
          },
          { actions: assign({ missing: ({ context, event }) => findMissing(context, event.outcome) }) },
        ],
        "comment.submitted": [
          { guard: ({ context }) => findMissingOfComment(context) === null, target: "commenting" },
          { actions: assign({ missing: ({ context }) => findMissingOfComment(context) }) },
        ],
        "document.requested": "fetching",
      },
    },
    deciding: {
      entry: assign({ sendFailure: null }),
      invoke: {
        src: "decide",
        input: ({ context: { token, name, outcome, offer, comment } }) => ({
          token,
          name: name.trim(),
          outcome,
          offer: outcome === "approved" ? offer : null,
          comment: comment.trim(),
        }),
        onDone: [
          { guard: isOk, target: "shown", actions: [assign({ opened: readValue, comment: "" }), "saveDraft"] },
          {
            guard: ({ event }) => isConflict(readFailure({ event })),
            target: "loading",
            actions: assign({ sendFailure: readFailure }),
          },
          { target: "shown", actions: assign({ sendFailure: readFailure }) },
        ],
      },
    },
    commenting: {
      entry: assign({ sendFailure: null }),
      invoke: {
        src: "sendComment",
        input: ({ context: { token, name, comment, key } }) => ({
          token,
          name: name.trim(),
          text: comment.trim(),
          key,
        }),
        onDone: [
          {
            guard: isOk,
            target: "shown",
            actions: [assign({ opened: readValue, comment: "" }), "saveDraft", "renewKey"],
          },
          { target: "shown", actions: assign({ sendFailure: readFailure }) },
        ],
      },
    },
    fetching: {
      invoke: {
        src: "fetchDocument",
        input: ({ context }) => ({ token: context.token }),
        onDone: [
          {
            guard: isOk,
            target: "shown",
            actions: { type: "saveFile", params: ({ event }) => ({ file: event.output.unwrapOr(null) }) },
          },
          {
            target: "shown",
            actions: emit(({ event }) => ({ type: "download.failed", failure: readFailure({ event }) }) as const),
          },
        ],
      },
    },
  },
});

/** The page of a link to a quote, which needs no account: a 401 does not end a session that the browser may have. */
export const approvalFlow = (
  { ports: { quotes, documents, drafts, ids } }: FlowPorts<"quotes" | "documents" | "drafts" | "ids">,
  token: string,
) => {
  const load = () => parseDrafts(drafts.load(QUOTE_APPROVAL_KEY));
  const machine = approvalMachine.provide({
    actions: {
      loadDraft: assign(({ context }) => ({
        comment: context.comment || (load()[context.opened?.quote.number ?? ""] ?? ""),
      })),
      saveDraft: ({ context: { name, comment, opened } }) => {
        const named = parseDrafts(formatDrafts(load(), "name", name));
        const text = formatDrafts(named, opened?.quote.number ?? "", comment);
        if (text === null) drafts.remove(QUOTE_APPROVAL_KEY);
        else drafts.save(QUOTE_APPROVAL_KEY, text);
      },
      renewKey: assign({ key: () => ids.next() }),
      saveFile: (_args, { file }) => {
        if (file !== null) documents.save(file);
      },
    },
  });
  return {
    machine: provide(machine, {
      actors: {
        openQuote: publicRequestActor(({ token: asked }: { readonly token: string }, signal) =>
          quotes.open(asked, signal),
        ),
        decide: publicRequestActor((decision: QuoteDecisionSubmission, signal) => quotes.decide(decision, signal)),
        sendComment: publicRequestActor((comment: CommentInput, signal) => quotes.commentShared(comment, signal)),
        fetchDocument: publicRequestActor(({ token: asked }: { readonly token: string }, signal) =>
          quotes.sharedPdf(asked, signal),
        ),
      },
    }),
    input: { token, key: ids.next(), name: load()["name"] ?? "" },
  };
};

export type ApprovalView =
  | { readonly kind: "loading"; readonly isSlow: boolean }
  /** It never existed, has expired or was revoked. */
  | { readonly kind: "gone" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | ({
      readonly kind: "shown";
      readonly opened: OpenedQuote;
      readonly busy: "deciding" | "commenting" | "fetching" | null;
    } & Pick<ApprovalContext, "offer" | "name" | "comment" | "missing" | "sendFailure" | "outcome">);

const BUSY = ["deciding", "commenting", "fetching"] as const;

/** A quote that is read again after a conflict stays on screen. */
export const approvalView = (snapshot: SnapshotFrom<typeof approvalMachine>): ApprovalView => {
  const { opened, failure, offer, name, comment, missing, sendFailure, outcome } = snapshot.context;
  if (failure?.kind === "refused" && (failure.reason === "not-found" || failure.reason === "bad-request"))
    return { kind: "gone" };
  if (failure !== null) return { kind: "failed", failure };
  if (opened === null) return { kind: "loading", isSlow: snapshot.hasTag("slow") };
  const busy = BUSY.find((state) => snapshot.matches(state)) ?? null;
  return { kind: "shown", opened, busy, offer, name, comment, missing, sendFailure, outcome };
};
