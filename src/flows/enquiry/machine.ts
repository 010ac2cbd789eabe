import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { Enquiry } from "#domain/enquiries";
import type { SentEnquiry } from "#ports/enquiry.ts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { EnquiryContext } from "./context.ts";
import type { EnquiryEvent } from "./events.ts";
import { acceptedForm, problemsOf, refusedFields, remainingProblems } from "./rules.ts";

interface Types {
  readonly context: EnquiryContext;
  readonly events: EnquiryEvent;
  readonly input: Pick<EnquiryContext, "kept">;
}

const failureIn = (output: Result<void, Failure>): Failure | null => (output.isErr() ? output.error : null);

const enquiry = setup({
  types: machineTypes<Types>(),
  actors: { send: fromPromise<Result<void, Failure>, SentEnquiry | null>(notProvided("send")) },
  actions: { keep: (_args, _params: { readonly form: Enquiry }) => undefined, dropKept: () => undefined },
  guards: { isComplete: ({ event }) => problemsOf(event.form).length === 0 },
});

const typed = [
  { type: "keep", params: ({ event }: { readonly event: EnquiryEvent }) => event },
  enquiry.assign({ problems: ({ context, event }) => remainingProblems(context.problems, event.form) }),
] as const;

/**
 * An enquiry: written, checked, sent once. A failure leaves everything that was written in place, and what was not sent is
 * kept for when the page is opened again.
 */
export const enquiryMachine = enquiry.createMachine({
  id: "enquiry",
  context: ({ input }) => ({ kept: input.kept, sending: null, problems: [], failure: null }),
  initial: "open",
  on: {
    "enquiry.changed": {
      actions: typed,
    },
  },
  states: {
    open: {
      initial: "idle",
      states: {
        idle: {},
        sent: { entry: "dropKept", on: { "enquiry.changed": { target: "idle", actions: typed } } },
        failed: {},
      },
      on: {
        "enquiry.submitted": [
          {
            guard: "isComplete",
            target: "submitting",
            actions: assign({ sending: ({ event }) => acceptedForm(event.form) }),
          },
          {
            target: "open",
            actions: assign({ problems: ({ event }) => problemsOf(event.form), failure: null }),
          },
        ],
      },
    },
    submitting: {
      entry: assign({ problems: [], failure: null }),
      exit: assign({ sending: null }),
      invoke: {
        src: "send",
        input: ({ context }) => context.sending,
        onDone: [
          { guard: answered, target: "open.sent" },
          {
            target: "open.failed",
            actions: assign(({ event }) => {
              const failure = failureIn(event.output);
              return { failure, problems: refusedFields(failure) };
            }),
          },
        ],
        onError: { target: "open.failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
  },
});
