import { assign, emit, setup, type SnapshotFrom } from "xstate";
import { type NewPassword, type PasswordProblem, findPasswordProblems } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import type { PasswordChange } from "#ports/api.ts";
import {
  type FlowPorts,
  isOk,
  machineTypes,
  missingActor,
  provide,
  publicRequestActor,
  readFailure,
} from "./request.ts";

export interface ResetPasswordContext extends PasswordChange {
  readonly problems: readonly PasswordProblem[];
  readonly failure: Failure | null;
}

interface ResetPasswordTypes {
  readonly context: ResetPasswordContext;
  readonly events:
    | { readonly type: "password.typed"; readonly changes: Partial<NewPassword> }
    | { readonly type: "password.submitted" };
  readonly emitted: { readonly type: "form.refused"; readonly problems: readonly PasswordProblem[] };
  readonly input: { readonly token: string };
}

const isField = (field: string): field is keyof NewPassword => field === "password" || field === "confirmPassword";

const refusedFields = (failure: Failure | null): readonly PasswordProblem[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => (isField(field) ? [{ field, message }] : []));

const isGone = (failure: Failure | null): boolean => failure?.kind === "refused" && failure.reason === "offer-gone";

/** Sets a new password with the token of a mailed link; a used or expired link leads back to requesting one. */
const resetPasswordMachine = setup({
  types: machineTypes<ResetPasswordTypes>(),
  actors: { changePassword: missingActor<void, PasswordChange>("changePassword") },
  guards: {
    hasNoToken: ({ context }) => context.token === "",
    isValid: ({ context }) => findPasswordProblems(context).length === 0,
  },
  actions: {
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
  },
}).createMachine({
  id: "resetPassword",
  context: ({ input }) => ({ token: input.token, password: "", confirmPassword: "", problems: [], failure: null }),
  initial: "routing",
  states: {
    routing: { always: [{ guard: "hasNoToken", target: "gone" }, { target: "idle" }] },
    idle: {
      on: {
        "password.typed": { actions: assign(({ event }) => ({ ...event.changes, problems: [] })) },
        "password.submitted": [
          { guard: "isValid", target: "changing" },
          {
            actions: [
              assign({ problems: ({ context }) => findPasswordProblems(context), failure: null }),
              "announceProblems",
            ],
          },
        ],
      },
    },
    changing: {
      entry: assign({ problems: [], failure: null }),
      invoke: {
        src: "changePassword",
        input: ({ context: { token, password, confirmPassword } }) => ({ token, password, confirmPassword }),
        onDone: [
          { guard: isOk, target: "changed" },
          { guard: ({ event }) => isGone(readFailure({ event })), target: "gone" },
          {
            target: "idle",
            actions: [
              assign(({ event }) => {
                const failure = readFailure({ event });
                return { failure, problems: refusedFields(failure) };
              }),
              "announceProblems",
            ],
          },
        ],
      },
    },
    changed: { entry: assign({ password: "", confirmPassword: "" }) },
    gone: { entry: assign({ password: "", confirmPassword: "" }) },
  },
});

/** `token` is that of the mailed link, '' if it has none. */
export const resetPasswordFlow = ({ ports }: FlowPorts<"passwordReset">, token: string) => {
  const machine = provide(resetPasswordMachine, {
    actors: {
      changePassword: publicRequestActor((input, signal) => ports.passwordReset.changePassword(input, signal)),
    },
  });
  return { machine, input: { token } };
};

type Snapshot = SnapshotFrom<typeof resetPasswordMachine>;

export type ResetStage = "idle" | "changing" | "changed" | "gone";

export const selectResetStage = (snapshot: Snapshot): ResetStage => {
  if (snapshot.matches("changed")) return "changed";
  if (snapshot.matches("gone")) return "gone";
  return snapshot.matches("changing") ? "changing" : "idle";
};

export const selectResetPassword = (snapshot: Snapshot): ResetPasswordContext => snapshot.context;
