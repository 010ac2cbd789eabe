import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import { readEmail } from "../../domain/accounts/email.ts";
import type { Failure } from "../../ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";

export interface ForgotPasswordContext {
  /** As typed. */
  readonly email: string;
  readonly problem: string | null;
  readonly failure: Failure | null;
}

interface ForgotPasswordTypes {
  readonly context: ForgotPasswordContext;
  readonly events:
    | { readonly type: "email.typed"; readonly email: string }
    | { readonly type: "email.submitted" }
    /** The message did not arrive: ask again, maybe for another address. */
    | { readonly type: "form.reopened" };
}

const problemOf = (email: string): string | null =>
  readEmail(email).match(
    () => null,
    (message) => message,
  );

/** Asking for the link to set a new password; what follows is the same whether or not the address is known. */
export const forgotPasswordMachine = setup({
  types: machineTypes<ForgotPasswordTypes>(),
  actors: { askForLink: fromPromise<Result<void, Failure>, { readonly email: string }>(notProvided("askForLink")) },
  guards: { emailFits: ({ context }) => problemOf(context.email) === null },
}).createMachine({
  id: "forgotPassword",
  context: { email: "", problem: null, failure: null },
  initial: "asking",
  states: {
    asking: {
      on: {
        "email.typed": { actions: assign({ email: ({ event }) => event.email, problem: null }) },
        "email.submitted": [
          { guard: "emailFits", target: "sending" },
          { actions: assign({ problem: ({ context }) => problemOf(context.email), failure: null }) },
        ],
      },
    },
    sending: {
      entry: assign({ problem: null, failure: null }),
      invoke: {
        src: "askForLink",
        input: ({ context }) => ({ email: readEmail(context.email).unwrapOr("") }),
        onDone: [
          { guard: answered, target: "sent" },
          {
            target: "asking",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "asking", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    sent: { on: { "form.reopened": "asking" } },
  },
});
