import { type TrackingQuery, type Journey, fromTrackingQuery, toJourney, type TrackingReport } from "#domain/tracking";
import type { Instant, TimeZone } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import { isSameForm } from "./tracking/rules.ts";
import { okAsync } from "neverthrow";
import { assign, setup, type SnapshotFrom } from "xstate";
import {
  type FlowServices,
  LOADING_STATES,
  type LoadingTag,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
  SKELETON_DELAY_MS,
} from "./request.ts";

/** A journey as of `readAt`. */
export interface TrackedJourney {
  readonly journey: Journey;
  readonly readAt: Instant;
  /** The reader's. */
  readonly zone: TimeZone;
}

export interface ShipmentContext {
  readonly query: TrackingQuery | null;
  /** Null also if the shipment is unknown. */
  readonly read: TrackedJourney | null;
  readonly failure: Failure | null;
}

export type ShipmentEvent =
  /** The shipment of the URL, null for none; the same one again changes nothing. */
  | { readonly type: "shipment.selected"; readonly query: TrackingQuery | null }
  | { readonly type: "shipment.refreshed" };

export const isSameQuery = (one: TrackingQuery | null, other: TrackingQuery | null): boolean =>
  one === null || other === null ? one === other : isSameForm(fromTrackingQuery(one), fromTrackingQuery(other));

/** Unknown bookings and those of other accounts count as not found, not as failures. */
const isUnknownShipment = (failure: Failure): boolean => failure.kind === "refused" && failure.reason === "not-found";

interface ShipmentTypes {
  readonly context: ShipmentContext;
  readonly events: ShipmentEvent;
  readonly input: Pick<ShipmentContext, "query">;
  readonly tags: LoadingTag;
}
interface ShipmentInput {
  readonly query: TrackingQuery | null;
}

/** Selecting another shipment aborts the request for the former one. */
export const shipmentMachine = setup({
  types: machineTypes<ShipmentTypes>(),
  actors: { loadShipment: missingActor<TrackedJourney | null, ShipmentInput>("track") },
  delays: { skeletonDelay: SKELETON_DELAY_MS },
  guards: {
    isNamed: ({ context }) => context.query !== null,
    isOther: ({ context }, { query }: ShipmentInput) => !isSameQuery(query, context.query),
  },
}).createMachine({
  id: "shipment",
  context: ({ input }) => ({ query: input.query, read: null, failure: null }),
  initial: "routing",
  on: {
    "shipment.selected": {
      guard: { type: "isOther", params: ({ event }) => event },
      target: ".routing",
      reenter: true,
      actions: assign({ query: ({ event }) => event.query }),
    },
    "shipment.refreshed": { target: ".routing", reenter: true },
  },
  states: {
    routing: {
      entry: assign({ read: null, failure: null }),
      always: [{ guard: "isNamed", target: "loading" }, { target: "unnamed" }],
    },
    unnamed: {},
    loading: {
      ...LOADING_STATES,
      tags: "loading",
      invoke: {
        src: "loadShipment",
        input: ({ context }) => ({ query: context.query }),
        onDone: [
          { guard: isOk, target: "read", actions: assign({ read: readValue }) },
          { guard: ({ event }) => event.output.isErr() && isUnknownShipment(event.output.error), target: "read" },
          {
            target: "failed",
            actions: assign({ failure: readFailure }),
          },
        ],
      },
    },
    read: {},
    failed: {},
  },
});

export const shipmentFlow = (
  { requestActor, ports: { clock, tracking } }: FlowServices<"clock" | "tracking">,
  query: TrackingQuery | null,
) => {
  const readNow = (reported: TrackingReport | null): TrackedJourney | null => {
    if (reported === null) return null;
    const readAt = clock.now();
    return { journey: toJourney(reported, readAt), readAt, zone: clock.timeZone() };
  };
  const loadShipment = requestActor(({ query: asked }: ShipmentInput, signal) =>
    asked === null ? okAsync(null) : tracking.track(asked, signal).map(readNow),
  );
  return {
    machine: provide(shipmentMachine, {
      actors: { loadShipment },
    }),
    input: { query },
  };
};

export type ShipmentView =
  | { readonly kind: "unnamed" }
  | { readonly kind: "loading"; readonly isSlow: boolean }
  | { readonly kind: "failed"; readonly failure: Failure }
  /** Unknown, of another account, or without route and moves. */
  | { readonly kind: "nothing"; readonly query: TrackingQuery }
  | { readonly kind: "shown"; readonly query: TrackingQuery; readonly read: TrackedJourney };

const unnamed: ShipmentView = { kind: "unnamed" };
const loading: ShipmentView = { kind: "loading", isSlow: false };
const slow: ShipmentView = { kind: "loading", isSlow: true };

export const shipmentView = (snapshot: SnapshotFrom<typeof shipmentMachine>): ShipmentView => {
  const { query, read, failure } = snapshot.context;
  if (query === null) return unnamed;
  if (snapshot.matches("loading")) return snapshot.hasTag("slow") ? slow : loading;
  if (failure !== null) return { kind: "failed", failure };
  if (read === null) return { kind: "nothing", query };
  const { stops, rows } = read.journey;
  return stops.length === 0 && rows.length === 0 ? { kind: "nothing", query } : { kind: "shown", query, read };
};

export const isSameShipment = (one: ShipmentView, other: ShipmentView): boolean => {
  if (one.kind === "shown") return other.kind === "shown" && one.read === other.read;
  if (one.kind === "failed") return other.kind === "failed" && one.failure === other.failure;
  if (one.kind === "nothing") return other.kind === "nothing" && one.query === other.query;
  return one === other;
};
