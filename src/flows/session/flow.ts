import { type Actor, createActor, fromCallback, fromPromise } from "xstate";
import type { Ports } from "#ports/ports.ts";
import { FORM_KEYS } from "../draft-keys.ts";
import type { SessionEvent } from "./events.ts";
import { sessionMachine } from "./machine.ts";

export type SessionActor = Actor<typeof sessionMachine>;

type Outside = Pick<Ports, "accounts" | "drafts" | "navigation" | "sessionStore">;

/** Tells what another tab did to the credentials; a change back to the ones this page was loaded with is nothing. */
const watching = ({ sessionStore }: Outside) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const known = sessionStore.credentials()?.xToken ?? null;
    return sessionStore.watch(() => {
      const now = sessionStore.credentials()?.xToken ?? null;
      if (now === null) sendBack({ type: "credentials.removed" });
      else if (now !== known) sendBack({ type: "credentials.replaced" });
    });
  });

/** The session over the outside it needs. */
export const sessionFlow = (outside: Outside) => {
  const { accounts, drafts, navigation, sessionStore } = outside;
  return sessionMachine.provide({
    actors: {
      checkProfile: fromPromise(({ signal }) => accounts.profile(signal)),
      revoke: fromPromise(({ signal }) => accounts.signOut(signal)),
      otherTabs: watching(outside),
    },
    guards: { hasCredentials: () => sessionStore.credentials() !== null },
    actions: {
      saveProfile: (_, { profile }) => {
        if (profile !== null) sessionStore.saveProfile(profile);
      },
      forgetProfile: () => sessionStore.forgetProfile(),
      clearStore: () => sessionStore.clear(),
      forgetForms: () => drafts.forget(FORM_KEYS),
      rememberPath: (_, { path }) => {
        if (path !== null) sessionStore.rememberRedirect(path);
      },
      leaveTo: (_, { path }) => navigation.reloadTo(path ?? "/"),
    },
  });
};

/** The one session of a page. */
export const openSession = (outside: Outside): SessionActor =>
  createActor(sessionFlow(outside), { input: { profile: outside.sessionStore.profile() } });
