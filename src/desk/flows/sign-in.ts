import { assign, type SnapshotFrom, setup } from "xstate";
import { isOk, machineTypes, publicRequestActor, readFailure, readValue } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { Challenge, Credentials, DeskSession, PasskeyPort, SessionPort } from "../ports/index.ts";

interface SignInContext {
  readonly typed: Credentials;
  readonly challenge: Challenge | null;
  readonly code: string;
  readonly isRecovery: boolean;
  readonly failure: Failure | null;
  /** How often a code was refused: the field begins empty again. */
  readonly refusals: number;
}

interface SignInTypes {
  readonly context: SignInContext;
  readonly events:
    | { readonly type: "password.submitted"; readonly typed: Credentials }
    | { readonly type: "passkey.requested" }
    | { readonly type: "code.submitted"; readonly code: string }
    | { readonly type: "recovery.chosen"; readonly isRecovery: boolean }
    | { readonly type: "start.requested" };
}

const EMPTY: SignInContext = {
  typed: { email: "", password: "" },
  challenge: null,
  code: "",
  isRecovery: false,
  failure: null,
  refusals: 0,
};

const isGone = (failure: Failure | null): boolean => failure?.kind === "refused" && failure.reason === "offer-gone";

/** Signing in: the password, then a one-time code or a recovery code; or a passkey alone. `begin` is called with the new session. */
export const createSignInFlow = (
  session: Pick<SessionPort, "checkPassword" | "sendCode">,
  passkeys: Pick<PasskeyPort, "signIn">,
  begin: (session: DeskSession) => void,
) =>
  setup({
    types: machineTypes<SignInTypes>(),
    actors: {
      checkPassword: publicRequestActor(({ typed }: Pick<SignInContext, "typed">, signal) =>
        session.checkPassword(typed, signal),
      ),
      usePasskey: publicRequestActor((_: object, signal) => passkeys.signIn(signal)),
      sendCode: publicRequestActor(({ challenge, code, isRecovery }: SignInContext, signal) =>
        session.sendCode({ challenge: challenge?.challenge ?? "", code, isRecovery }, signal),
      ),
    },
    guards: {
      isGone: (_, { failure }: { readonly failure: Failure | null }) => isGone(failure),
    },
    actions: {
      fail: assign(({ context }, { failure }: { readonly failure: Failure | null }) => ({
        failure,
        refusals: context.refusals + 1,
      })),
      begin: (_, { session: begun }: { readonly session: DeskSession | null }) => {
        if (begun !== null) begin(begun);
      },
    },
  }).createMachine({
    id: "deskSignIn",
    context: EMPTY,
    initial: "password",
    states: {
      password: {
        on: {
          "password.submitted": {
            target: "checkingPassword",
            actions: assign(({ event }) => ({ typed: event.typed, failure: null })),
          },
          "passkey.requested": { target: "usingPasskey", actions: assign({ failure: null }) },
        },
      },
      checkingPassword: {
        invoke: {
          src: "checkPassword",
          input: ({ context: { typed } }) => ({ typed }),
          onDone: [
            {
              guard: isOk,
              target: "code",
              /* The password is not needed any more. */
              actions: assign(({ context, event }) => ({
                challenge: readValue({ event }),
                typed: { ...context.typed, password: "" },
              })),
            },
            { target: "password", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      usingPasskey: {
        invoke: {
          src: "usePasskey",
          input: {},
          onDone: [
            {
              guard: isOk,
              target: "done",
              actions: { type: "begin", params: ({ event }) => ({ session: readValue({ event }) }) },
            },
            { target: "password", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      code: {
        on: {
          "code.submitted": {
            target: "sendingCode",
            actions: assign(({ event }) => ({ code: event.code, failure: null })),
          },
          "recovery.chosen": { actions: assign(({ event }) => ({ isRecovery: event.isRecovery, failure: null })) },
          "start.requested": { target: "password", actions: assign(EMPTY) },
        },
      },
      sendingCode: {
        invoke: {
          src: "sendCode",
          input: ({ context }) => context,
          onDone: [
            {
              guard: isOk,
              target: "done",
              actions: { type: "begin", params: ({ event }) => ({ session: readValue({ event }) }) },
            },
            {
              guard: { type: "isGone", params: ({ event }) => ({ failure: readFailure({ event }) }) },
              target: "password",
              actions: { type: "fail", params: ({ event }) => ({ failure: readFailure({ event }) }) },
            },
            {
              target: "code",
              actions: { type: "fail", params: ({ event }) => ({ failure: readFailure({ event }) }) },
            },
          ],
        },
      },
      done: { type: "final" },
    },
  });

export interface SignInView {
  readonly step: "password" | "code";
  readonly isBusy: boolean;
  readonly isUsingPasskey: boolean;
  readonly email: string;
  readonly isRecovery: boolean;
  readonly recoveryCodesLeft: number;
  readonly failure: Failure | null;
  readonly refusals: number;
}

export const signInView = ({ value, context }: SnapshotFrom<ReturnType<typeof createSignInFlow>>): SignInView => ({
  step: ["password", "checkingPassword", "usingPasskey"].includes(value) ? "password" : "code",
  isBusy: value === "checkingPassword" || value === "sendingCode" || value === "done",
  isUsingPasskey: value === "usingPasskey",
  email: context.typed.email,
  isRecovery: context.isRecovery,
  recoveryCodesLeft: context.challenge?.recoveryCodesLeft ?? 0,
  failure: context.failure,
  refusals: context.refusals,
});
