import { assign, emit, type SnapshotFrom, setup } from "xstate";
import type { CalendarFeed } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure, readValue } from "../request.ts";

interface CalendarLinkTypes {
  readonly context: { readonly feed: CalendarFeed | null; readonly failure: Failure | null };
  readonly events: { readonly type: "link.created" | "link.ended" | "link.requested" };
  readonly emitted: { readonly type: "link.ended" };
}

/** The private calendar link of a shipper: created, renewed and ended. */
const calendarLinkMachine = setup({
  types: machineTypes<CalendarLinkTypes>(),
  actors: {
    loadFeed: missingActor<CalendarFeed | null>("loadFeed"),
    createFeed: missingActor<CalendarFeed | null>("createFeed"),
    deleteFeed: missingActor<null>("deleteFeed"),
  },
}).createMachine({
  id: "calendarLink",
  context: { feed: null, failure: null },
  initial: "loading",
  states: {
    loading: {
      entry: assign({ failure: null }),
      invoke: {
        src: "loadFeed",
        onDone: [
          { guard: isOk, target: "idle", actions: assign({ feed: readValue }) },
          { target: "failed", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    failed: { on: { "link.requested": "loading" } },
    idle: { on: { "link.created": "creating", "link.ended": "ending" } },
    creating: {
      entry: assign({ failure: null }),
      invoke: {
        src: "createFeed",
        onDone: [
          { guard: isOk, target: "idle", actions: assign({ feed: readValue }) },
          { target: "idle", actions: assign({ failure: readFailure }) },
        ],
      },
    },
    ending: {
      entry: assign({ failure: null }),
      invoke: {
        src: "deleteFeed",
        onDone: [
          { guard: isOk, target: "idle", actions: [assign({ feed: null }), emit({ type: "link.ended" })] },
          { target: "idle", actions: assign({ failure: readFailure }) },
        ],
      },
    },
  },
});

export const calendarLinkFlow = ({ requestActor, ports: { deadlines } }: FlowServices<"deadlines">) =>
  provide(calendarLinkMachine, {
    actors: {
      loadFeed: requestActor((_: void, signal) => deadlines.calendarFeed(signal)),
      createFeed: requestActor((_: void, signal) => deadlines.createCalendarFeed(signal)),
      deleteFeed: requestActor((_: void, signal) => deadlines.deleteCalendarFeed(signal)),
    },
  });

export interface CalendarLinkView {
  readonly kind: "loading" | "failed" | "idle" | "busy";
  readonly feed: CalendarFeed | null;
  readonly failure: Failure | null;
}

export const calendarLinkView = (snapshot: SnapshotFrom<typeof calendarLinkMachine>): CalendarLinkView => {
  const { feed, failure } = snapshot.context;
  if (snapshot.matches("loading")) return { kind: "loading", feed, failure };
  if (snapshot.matches("failed")) return { kind: "failed", feed, failure };
  return { kind: snapshot.matches("idle") ? "idle" : "busy", feed, failure };
};

export const isSameCalendarLink = (one: CalendarLinkView, other: CalendarLinkView): boolean =>
  one.kind === other.kind && one.feed === other.feed && one.failure === other.failure;
