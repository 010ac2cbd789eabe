import { assertNever } from "#domain/assert-never.ts";
import type { Failure } from "#ports/failure.ts";
import { assign, fromCallback, setup, type Actor, createActor } from "xstate";
import type { SessionContext, SessionEvent } from "./types.ts";
import type { Ports } from "#ports/index.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { isOk, machineTypes, publicRequestActor, readFailure, readValue } from "../kit/request.ts";

/** Whether a failed profile call means signed out; server errors do not. */
const isSignedOutFailure = (failure: Failure): boolean => {
  switch (failure.kind) {
    case "unauthorised":
      return true;
    case "refused":
      return failure.reason !== "internal" && failure.reason !== "no-source" && failure.reason !== "too-many-requests";
    case "unreachable":
    case "malformed":
      return false;
    default:
      return assertNever(failure);
  }
};

type Types = { context: SessionContext; events: SessionEvent };
type Path = { readonly path: string | null };

type SessionPorts = Pick<Ports, "accounts" | "drafts" | "navigation" | "sessionStore">;

/** Reports changes of the credentials in other tabs; a change back to those of this page is ignored. */
const watchOtherTabs = ({ sessionStore }: SessionPorts) =>
  fromCallback<SessionEvent>(({ sendBack }) => {
    const known = sessionStore.credentials()?.xToken ?? null;
    return sessionStore.watch(() => {
      const now = sessionStore.credentials()?.xToken ?? null;
      if (now === null) sendBack({ type: "credentials.removed" });
      else if (now !== known) sendBack({ type: "credentials.replaced" });
    });
  });

const createSessionSetup = (outside: SessionPorts) => {
  const { accounts, drafts, navigation, sessionStore } = outside;
  return setup({
    types: machineTypes<Types>(),
    actors: {
      checkProfile: publicRequestActor((_: void, signal) => accounts.profile(signal)),
      revokeSession: publicRequestActor((_: void, signal) => accounts.signOut(signal)),
      otherTabs: watchOtherTabs(outside),
    },
    /* Signing out does not wait for an unreachable server. */
    delays: { revokeLimit: 2000 },
    guards: { hasCredentials: () => sessionStore.credentials() !== null },
    actions: {
      setPath: assign({ path: (_, { path }: Path) => path }),
      clearProfile: assign({ profile: null, failure: null }),
      saveProfile: ({ context: { profile } }) => {
        if (profile !== null) sessionStore.saveProfile(profile);
      },
      removeProfile: () => sessionStore.removeProfile(),
      clearStore: () => sessionStore.clear(),
      /** On sign-out only: an expired session keeps what was typed. */
      removeForms: () => drafts.removeAll(Object.values(DRAFT_KEYS)),
      saveRedirect: ({ context: { path } }) => {
        if (path !== null) sessionStore.saveRedirect(path);
      },
      leaveTo: (_, { path }: Path) => navigation.reloadTo(path ?? "/"),
    },
  });
};

/**
 * Who is signed in. The profile is checked once per page load, when a guarded screen is opened. A 401 of any request, or
 * signing out here or in another tab, ends the session; an unreachable server does not.
 */
export const sessionFlow = (outside: SessionPorts) =>
  createSessionSetup(outside).createMachine({
    id: "session",
    context: () => ({ profile: outside.sessionStore.profile(), path: null, failure: null, wasSignedIn: false }),
    invoke: { src: "otherTabs" },
    initial: "unguarded",
    states: {
      unguarded: {
        on: {
          "guard.entered": { target: "routing", actions: { type: "setPath", params: ({ event }) => event } },
          "signOut.requested": "signingOut",
        },
      },
      routing: { always: [{ guard: "hasCredentials", target: "guarded" }, { target: "refused" }] },
      guarded: {
        initial: "checking",
        on: {
          "guard.entered": { actions: { type: "setPath", params: ({ event }) => event } },
          "session.refused": "refused",
          "signOut.requested": "signingOut",
          "credentials.removed": "refused",
          "credentials.replaced": { actions: { type: "leaveTo", params: ({ context }) => context } },
        },
        states: {
          checking: {
            invoke: {
              src: "checkProfile",
              onDone: [
                {
                  guard: isOk,
                  target: "signedIn",
                  actions: [assign({ profile: readValue, failure: null, wasSignedIn: true }), "saveProfile"],
                },
                {
                  guard: ({ event }) => event.output.isErr() && isSignedOutFailure(event.output.error),
                  target: "#session.refused",
                },
                { target: "unreachable", actions: [assign({ profile: null, failure: readFailure }), "removeProfile"] },
              ],
            },
          },
          signedIn: {
            on: {
              "profile.changed": {
                actions: [
                  assign(({ context, event }) => ({
                    profile: context.profile === null ? null : { ...context.profile, ...event.profile },
                  })),
                  "saveProfile",
                ],
              },
            },
          },
          unreachable: {
            on: { "check.retried": "checking" },
          },
        },
      },
      signingOut: {
        invoke: { src: "revokeSession", onDone: "signedOut" },
        after: { revokeLimit: "signedOut" },
      },
      signedOut: { entry: ["clearStore", "removeForms", "clearProfile", { type: "leaveTo", params: { path: "/" } }] },
      refused: { entry: "saveRedirect", always: "ended" },
      ended: {
        entry: ["clearStore", "clearProfile"],
        on: { "guard.entered": { target: "routing", actions: { type: "setPath", params: ({ event }) => event } } },
      },
    },
  });

export type SessionMachine = ReturnType<typeof sessionFlow>;
export type SessionActor = Actor<SessionMachine>;

export const createSession = (outside: SessionPorts): SessionActor => createActor(sessionFlow(outside));
