import type { SignInForm } from "#ports/api.ts";
import { assign, fromCallback, setup } from "xstate";
import type { Credentials, ProvedSignIn, SecondFactorProof, SignInChallenge } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { findDestination } from "./destination.ts";
import { type FlowPorts, isOk, machineTypes, publicRequestActor, readFailure, type Settled } from "../kit/request.ts";

export type SignInEvent =
  | ({ readonly type: "form.submitted" } & SignInForm)
  /** The code of the app, or a recovery code. */
  | ({ readonly type: "code.submitted" } & SecondFactorProof)
  /** Another account, or the password again. */
  | { readonly type: "code.cancelled" }
  /** The recovery codes of a factor that was just set up are written down. */
  | { readonly type: "codes.saved" }
  /** Another tab signed in. */
  | { readonly type: "signedIn.elsewhere" };

interface SignInContext {
  readonly failure: Failure | null;
  /** Of a right password that needs a code. */
  readonly challenge: SignInChallenge | null;
  /** Shown once. */
  readonly recoveryCodes: readonly string[];
}

type Answer = Credentials | SignInChallenge;
const isChallenge = (answer: Answer | null): answer is SignInChallenge => answer !== null && "challenge" in answer;

const readAnswer = ({ event }: Settled<Answer>): Answer | null => event.output.unwrapOr(null);

const readProved = ({ event }: Settled<ProvedSignIn>): ProvedSignIn | null => event.output.unwrapOr(null);

interface Proof extends SecondFactorProof {
  readonly challenge: string;
}

const createSignInSetup = ({
  ports: { accounts, navigation, secondFactor, sessionStore },
}: FlowPorts<"accounts" | "navigation" | "secondFactor" | "sessionStore">) =>
  setup({
    types: machineTypes<{ context: SignInContext; events: SignInEvent }>(),
    actors: {
      /* A 401 here is a wrong password, not the end of a session. */
      signIn: publicRequestActor((form: SignInForm, signal) => accounts.signIn(form, signal)),
      prove: publicRequestActor(({ challenge, ...proof }: Proof, signal) =>
        secondFactor.prove(challenge, proof, signal),
      ),
      otherTabs: fromCallback<SignInEvent>(({ sendBack }) =>
        sessionStore.watch(() => {
          if (sessionStore.credentials() !== null) sendBack({ type: "signedIn.elsewhere" });
        }),
      ),
    },
    delays: { reloadDelay: 100 },
    guards: {
      hasCredentials: () => sessionStore.credentials() !== null,
      needsCode: (_, answer: Answer | null) => isChallenge(answer),
      hasRecoveryCodes: (_, proved: ProvedSignIn | null) => (proved?.recoveryCodes.length ?? 0) > 0,
      hasEnded: (_, failure: Failure | null) => failure?.kind === "refused" && failure.reason === "offer-gone",
    },
    actions: {
      saveCredentials: (_, answer: Answer | null) => {
        if (answer !== null && !isChallenge(answer)) sessionStore.saveCredentials(answer);
      },
      leave: () => {
        const destination = findDestination(sessionStore.redirect());
        sessionStore.removeRedirect();
        navigation.reloadTo(destination);
      },
    },
  });

/** Signing in, with a code where the server asks for one; the page is left shortly after the server accepted. */
export const signInFlow = (services: FlowPorts<"accounts" | "navigation" | "secondFactor" | "sessionStore">) =>
  createSignInSetup(services).createMachine({
    id: "signIn",
    context: { failure: null, challenge: null, recoveryCodes: [] },
    invoke: { src: "otherTabs" },
    initial: "routing",
    on: { "signedIn.elsewhere": ".left" },
    states: {
      routing: { always: [{ guard: "hasCredentials", target: "alreadySignedIn" }, { target: "idle" }] },
      /* The guard of the next screen checks the credentials. */
      alreadySignedIn: {},
      idle: { on: { "form.submitted": "sending" } },
      sending: {
        entry: assign({ failure: null, challenge: null }),
        invoke: {
          src: "signIn",
          input: ({ event }) =>
            event.type === "form.submitted"
              ? { username: event.username, password: event.password }
              : { username: "", password: "" },
          onDone: [
            {
              guard: { type: "needsCode", params: readAnswer },
              target: "code",
              actions: assign({
                challenge: ({ event }) =>
                  event.output.map((answer) => (isChallenge(answer) ? answer : null)).unwrapOr(null),
              }),
            },
            { guard: isOk, target: "signedIn", actions: { type: "saveCredentials", params: readAnswer } },
            { target: "idle", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      code: {
        on: { "code.submitted": "proving", "code.cancelled": { target: "idle", actions: assign({ failure: null }) } },
      },
      proving: {
        entry: assign({ failure: null }),
        invoke: {
          src: "prove",
          input: ({ context, event }) => ({
            challenge: context.challenge?.challenge ?? "",
            kind: event.type === "code.submitted" ? event.kind : "code",
            code: event.type === "code.submitted" ? event.code : "",
          }),
          onDone: [
            {
              guard: { type: "hasRecoveryCodes", params: readProved },
              target: "savingCodes",
              actions: [
                { type: "saveCredentials", params: ({ event }) => readProved({ event })?.credentials ?? null },
                assign({ recoveryCodes: ({ event }) => readProved({ event })?.recoveryCodes ?? [] }),
              ],
            },
            {
              guard: isOk,
              target: "signedIn",
              actions: { type: "saveCredentials", params: ({ event }) => readProved({ event })?.credentials ?? null },
            },
            {
              guard: { type: "hasEnded", params: readFailure },
              target: "idle",
              actions: assign({ failure: readFailure }),
            },
            { target: "code", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      savingCodes: { on: { "codes.saved": "left" } },
      signedIn: { after: { reloadDelay: "left" } },
      left: { entry: "leave" },
    },
  });

export type SignInMachine = ReturnType<typeof signInFlow>;
