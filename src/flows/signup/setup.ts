import { assign, emit, setup } from "xstate";
import type { Credentials, SignInChallenge } from "#domain/accounts";
import type { SignInForm, NewAccount, CodeSubmission } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { SignupAttempt, SignupContext, SignupFormProblem, SignupEvent, SignupNotice } from "./types.ts";
import {
  findAccountProblems,
  findCodeProblems,
  normaliseEmail,
  findEmailProblems,
  toRefusedProblems,
} from "./rules.ts";
import { type FlowPorts, machineTypes, publicRequestActor } from "../kit/request.ts";
import { findDestination, findSavedQuote } from "../sign-in/destination.ts";
import { serialiseSignup, SIGNUP_KEY } from "./draft.ts";

interface SignupTypes {
  readonly context: SignupContext;
  readonly events: SignupEvent;
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

export type SignupServices = FlowPorts<"accounts" | "drafts" | "navigation" | "sessionStore" | "signup">;

/** The search of the landing page, otherwise the dashboard. */
const findNextPath = (portal: SignupServices): string =>
  findSavedQuote(portal) === null ? "/dashboard" : findDestination(portal.ports.sessionStore.redirect());

export const createSignupSetup = (portal: SignupServices) => {
  const { accounts, drafts, navigation, sessionStore, signup } = portal.ports;
  return setup({
    types: machineTypes<SignupTypes>(),
    actors: {
      sendCode: publicRequestActor(({ email }: { readonly email: string }, signal) => signup.sendCode(email, signal)),
      verifyCode: publicRequestActor((code: CodeSubmission, signal) => signup.verifyCode(code, signal)),
      createAccount: publicRequestActor((account: NewAccount, signal) => signup.createAccount(account, signal)),
      signIn: publicRequestActor((form: SignInForm, signal) => accounts.signIn(form, signal)),
    },
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
      persistDraft: ({ context }) => drafts.save(SIGNUP_KEY, serialiseSignup(context)),
      removeDraft: () => drafts.remove(SIGNUP_KEY),
      setCodeSent: assign(({ context }, token: string | null) => ({
        otpToken: token ?? "",
        sentTo: normaliseEmail(context),
        isVerified: false,
        code: "",
        secondsToWait: RESEND_WAIT,
      })),
      saveToken: ({ context }) => sessionStore.saveOtpToken(context.otpToken ?? ""),
      removeToken: () => sessionStore.removeOtpToken(),
      saveCredentials: (_, credentials: Credentials | SignInChallenge | null) => {
        if (credentials !== null && "xToken" in credentials) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = findNextPath(portal);
        sessionStore.removeRedirect();
        navigation.reloadTo(destination);
      },
      /* A used or expired verification returns to the first step; the details are kept. */
      resetVerification: assign({ otpToken: null, sentTo: "", isVerified: false }),
      setProblems: assign((_, { problems }: Refused) => ({ problems, failure: null })),
      announceProblems: emit(({ context }) => ({ type: "form.refused", problems: context.problems }) as const),
      setFailure: assign((_, { attempt, failure }: Failed) => ({
        failure: failure === null ? null : { attempt, failure },
        problems: toRefusedProblems(failure),
      })),
      clearErrors: assign({ problems: [], failure: null, wasSentAgain: false }),
    },
  });
};

export type SignupSetup = ReturnType<typeof createSignupSetup>;
