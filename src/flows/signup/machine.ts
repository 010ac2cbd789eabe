import type { ActorRefFrom } from "xstate";
import { signupSetup } from "./setup.ts";
import { findDestination, findSavedQuote } from "../sign-in/destination.ts";
import { restoreSignup, serialiseSignup, SIGNUP_KEY } from "./draft.ts";
import { type FlowPorts, provide, publicRequestActor } from "../kit/request.ts";

import { codeForm, details, email, wait } from "./steps.ts";
/** A sign-up in three steps: email address, mailed code, details; then signs in. */
export const signupMachine = signupSetup.createMachine({
  id: "signup",
  context: ({ input: { draft, otpToken } }) => ({
    ...draft,
    otpToken,
    code: "",
    copies: { panCopy: null, gstCopy: null },
    secondsToWait: 0,
    wasSentAgain: false,
    problems: [],
    failure: null,
  }),
  initial: "resuming",
  states: {
    resuming: {
      always: [{ guard: "isVerified", target: "details" }, { guard: "isSent", target: "code" }, { target: "email" }],
    },
    email,
    code: { type: "parallel", states: { form: codeForm, wait } },
    details,
    created: {
      entry: ["removeDraft", "removeToken"],
      after: { redirectDelay: "left" },
      /* Otherwise the dashboard would ask for the password that was just chosen. */
      invoke: {
        src: "signIn",
        input: ({ context }) => ({ username: context.sentTo, password: context.details.password }),
        onDone: {
          actions: { type: "saveCredentials", params: ({ event }) => ({ credentials: event.output.unwrapOr(null) }) },
        },
      },
    },
    left: { entry: "leave" },
  },
});

export type SignupActor = ActorRefFrom<typeof signupMachine>;

/** The search of the landing page, otherwise the dashboard. */
const destinationAfterSignup = (
  portal: FlowPorts<"accounts" | "drafts" | "navigation" | "sessionStore" | "signup">,
): string => (findSavedQuote(portal) === null ? "/dashboard" : findDestination(portal.ports.sessionStore.redirect()));

/** Restores an unfinished sign-up. */
export const signupFlow = (portal: FlowPorts<"accounts" | "drafts" | "navigation" | "sessionStore" | "signup">) => {
  const { accounts, drafts, navigation, sessionStore, signup } = portal.ports;
  const otpToken = sessionStore.otpToken();
  const machine = provide(signupMachine, {
    actors: {
      sendCode: publicRequestActor((input, signal) => signup.sendCode(input.email, signal)),
      verifyCode: publicRequestActor((input, signal) => signup.verifyCode(input, signal)),
      createAccount: publicRequestActor((input, signal) => signup.createAccount(input, signal)),
      signIn: publicRequestActor((input, signal) => accounts.signIn(input, signal)),
    },
    actions: {
      persistDraft: ({ context }) => drafts.save(SIGNUP_KEY, serialiseSignup(context)),
      removeDraft: () => drafts.remove(SIGNUP_KEY),
      saveToken: (_, { token }) => sessionStore.saveOtpToken(token),
      removeToken: () => sessionStore.removeOtpToken(),
      saveCredentials: (_, { credentials }) => {
        if (credentials !== null) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = destinationAfterSignup(portal);
        sessionStore.removeRedirect();
        navigation.reloadTo(destination);
      },
    },
  });
  return { machine, input: { draft: restoreSignup(drafts.load(SIGNUP_KEY), otpToken), otpToken } };
};
