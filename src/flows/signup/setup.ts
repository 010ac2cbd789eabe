import { assign, emit, setup } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { SignInForm, NewAccount, CodeSubmission } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type {
  SignupAttempt,
  SignupContext,
  SignupDraft,
  SignupFormProblem,
  SignupEvent,
  SignupNotice,
} from "./types.ts";
import { findAccountProblems, findCodeProblems, normaliseEmail, findEmailProblems, toFieldProblems } from "./rules.ts";
import { machineTypes, missingActor } from "../kit/request.ts";

const signupActors = {
  sendCode: missingActor<string, { readonly email: string }>("sendCode"),
  verifyCode: missingActor<void, CodeSubmission>("verifyCode"),
  createAccount: missingActor<void, NewAccount>("createAccount"),
  signIn: missingActor<Credentials, SignInForm>("signIn"),
};

interface SignupTypes {
  readonly context: SignupContext;
  readonly events: SignupEvent;
  readonly input: { readonly draft: SignupDraft; readonly otpToken: string | null };
  readonly emitted: SignupNotice;
}
interface Failed {
  readonly attempt: SignupAttempt;
  readonly failure: Failure | null;
}
interface Refused {
  readonly problems: readonly SignupFormProblem[];
}

const RESEND_WAIT = 30;

export const signupSetup = setup({
  types: machineTypes<SignupTypes>(),
  actors: signupActors,
  delays: { second: 1000, redirectDelay: 2000 },
  guards: {
    isEmailValid: ({ context }) => findEmailProblems(context).length === 0,
    isCodeValid: ({ context }) => findCodeProblems(context).length === 0,
    isAccountValid: ({ context }) => findAccountProblems(context).length === 0,
    isSent: ({ context }) =>
      context.otpToken !== null && context.sentTo !== "" && normaliseEmail(context) === context.sentTo,
    isVerified: ({ context }) => context.isVerified && normaliseEmail(context) === context.sentTo,
    mustWait: ({ context }) => context.secondsToWait > 0,
  },
  actions: {
    persistDraft: () => undefined,
    removeDraft: () => undefined,
    saveToken: (_args, _params: { readonly token: string }) => undefined,
    removeToken: () => undefined,
    saveCredentials: (_args, _params: { readonly credentials: Credentials | null }) => undefined,
    leave: () => undefined,
    setCodeSent: assign(({ context }, { token }: { readonly token: string }) => ({
      otpToken: token,
      sentTo: normaliseEmail(context),
      isVerified: false,
      code: "",
      secondsToWait: RESEND_WAIT,
    })),
    /* A used or expired verification returns to the first step; the details are kept. */
    resetVerification: assign({ otpToken: null, sentTo: "", isVerified: false }),
    setProblems: assign((_, { problems }: Refused) => ({ problems, failure: null })),
    announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
    setFailure: assign((_, { attempt, failure }: Failed) => ({
      failure: failure === null ? null : { attempt, failure },
      problems: toFieldProblems(failure),
    })),
    clearErrors: assign({ problems: [], failure: null, wasSentAgain: false }),
  },
});
