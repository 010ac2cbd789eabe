import { assign, emit, type SnapshotFrom, setup } from "xstate";
import { findReplacementProblems, type PasswordReplacement, type ReplacementProblem } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";

export interface PasswordContext extends PasswordReplacement {
  readonly problems: readonly ReplacementProblem[];
  readonly failure: Failure | null;
}

interface PasswordTypes {
  readonly context: PasswordContext;
  readonly events:
    | { readonly type: "password.typed"; readonly changes: Partial<PasswordReplacement> }
    | { readonly type: "password.submitted" };
  readonly emitted:
    | { readonly type: "form.refused"; readonly problems: readonly ReplacementProblem[] }
    | { readonly type: "password.changed"; readonly endedSessions: number };
}

const EMPTY: PasswordReplacement = { currentPassword: "", password: "", confirmPassword: "" };

const FIELDS = ["currentPassword", "password", "confirmPassword"] as const;

const refusedFields = (failure: Failure | null): readonly ReplacementProblem[] =>
  failure?.kind !== "refused"
    ? []
    : failure.fields.flatMap(({ field, message }) => {
        const known = FIELDS.find((name) => name === field);
        return known === undefined ? [] : [{ field: known, message }];
      });

/** Changing the password. What is typed is never stored, and forgotten once it is changed. */
const passwordMachine = setup({
  types: machineTypes<PasswordTypes>(),
  actors: { changePassword: missingActor<number, PasswordReplacement>("changePassword") },
  guards: { isValid: ({ context }) => findReplacementProblems(context).length === 0 },
  actions: {
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
  },
}).createMachine({
  id: "accountPassword",
  context: { ...EMPTY, problems: [], failure: null },
  initial: "idle",
  states: {
    idle: {
      on: {
        "password.typed": {
          actions: assign(({ context, event }) => ({
            ...event.changes,
            problems: context.problems.filter(({ field }) => event.changes[field] === undefined),
          })),
        },
        "password.submitted": [
          { guard: "isValid", target: "changing" },
          {
            actions: [
              assign(({ context }) => ({ problems: findReplacementProblems(context), failure: null })),
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
        input: ({ context: { currentPassword, password, confirmPassword } }) => ({
          currentPassword,
          password,
          confirmPassword,
        }),
        onDone: [
          {
            guard: isOk,
            target: "idle",
            actions: [
              assign(EMPTY),
              emit(({ event }) => ({ type: "password.changed", endedSessions: event.output.unwrapOr(0) }) as const),
            ],
          },
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
  },
});

export const accountPasswordFlow = ({ requestActor, ports }: FlowServices<"account">) =>
  provide(passwordMachine, {
    actors: {
      changePassword: requestActor((change: PasswordReplacement, signal) =>
        ports.account.changePassword(change, signal),
      ),
    },
  });

type Snapshot = SnapshotFrom<typeof passwordMachine>;

export const selectPassword = (snapshot: Snapshot): PasswordContext => snapshot.context;

export const isChangingPassword = (snapshot: Snapshot): boolean => snapshot.matches("changing");
