import { type ActorRefFrom, fromPromise } from "xstate";
import type { Portal } from "../portal.ts";
import { destinationAfterSignIn } from "../sign-in/redirect.ts";
import { savedQuote } from "../sign-in/saved-quote.ts";
import { restoreSignup, serialiseSignup, SIGNUP_KEY } from "./draft.ts";
import { signupMachine } from "./machine.ts";

export type SignupActor = ActorRefFrom<typeof signupMachine>;

/** Where a new account continues: with the search it began on the landing page, otherwise at the dashboard. */
const destinationAfterSignup = (portal: Portal): string =>
  savedQuote(portal) === null ? "/dashboard" : destinationAfterSignIn(portal.ports.sessionStore.redirect());

/** Signing up at this portal, as it was left. A visitor's calls say nothing of a session, so they are made directly. */
export const signupFlow = (portal: Portal) => {
  const { accounts, drafts, navigation, sessionStore, signup } = portal.ports;
  const otpToken = sessionStore.otpToken();
  const machine = signupMachine.provide({
    actors: {
      sendCode: fromPromise(({ input, signal }) => signup.sendCode(input.email, signal)),
      verifyCode: fromPromise(({ input, signal }) => signup.verifyCode(input, signal)),
      create: fromPromise(({ input, signal }) => signup.create(input, signal)),
      signIn: fromPromise(({ input, signal }) => accounts.signIn(input, signal)),
    },
    actions: {
      keep: ({ context }) => drafts.save(SIGNUP_KEY, serialiseSignup(context)),
      dropKept: () => drafts.remove(SIGNUP_KEY),
      rememberToken: (_, { token }) => sessionStore.rememberOtpToken(token),
      forgetToken: () => sessionStore.forgetOtpToken(),
      saveCredentials: (_, { credentials }) => {
        if (credentials !== null) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = destinationAfterSignup(portal);
        sessionStore.forgetRedirect();
        navigation.reloadTo(destination);
      },
    },
  });
  return { machine, input: { draft: restoreSignup(drafts.load(SIGNUP_KEY), otpToken), otpToken } };
};
