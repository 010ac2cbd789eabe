import { fromCallback, fromPromise } from "xstate";
import type { Portal } from "../portal.ts";
import type { SignInEvent } from "./events.ts";
import { signInMachine } from "./machine.ts";
import { destinationAfterSignIn } from "./redirect.ts";

/** Signing in at this portal. A 401 here is a wrong password, not the end of a session: the call is made directly. */
export const signInFlow = ({ ports }: Portal) => {
  const { accounts, navigation, sessionStore } = ports;
  return signInMachine.provide({
    actors: {
      signIn: fromPromise(({ input, signal }) => accounts.signIn(input, signal)),
      otherTabs: fromCallback<SignInEvent>(({ sendBack }) =>
        sessionStore.watch(() => {
          if (sessionStore.credentials() !== null) sendBack({ type: "signedIn.elsewhere" });
        }),
      ),
    },
    guards: { hasCredentials: () => sessionStore.credentials() !== null },
    actions: {
      saveCredentials: (_, { credentials }) => {
        if (credentials !== null) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = destinationAfterSignIn(sessionStore.redirect());
        sessionStore.forgetRedirect();
        navigation.reloadTo(destination);
      },
    },
  });
};
