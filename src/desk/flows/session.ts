import { assign, type SnapshotFrom, setup } from "xstate";
import { isOk, machineTypes, publicRequestActor, readFailure, readValue } from "#flows/kit/request.ts";
import type { Failure } from "#ports/failure.ts";
import type { DeskSession, SessionPort } from "../ports/index.ts";

/** `ended`: by idleness, after 12 hours, or revoked. */
type SignedOutReason = "none" | "ended" | "signed-out";

interface SessionTypes {
  readonly context: {
    readonly session: DeskSession | null;
    readonly reason: SignedOutReason;
    readonly failure: Failure | null;
  };
  readonly events:
    | { readonly type: "call.made" }
    | { readonly type: "session.began"; readonly session: DeskSession }
    | { readonly type: "session.ended" }
    | { readonly type: "signOut.requested" }
    | { readonly type: "check.retried" };
}

const MINUTE_MS = 60_000;
/* The server counts to the minute. */
const AFTER_IDLE_MS = 90_000;

const isEnded = (failure: Failure | null): boolean => failure?.kind === "unauthorised";

/**
 * Who is signed in. Without a call for as long as the server allows, it is asked whether the session has ended, so that
 * nobody reads a screen that is left alone.
 */
export const createSessionFlow = ({ load, signOut }: Pick<SessionPort, "load" | "signOut">) =>
  setup({
    types: machineTypes<SessionTypes>(),
    actors: {
      load: publicRequestActor((_: void, signal) => load(signal)),
      signOut: publicRequestActor((_: void, signal) => signOut(signal)),
    },
    delays: {
      idle: ({ context }) => (context.session?.idleMinutes ?? 0) * MINUTE_MS + AFTER_IDLE_MS,
    },
    actions: {
      end: assign(({ context }) => ({ session: null, reason: context.session === null ? "none" : "ended" }) as const),
      begin: assign((_, { session }: { readonly session: DeskSession | null }) => ({ session, failure: null })),
      fail: assign((_, { failure }: { readonly failure: Failure | null }) => ({ failure })),
    },
    guards: {
      isEnded: (_, { failure }: { readonly failure: Failure | null }) => isEnded(failure),
    },
  }).createMachine({
    id: "deskSession",
    context: { session: null, reason: "none", failure: null },
    initial: "checking",
    on: { "session.began": { target: ".signedIn", actions: assign({ session: ({ event }) => event.session }) } },
    states: {
      checking: {
        invoke: {
          src: "load",
          onDone: [
            {
              guard: isOk,
              target: "signedIn",
              actions: { type: "begin", params: ({ event }) => ({ session: readValue({ event }) }) },
            },
            {
              guard: { type: "isEnded", params: ({ event }) => ({ failure: readFailure({ event }) }) },
              target: "signedOut",
              actions: "end",
            },
            {
              target: "unreachable",
              actions: { type: "fail", params: ({ event }) => ({ failure: readFailure({ event }) }) },
            },
          ],
        },
      },
      unreachable: { on: { "check.retried": "checking" } },
      signedIn: {
        after: { idle: "checking" },
        on: {
          "call.made": { target: "signedIn", reenter: true },
          "session.ended": { target: "signedOut", actions: "end" },
          "signOut.requested": "signingOut",
        },
      },
      signingOut: {
        invoke: {
          src: "signOut",
          onDone: { target: "signedOut", actions: assign({ session: null, reason: "signed-out" }) },
        },
      },
      signedOut: {},
    },
  });

export type SessionFlow = ReturnType<typeof createSessionFlow>;

export type SessionView =
  | { readonly kind: "checking" | "unreachable" }
  | { readonly kind: "signed-in"; readonly session: DeskSession }
  | { readonly kind: "signed-out"; readonly reason: SignedOutReason };

/** What the desk shows; a session that is checked again stays on screen. */
export const sessionView = ({ value, context }: SnapshotFrom<SessionFlow>): SessionView => {
  if (value === "signedOut") return { kind: "signed-out", reason: context.reason };
  if (value === "unreachable") return { kind: "unreachable" };
  return context.session === null ? { kind: "checking" } : { kind: "signed-in", session: context.session };
};
