import type { SignInForm } from "#ports/api.ts";
import { assign, fromCallback, setup } from "xstate";
import type { Credentials } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { findDestination } from "./destination.ts";
import { type FlowPorts, isOk, machineTypes, publicRequestActor, readFailure, readValue } from "../kit/request.ts";

export type SignInEvent =
  | ({ readonly type: "form.submitted" } & SignInForm)
  /** Another tab signed in. */
  | { readonly type: "signedIn.elsewhere" };

interface SignInContext {
  readonly failure: Failure | null;
}

const createSignInSetup = ({
  ports: { accounts, navigation, sessionStore },
}: FlowPorts<"accounts" | "navigation" | "sessionStore">) =>
  setup({
    types: machineTypes<{ context: SignInContext; events: SignInEvent }>(),
    actors: {
      /* A 401 here is a wrong password, not the end of a session. */
      signIn: publicRequestActor((form: SignInForm, signal) => accounts.signIn(form, signal)),
      otherTabs: fromCallback<SignInEvent>(({ sendBack }) =>
        sessionStore.watch(() => {
          if (sessionStore.credentials() !== null) sendBack({ type: "signedIn.elsewhere" });
        }),
      ),
    },
    delays: { reloadDelay: 100 },
    guards: { hasCredentials: () => sessionStore.credentials() !== null },
    actions: {
      saveCredentials: (_, credentials: Credentials | null) => {
        if (credentials !== null) sessionStore.saveCredentials(credentials);
      },
      leave: () => {
        const destination = findDestination(sessionStore.redirect());
        sessionStore.removeRedirect();
        navigation.reloadTo(destination);
      },
    },
  });

/** Signing in; the page is left shortly after the server accepted. */
export const signInFlow = (services: FlowPorts<"accounts" | "navigation" | "sessionStore">) =>
  createSignInSetup(services).createMachine({
    id: "signIn",
    context: { failure: null },
    invoke: { src: "otherTabs" },
    initial: "routing",
    on: { "signedIn.elsewhere": ".left" },
    states: {
      routing: { always: [{ guard: "hasCredentials", target: "alreadySignedIn" }, { target: "idle" }] },
      /* The guard of the next screen checks the credentials. */
      alreadySignedIn: {},
      idle: { on: { "form.submitted": "sending" } },
      sending: {
        entry: assign({ failure: null }),
        invoke: {
          src: "signIn",
          input: ({ event }) =>
            event.type === "form.submitted"
              ? { username: event.username, password: event.password }
              : { username: "", password: "" },
          onDone: [
            { guard: isOk, target: "signedIn", actions: { type: "saveCredentials", params: readValue } },
            { target: "idle", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      signedIn: { after: { reloadDelay: "left" } },
      left: { entry: "leave" },
    },
  });

export type SignInMachine = ReturnType<typeof signInFlow>;
