import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { TrackingQuery } from "#domain/tracking";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { ReadJourney, ShipmentContext } from "./context.ts";
import type { ShipmentEvent } from "./events.ts";
import { isUnknown, sameQuery } from "./rules.ts";

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
  actors: { track: fromPromise<Result<ReadJourney | null, Failure>, Asked>(notProvided("track")) },
  /* A quick answer shows no skeletons: they would only flicker. */
  delays: { skeletonDelay: 200 },
  guards: {
    isNamed: ({ context }) => context.query !== null,
    isOther: ({ context }, { query }: Asked) => !sameQuery(query, context.query),
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
          { guard: answered, target: "read", actions: assign({ read: ({ event }) => event.output.unwrapOr(null) }) },
          { guard: ({ event }) => event.output.isErr() && isUnknown(event.output.error), target: "read" },
          {
            target: "failed",
            actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
          },
        ],
        onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
      },
    },
    read: {},
    failed: {},
  },
});
