import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { findRecipientProblem } from "#domain/links";
import type { Failure } from "#ports/failure.ts";
import type { CreatedLink } from "#ports/links.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface ShareContext {
  readonly id: string;
  readonly recipient: string;
  readonly problem: string | null;
  readonly failure: Failure | null;
  readonly created: CreatedLink | null;
}

interface ShareTypes {
  readonly context: ShareContext;
  readonly input: Pick<ShareContext, "id" | "recipient">;
  readonly events:
    | { readonly type: "recipient.typed"; readonly recipient: string }
    | { readonly type: "link.submitted" };
  readonly emitted: { readonly type: "link.created" };
}

interface ShareInput {
  readonly id: string;
  readonly recipient: string;
}

const shareQuoteMachine = setup({
  types: machineTypes<ShareTypes>(),
  actors: { createLink: missingActor<CreatedLink, ShareInput>("createLink") },
}).createMachine({
  id: "shareQuote",
  context: ({ input }) => ({ ...input, problem: null, failure: null, created: null }),
  initial: "editing",
  states: {
    editing: {
      on: {
        "recipient.typed": { actions: assign({ recipient: ({ event }) => event.recipient, problem: null }) },
        "link.submitted": [
          { guard: ({ context }) => findRecipientProblem(context.recipient) === null, target: "creating" },
          { actions: assign({ problem: ({ context }) => findRecipientProblem(context.recipient) }) },
        ],
      },
    },
    creating: {
      entry: assign({ failure: null }),
      invoke: {
        src: "createLink",
        input: ({ context: { id, recipient } }) => ({ id, recipient: recipient.trim() }),
        onDone: [
          { guard: isOk, target: "created", actions: [assign({ created: readValue }), emit({ type: "link.created" })] },
          { target: "editing", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    created: {},
  },
});

/** The form for a link to approve a quote; its address is shown once. */
export const shareQuoteFlow = (
  { requestActor, ports: { quotes } }: FlowServices<"quotes">,
  input: Pick<ShareContext, "id" | "recipient">,
) => ({
  machine: provide(shareQuoteMachine, {
    actors: { createLink: requestActor((link: ShareInput, signal) => quotes.share(link, signal)) },
  }),
  input,
});

export type ShareQuoteView = Pick<ShareContext, "recipient" | "problem" | "failure" | "created"> & {
  readonly isCreating: boolean;
};

export const shareQuoteView = (snapshot: SnapshotFrom<typeof shareQuoteMachine>): ShareQuoteView => {
  const { recipient, problem, failure, created } = snapshot.context;
  return { recipient, problem, failure, created, isCreating: snapshot.matches("creating") };
};
