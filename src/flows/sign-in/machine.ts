import type { Result } from "neverthrow";
import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { SignInForm } from "#ports/accounts.ts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { SignInEvent } from "./events.ts";

export interface SignInContext {
  readonly failure: Failure | null;
}

/** Signing in: what was typed goes to the server unchecked, and the page is left a moment after it said yes. */
export const signInMachine = setup({
  types: machineTypes<{ context: SignInContext; events: SignInEvent }>(),
  actors: {
    signIn: fromPromise<Result<Credentials, Failure>, SignInForm>(notProvided("signIn")),
    otherTabs: fromCallback<SignInEvent>(() => undefined),
  },
  delays: { reloadDelay: 100 },
  guards: { hasCredentials: () => false },
  actions: {
    saveCredentials: (_args, _params: { readonly credentials: Credentials | null }) => undefined,
    leave: () => undefined,
  },
}).createMachine({
  id: "signIn",
  context: { failure: null },
  invoke: { src: "otherTabs" },
  initial: "routing",
  on: { "signedIn.elsewhere": ".left" },
  states: {
    routing: { always: [{ guard: "hasCredentials", target: "alreadySignedIn" }, { target: "asking" }] },
    /* Whether the credentials are still good, the guard of the next screen finds out. */
    alreadySignedIn: {},
    asking: { on: { "form.submitted": "sending" } },
    sending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "signIn",
        input: ({ event }) =>
          event.type === "form.submitted"
            ? { username: event.username, password: event.password }
            : { username: "", password: "" },
        onDone: [
          {
            guard: answered,
            target: "signedIn",
            actions: { type: "saveCredentials", params: ({ event }) => ({ credentials: event.output.unwrapOr(null) }) },
          },
          {
            target: "asking",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "asking", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    signedIn: { after: { reloadDelay: "left" } },
    left: { entry: "leave" },
  },
});
