import { type TrackingQuery, type Journey, fromTrackingQuery, toJourney, type TrackingReport } from "#domain/tracking";
import type { CalendarDate, Instant } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import { isSameForm } from "./tracking/rules.ts";
import { type Result, okAsync } from "neverthrow";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import { isOk, toUnexpectedFailure, machineTypes, missingActor } from "./request.ts";
import type { AppServices } from "./services.ts";

/** A journey, and the moment at which it was read. */
export interface TrackedJourney {
  readonly journey: Journey;
  readonly readAt: Instant;
  /** The shipper's date at that moment. */
  readonly today: CalendarDate;
}

export interface ShipmentContext {
  /** Null before anything is tracked. */
  readonly query: TrackingQuery | null;
  /** Null also when nothing is known of the shipment. */
  readonly read: TrackedJourney | null;
  readonly failure: Failure | null;
}

/** What can happen while a shipment is tracked. */
export type ShipmentEvent =
  /** The page stands for this shipment; null for none. The same one again changes nothing. */
  | { readonly type: "shipment.named"; readonly query: TrackingQuery | null }
  /** Ask again: after a failure, or for news. */
  | { readonly type: "shipment.askedAgain" };

/** Whether two queries name the same shipment in the same way. */
export const isSameQuery = (one: TrackingQuery | null, other: TrackingQuery | null): boolean =>
  one === null || other === null ? one === other : isSameForm(fromTrackingQuery(one), fromTrackingQuery(other));

/** An unknown booking, and somebody else's, is nothing that was found rather than something that failed. */
const isUnknownShipment = (failure: Failure): boolean => failure.kind === "refused" && failure.reason === "not-found";

interface ShipmentTypes {
  readonly context: ShipmentContext;
  readonly events: ShipmentEvent;
  readonly input: Pick<ShipmentContext, "query">;
}
interface Asked {
  readonly query: TrackingQuery | null;
}

/** One shipment at a time: naming another gives up the answer that is on its way. */
export const shipmentMachine = setup({
  types: machineTypes<ShipmentTypes>(),
  actors: { track: fromPromise<Result<TrackedJourney | null, Failure>, Asked>(missingActor("track")) },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200 },
  guards: {
    isNamed: ({ context }) => context.query !== null,
    isOther: ({ context }, { query }: Asked) => !isSameQuery(query, context.query),
  },
}).createMachine({
  id: "shipment",
  context: ({ input }) => ({ query: input.query, read: null, failure: null }),
  initial: "arriving",
  on: {
    "shipment.named": {
      guard: { type: "isOther", params: ({ event }) => event },
      target: ".arriving",
      reenter: true,
      actions: assign({ query: ({ event }) => event.query }),
    },
    "shipment.askedAgain": { target: ".arriving", reenter: true },
  },
  states: {
    arriving: {
      entry: assign({ read: null, failure: null }),
      always: [{ guard: "isNamed", target: "asking" }, { target: "unnamed" }],
    },
    unnamed: {},
    asking: {
      initial: "quiet",
      states: { quiet: { after: { skeletonDelay: "long" } }, long: {} },
      invoke: {
        src: "track",
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          { guard: isOk, target: "read", actions: assign({ read: ({ event }) => event.output.unwrapOr(null) }) },
          { guard: ({ event }) => event.output.isErr() && isUnknownShipment(event.output.error), target: "read" },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => toUnexpectedFailure(event.error) }) },
      },
    },
    read: {},
    failed: {},
  },
});

/** A shipment at this portal; null when the page names none. */
export const shipmentFlow = (
  { requestActor, ports: { clock, tracking } }: AppServices,
  query: TrackingQuery | null,
) => {
  const readNow = (reported: TrackingReport | null): TrackedJourney | null => {
    if (reported === null) return null;
    const readAt = clock.now();
    return { journey: toJourney(reported, readAt), readAt, today: clock.today() };
  };
  const track = requestActor(({ query: asked }: Asked, signal) =>
    asked === null ? okAsync(null) : tracking.track(asked, signal).map(readNow),
  );
  return { machine: shipmentMachine.provide({ actors: { track } }), input: { query } };
};

/** What is shown of a shipment. */
export type ShipmentView =
  /** The page names no shipment. */
  | { readonly kind: "unnamed" }
  /** `isLong` once the wait is long enough for skeletons. */
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Unknown, somebody else's, or without a single word of its route and moves. */
  | { readonly kind: "nothing"; readonly query: TrackingQuery }
  | { readonly kind: "shown"; readonly query: TrackingQuery; readonly read: TrackedJourney };

const unnamed: ShipmentView = { kind: "unnamed" };
const quiet: ShipmentView = { kind: "loading", isSlow: false };
const long: ShipmentView = { kind: "loading", isSlow: true };

export const shipmentView = (snapshot: SnapshotFrom<typeof shipmentMachine>): ShipmentView => {
  const { query, read, failure } = snapshot.context;
  if (query === null) return unnamed;
  if (snapshot.matches("asking")) return snapshot.matches({ asking: "long" }) ? long : quiet;
  if (failure !== null) return { kind: "failed", failure };
  if (read === null) return { kind: "nothing", query };
  const { stops, rows } = read.journey;
  return stops.length === 0 && rows.length === 0 ? { kind: "nothing", query } : { kind: "shown", query, read };
};

/** Equal to the eye: the same journey, or the same state without one. */
export const isSameShipment = (one: ShipmentView, other: ShipmentView): boolean => {
  if (one.kind === "shown") return other.kind === "shown" && one.read === other.read;
  if (one.kind === "failed") return other.kind === "failed" && one.failure === other.failure;
  if (one.kind === "nothing") return other.kind === "nothing" && one.query === other.query;
  return one === other;
};
