import type { Result } from "neverthrow";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Profile } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { SessionContext } from "./context.ts";
import type { SessionEvent } from "./events.ts";
import { saysNotSignedIn } from "./failure.ts";

type Types = { context: SessionContext; events: SessionEvent; input: { readonly profile: Profile | null } };
type Path = { readonly path: string | null };

/**
 * Who is signed in. Signed-in screens are checked once per page load, a public page never; a 401 of any call, or signing
 * out here or in another tab, ends the session. A server that cannot be asked says nothing about the shipper: the credentials stay.
 */
export const sessionMachine = setup({
  types: machineTypes<Types>(),
  actors: {
    checkProfile: fromPromise<Result<Profile, Failure>, void>(notProvided("checkProfile")),
    revoke: fromPromise<Result<void, Failure>, void>(notProvided("revoke")),
    otherTabs: fromCallback<SessionEvent>(() => undefined),
  },
  /* Signing out must not wait for a server that is gone. */
  delays: { revokeLimit: 2000 },
  guards: { hasCredentials: () => false },
  actions: {
    notePath: assign({ path: (_, { path }: Path) => path }),
    dropProfile: assign({ profile: null, failure: null }),
    saveProfile: (_args, _params: { readonly profile: Profile | null }) => undefined,
    forgetProfile: () => undefined,
    clearStore: () => undefined,
    /** Only when the shipper signs out: an expired session keeps what was typed. */
    forgetForms: () => undefined,
    rememberPath: (_args, _params: Path) => undefined,
    leaveTo: (_args, _params: Path) => undefined,
  },
}).createMachine({
  id: "session",
  context: ({ input }) => ({ profile: input.profile, path: null, failure: null }),
  invoke: { src: "otherTabs" },
  initial: "unguarded",
  states: {
    unguarded: {
      on: {
        "guard.entered": { target: "arriving", actions: { type: "notePath", params: ({ event }) => event } },
        "signOut.requested": "signingOut",
      },
    },
    arriving: { always: [{ guard: "hasCredentials", target: "guarded" }, { target: "refused" }] },
    guarded: {
      initial: "checking",
      on: {
        "guard.entered": { actions: { type: "notePath", params: ({ event }) => event } },
        "session.refused": "refused",
        "signOut.requested": "signingOut",
        "credentials.removed": "ended",
        "credentials.replaced": { actions: { type: "leaveTo", params: ({ context }) => context } },
      },
      states: {
        checking: {
          invoke: {
            src: "checkProfile",
            onDone: [
              {
                guard: answered,
                target: "signedIn",
                actions: [
                  assign({ profile: ({ event }) => event.output.unwrapOr(null), failure: null }),
                  { type: "saveProfile", params: ({ context }) => context },
                ],
              },
              {
                guard: ({ event }) => event.output.isErr() && saysNotSignedIn(event.output.error),
                target: "#session.refused",
              },
              {
                target: "unreachable",
                actions: [
                  assign({ profile: null, failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
                  "forgetProfile",
                ],
              },
            ],
            onError: { target: "unreachable", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
          },
        },
        signedIn: {},
        unreachable: {
          on: { "check.retried": "checking" },
        },
      },
    },
    signingOut: {
      invoke: { src: "revoke", onDone: "signedOut", onError: "signedOut" },
      after: { revokeLimit: "signedOut" },
    },
    signedOut: { entry: ["clearStore", "forgetForms", "dropProfile", { type: "leaveTo", params: { path: "/" } }] },
    refused: { entry: [{ type: "rememberPath", params: ({ context }) => context }], always: "ended" },
    ended: {
      entry: ["clearStore", "dropProfile"],
      on: { "guard.entered": { target: "arriving", actions: { type: "notePath", params: ({ event }) => event } } },
    },
  },
});
