import type { Result } from "neverthrow";
import { fromPromise, assign, emit, setup } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { SignInForm, NewAccount, CodeSubmission } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { missingActor, machineTypes } from "../request.ts";
import type { Attempt } from "../failure.ts";
import type { SignupContext, SignupDraft, SignupFormProblem, SignupEvent, SignupNotice } from "./types.ts";
import { findAccountProblems, findCodeProblems, normaliseEmail, findEmailProblems, toFieldProblems } from "./rules.ts";

/** The calls of a sign-up. */
const signupActors = {
  sendCode: fromPromise<Result<string, Failure>, { readonly email: string }>(missingActor("sendCode")),
  verifyCode: fromPromise<Result<void, Failure>, CodeSubmission>(missingActor("verifyCode")),
  create: fromPromise<Result<void, Failure>, NewAccount>(missingActor("create")),
  signIn: fromPromise<Result<Credentials, Failure>, SignInForm>(missingActor("signIn")),
};

interface SignupTypes {
  readonly context: SignupContext;
  readonly events: SignupEvent;
  readonly input: { readonly draft: SignupDraft; readonly otpToken: string | null };
  readonly emitted: SignupNotice;
}
interface Failed {
  readonly attempt: Attempt;
  readonly failure: Failure | null;
}
interface Refused {
  readonly problems: readonly SignupFormProblem[];
}

/** Seconds between two codes. */
const RESEND_WAIT = 30;

/** The failure in an answer, null when it is none. */
export const failureIn = (output: Result<unknown, Failure>): Failure | null => (output.isErr() ? output.error : null);

/** What the three steps of a sign-up are built from. */
export const signup = setup({
  types: machineTypes<SignupTypes>(),
  actors: signupActors,
  delays: { second: 1000, redirectDelay: 2000 },
  guards: {
    emailFits: ({ context }) => findEmailProblems(context).length === 0,
    codeFits: ({ context }) => findCodeProblems(context).length === 0,
    accountFits: ({ context }) => findAccountProblems(context).length === 0,
    isSent: ({ context }) =>
      context.otpToken !== null && context.sentTo !== "" && normaliseEmail(context) === context.sentTo,
    isVerified: ({ context }) => context.isVerified && normaliseEmail(context) === context.sentTo,
    mustWait: ({ context }) => context.secondsToWait > 0,
  },
  actions: {
    /** Kept on this device on every change. */
    keep: () => undefined,
    dropKept: () => undefined,
    rememberToken: (_args, _params: { readonly token: string }) => undefined,
    forgetToken: () => undefined,
    saveCredentials: (_args, _params: { readonly credentials: Credentials | null }) => undefined,
    leave: () => undefined,
    noteSent: assign(({ context }, { token }: { readonly token: string }) => ({
      otpToken: token,
      sentTo: normaliseEmail(context),
      isVerified: false,
      code: "",
      secondsToWait: RESEND_WAIT,
    })),
    /* A used or expired verification is worth nothing: the first step begins again, with everything typed. */
    dropVerification: assign({ otpToken: null, sentTo: "", isVerified: false }),
    noteProblems: assign((_, { problems }: Refused) => ({ problems, failure: null })),
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
    noteFailure: assign((_, { attempt, failure }: Failed) => ({
      failure: failure === null ? null : { attempt, failure },
      problems: toFieldProblems(failure),
    })),
    calm: assign({ problems: [], failure: null, wasSentAgain: false }),
  },
});
