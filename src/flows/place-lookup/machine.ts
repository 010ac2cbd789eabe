import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import { type PlaceGroup, onlySeaPorts, startsLookup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { PlaceLookupContext, Wanted } from "./context.ts";
import type { PlaceLookupEvent } from "./events.ts";

type Types = { context: PlaceLookupContext; events: PlaceLookupEvent; input: { readonly wanted: Wanted } };
/** What is asked of the gazetteer. */
export type PlaceQuestion = Pick<PlaceLookupContext, "text" | "wanted">;
type Found = Result<readonly PlaceGroup[], Failure>;

/** Suggestions for a place: asked a moment after the last letter; a newer letter aborts the question before it. */
export const placeLookupMachine = setup({
  types: machineTypes<Types>(),
  actors: { findPlaces: fromPromise<Found, PlaceQuestion>(notProvided("findPlaces")) },
  delays: { typingPause: 200 },
  guards: {
    isLongEnough: ({ context }) => startsLookup(context.wanted === "port" ? "port" : "place", context.text),
    hasPlaces: ({ context }) => context.groups.length > 0,
  },
}).createMachine({
  id: "placeLookup",
  context: ({ input }) => ({ wanted: input.wanted, text: "", groups: [], failure: null }),
  initial: "resting",
  on: {
    "text.typed": { target: ".typed", actions: assign({ text: ({ event }) => event.text.trim(), failure: null }) },
    "lookup.ended": { target: ".resting", actions: assign({ text: "", groups: [], failure: null }) },
  },
  states: {
    resting: {},
    typed: { always: [{ guard: "isLongEnough", target: "waiting" }, { target: "tooShort" }] },
    tooShort: { entry: assign({ groups: [] }) },
    waiting: { after: { typingPause: "lookingUp" } },
    lookingUp: {
      invoke: {
        src: "findPlaces",
        input: ({ context: { text, wanted } }) => ({ text, wanted }),
        onDone: [
          {
            guard: answered,
            target: "answered",
            actions: assign({
              groups: ({ context, event }) => {
                const groups = event.output.unwrapOr([]);
                return context.wanted === "port" ? onlySeaPorts(groups) : groups;
              },
            }),
          },
          {
            target: "failed",
            actions: assign({
              groups: [],
              failure: ({ event }) => (event.output.isErr() ? event.output.error : null),
            }),
          },
        ],
        onError: {
          target: "failed",
          actions: assign({ groups: [], failure: ({ event }) => brokenActor(event.error) }),
        },
      },
    },
    answered: { always: [{ guard: "hasPlaces", target: "found" }, { target: "nothingFound" }] },
    found: {},
    nothingFound: {},
    failed: { on: { "lookup.retried": "lookingUp" } },
  },
});
