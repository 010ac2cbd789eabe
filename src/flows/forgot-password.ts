import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { readEmail } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { type FlowPorts, isOk, machineTypes, missingActor, provide, publicRequestActor } from "./request.ts";

export interface ForgotPasswordContext {
  readonly email: string;
  readonly problems: readonly EmailProblem[];
  readonly failure: Failure | null;
}

interface ForgotPasswordTypes {
  readonly context: ForgotPasswordContext;
  readonly events:
    | { readonly type: "email.typed"; readonly email: string }
    | { readonly type: "email.submitted" }
    /** The message did not arrive. */
    | { readonly type: "form.reopened" };
  readonly emitted: { readonly type: "form.refused"; readonly problems: readonly EmailProblem[] };
}

export interface EmailProblem {
  readonly field: "email";
  readonly message: string;
}

const checkEmail = (email: string): readonly EmailProblem[] =>
  readEmail(email).match(
    () => [],
    (message) => [{ field: "email", message }],
  );

const refusedFields = (failure: Failure | null): readonly EmailProblem[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => (field === "email" ? [{ field, message }] : []));

/** Requests a link to set a new password; the result is the same for unknown addresses. */
const forgotPasswordMachine = setup({
  types: machineTypes<ForgotPasswordTypes>(),
  actors: { requestLink: missingActor<void, { readonly email: string }>("requestLink") },
  guards: { emailFits: ({ context }) => checkEmail(context.email).length === 0 },
  actions: {
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
  },
}).createMachine({
  id: "forgotPassword",
  context: { email: "", problems: [], failure: null },
  initial: "idle",
  states: {
    idle: {
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
        src: "requestLink",
        input: ({ context }) => ({ email: readEmail(context.email).unwrapOr("") }),
        onDone: [
          { guard: isOk, target: "sent" },
          {
            target: "idle",
            actions: [
              assign(({ event }) => {
                const failure = event.output.isErr() ? event.output.error : null;
                return { failure, problems: refusedFields(failure) };
              }),
              "announceProblems",
            ],
          },
        ],
      },
    },
    sent: { on: { "form.reopened": "idle" } },
  },
});

export const forgotPasswordFlow = ({ ports }: FlowPorts<"passwordReset">) =>
  provide(forgotPasswordMachine, {
    actors: {
      requestLink: publicRequestActor((input, signal) => ports.passwordReset.requestLink(input.email, signal)),
    },
  });

type Snapshot = SnapshotFrom<typeof forgotPasswordMachine>;

export type ForgotStage = "idle" | "sending" | "sent";

export const selectForgotStage = (snapshot: Snapshot): ForgotStage => {
  if (snapshot.matches("sent")) return "sent";
  return snapshot.matches("sending") ? "sending" : "idle";
};

export const selectForgotPassword = (snapshot: Snapshot): ForgotPasswordContext => snapshot.context;
