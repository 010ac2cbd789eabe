import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { SentEnquiry } from "../../ports/enquiry.ts";
import type { Failure } from "../../ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { EnquiryContext } from "./context.ts";
import type { EnquiryEvent } from "./events.ts";
import { acceptedForm, problemsOf, remainingProblems } from "./rules.ts";

const enquiry = setup({
  types: machineTypes<{ context: EnquiryContext; events: EnquiryEvent }>(),
  actors: { send: fromPromise<Result<string, Failure>, SentEnquiry | null>(notProvided("send")) },
  guards: { isComplete: ({ event }) => problemsOf(event.form).length === 0 },
});

/** An enquiry: written, checked, sent once; a failure leaves everything that was written in place. */
export const enquiryMachine = enquiry.createMachine({
  id: "enquiry",
  context: { sending: null, problems: [], failure: null, thanks: "" },
  initial: "open",
  on: {
    "enquiry.changed": {
      actions: assign({ problems: ({ context, event }) => remainingProblems(context.problems, event.form) }),
    },
  },
  states: {
    open: {
      initial: "idle",
      states: { idle: {}, sent: {}, failed: {} },
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
          {
            guard: answered,
            target: "open.sent",
            actions: assign({ thanks: ({ event }) => event.output.unwrapOr("") }),
          },
          {
            target: "open.failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "open.failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
  },
});
