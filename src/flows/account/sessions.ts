import { type ActorRefFrom, assign, emit, type SnapshotFrom, setup } from "xstate";
import type { AccountSession } from "#domain/accounts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../request.ts";

interface SessionsContext {
  readonly sessions: readonly AccountSession[];
  readonly failure: Failure | null;
  /** The session that is being signed out; null if it is all others. */
  readonly ending: string | null;
}

interface SessionsTypes {
  readonly context: SessionsContext;
  readonly events: /** Sessions have ended, or the list could not be loaded. */
    | { readonly type: "list.requested" }
    | { readonly type: "signOut.requested"; readonly id: string }
    | { readonly type: "othersSignOut.requested" };
  readonly emitted:
    | { readonly type: "session.ended" }
    | { readonly type: "others.ended"; readonly count: number }
    | { readonly type: "call.failed"; readonly failure: Failure | null };
}

/* A session that has ended already is no failure. */
const isEnded = (failure: Failure | null): boolean => failure?.kind === "refused" && failure.reason === "not-found";

/** Where the shipper is signed in, and signing out there. */
const sessionsMachine = setup({
  types: machineTypes<SessionsTypes>(),
  actors: {
    loadSessions: missingActor<readonly AccountSession[]>("loadSessions"),
    endSession: missingActor<void, { readonly id: string }>("endSession"),
    endOthers: missingActor<number>("endOthers"),
  },
  actions: {
    removeEnded: assign(({ context }) => ({
      sessions: context.sessions.filter(({ id }) => id !== context.ending),
      ending: null,
    })),
  },
}).createMachine({
  id: "accountSessions",
  context: { sessions: [], failure: null, ending: null },
  initial: "loading",
  on: { "list.requested": ".loading" },
  states: {
    loading: {
      invoke: {
        src: "loadSessions",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: assign({ sessions: ({ event }) => event.output.unwrapOr([]), failure: null }),
          },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: {},
    listed: {
      on: {
        "signOut.requested": { target: "ending", actions: assign({ ending: ({ event }) => event.id }) },
        "othersSignOut.requested": "endingOthers",
      },
    },
    ending: {
      invoke: {
        src: "endSession",
        input: ({ context }) => ({ id: context.ending ?? "" }),
        onDone: [
          {
            guard: ({ event }) => event.output.isOk() || isEnded(readFailure({ event })),
            target: "listed",
            actions: ["removeEnded", emit({ type: "session.ended" })],
          },
          {
            target: "listed",
            actions: [
              assign({ ending: null }),
              emit(({ event }) => ({ type: "call.failed", failure: readFailure({ event }) }) as const),
            ],
          },
        ],
      },
    },
    endingOthers: {
      invoke: {
        src: "endOthers",
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: [
              assign(({ context }) => ({ sessions: context.sessions.filter(({ isCurrent }) => isCurrent) })),
              emit(({ event }) => ({ type: "others.ended", count: event.output.unwrapOr(0) }) as const),
            ],
          },
          {
            target: "listed",
            actions: emit(({ event }) => ({ type: "call.failed", failure: readFailure({ event }) }) as const),
          },
        ],
      },
    },
  },
});

export type SessionsActor = ActorRefFrom<typeof sessionsMachine>;

export const accountSessionsFlow = ({ requestActor, ports: { account } }: FlowServices<"account">) =>
  provide(sessionsMachine, {
    actors: {
      loadSessions: requestActor((_: void, signal) => account.sessions(signal)),
      endSession: requestActor(({ id }: { readonly id: string }, signal) => account.endSession(id, signal)),
      endOthers: requestActor((_: void, signal) => account.endOtherSessions(signal)),
    },
  });

export type SessionsView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** `ending` is the id of the session that is being signed out, or `others`. */
  | { readonly kind: "listed"; readonly sessions: readonly AccountSession[]; readonly ending: string | null };

const loading: SessionsView = { kind: "loading" };

/** A list that is loaded again stays on screen. */
export const sessionsView = (snapshot: SnapshotFrom<typeof sessionsMachine>): SessionsView => {
  const { sessions, failure, ending } = snapshot.context;
  if (snapshot.matches("failed") && failure !== null) return { kind: "failed", failure };
  if (sessions.length === 0) return loading;
  return { kind: "listed", sessions, ending: snapshot.matches("endingOthers") ? "others" : ending };
};

export const isSameSessions = (one: SessionsView, other: SessionsView): boolean =>
  one.kind === "listed" && other.kind === "listed"
    ? one.sessions === other.sessions && one.ending === other.ending
    : one === other;
