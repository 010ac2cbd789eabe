import type { Result } from "neverthrow";
import { assign, emit, fromPromise, setup } from "xstate";
import { readEmail } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";

export interface ForgotPasswordContext {
  /** As typed. */
  readonly email: string;
  readonly problems: readonly EmailProblem[];
  readonly failure: Failure | null;
}

interface ForgotPasswordTypes {
  readonly context: ForgotPasswordContext;
  readonly events:
    | { readonly type: "email.typed"; readonly email: string }
    | { readonly type: "email.submitted" }
    /** The message did not arrive: ask again, maybe for another address. */
    | { readonly type: "form.reopened" };
  readonly emitted: { readonly type: "form.refused"; readonly problems: readonly EmailProblem[] };
}

/** What is wrong with the email field. */
export interface EmailProblem {
  readonly field: "email";
  readonly message: string;
}

const checkEmail = (email: string): readonly EmailProblem[] =>
  readEmail(email).match(
    () => [],
    (message) => [{ field: "email", message }],
  );

/** What the server refused about the email. */
const refusedFields = (failure: Failure | null): readonly EmailProblem[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => (field === "email" ? [{ field, message }] : []));

/** Asking for the link to set a new password; what follows is the same whether or not the address is known. */
export const forgotPasswordMachine = setup({
  types: machineTypes<ForgotPasswordTypes>(),
  actors: { askForLink: fromPromise<Result<void, Failure>, { readonly email: string }>(notProvided("askForLink")) },
  guards: { emailFits: ({ context }) => checkEmail(context.email).length === 0 },
  actions: {
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
  },
}).createMachine({
  id: "forgotPassword",
  context: { email: "", problems: [], failure: null },
  initial: "asking",
  states: {
    asking: {
      on: {
        "email.typed": { actions: assign({ email: ({ event }) => event.email, problems: [] }) },
        "email.submitted": [
          { guard: "emailFits", target: "sending" },
          {
            actions: [
              assign({ problems: ({ context }) => checkEmail(context.email), failure: null }),
              "announceProblems",
            ],
          },
        ],
      },
    },
    sending: {
      entry: assign({ problems: [], failure: null }),
      invoke: {
        src: "askForLink",
        input: ({ context }) => ({ email: readEmail(context.email).unwrapOr("") }),
        onDone: [
          { guard: answered, target: "sent" },
          {
            target: "asking",
            actions: [
              assign(({ event }) => {
                const failure = event.output.isErr() ? event.output.error : null;
                return { failure, problems: refusedFields(failure) };
              }),
              "announceProblems",
            ],
          },
        ],
        onError: { target: "asking", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    sent: { on: { "form.reopened": "asking" } },
  },
});
