import type { Result } from "neverthrow";
import { assign, emit, setup } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import type { Attempt } from "../failure.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { signupActors } from "./actors.ts";
import type { SignupContext, SignupDraft, SignupProblemAt } from "./context.ts";
import type { SignupEvent, SignupNotice } from "./events.ts";
import { accountProblems, codeProblems, emailOf, emailProblems, refusedFields } from "./rules.ts";

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
  readonly problems: readonly SignupProblemAt[];
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
    emailFits: ({ context }) => emailProblems(context).length === 0,
    codeFits: ({ context }) => codeProblems(context).length === 0,
    accountFits: ({ context }) => accountProblems(context).length === 0,
    isSent: ({ context }) => context.otpToken !== null && context.sentTo !== "" && emailOf(context) === context.sentTo,
    isVerified: ({ context }) => context.isVerified && emailOf(context) === context.sentTo,
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
      sentTo: emailOf(context),
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
      problems: refusedFields(failure),
    })),
    calm: assign({ problems: [], failure: null, wasSentAgain: false }),
  },
});
