import { type PlaceGroup, filterSeaPorts, startsLookup, resolvePlace } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import { okAsync, type ResultAsync } from "neverthrow";
import { assign, setup, type SnapshotFrom } from "xstate";
import type { PlacesPort } from "#ports/api.ts";
import { type FlowServices, isOk, machineTypes, readFailure } from "./kit/request.ts";

/** Any place, sea ports only, or any place with the ports near it. */
export type LookupKind = "place" | "port" | "place-and-nearby";

interface PlaceLookupContext {
  readonly kind: LookupKind;
  readonly text: string;
  /** The places found for `text`. */
  readonly groups: readonly PlaceGroup[];
  readonly failure: Failure | null;
}

type PlaceLookupEvent =
  | { readonly type: "text.typed"; readonly text: string }
  /** A place was chosen, or the field was cleared. */
  | { readonly type: "lookup.ended" }
  | { readonly type: "lookup.retried" };

type Types = { context: PlaceLookupContext; events: PlaceLookupEvent; input: { readonly kind: LookupKind } };
export type PlaceQuery = Pick<PlaceLookupContext, "text" | "kind">;

/** The places for a text, followed by the sea ports near its best match. */
const findWithNearby = (
  { find, nearbyPorts }: PlacesPort,
  text: string,
  signal: AbortSignal,
): ResultAsync<readonly PlaceGroup[], Failure> =>
  find(text, signal).andThen((groups) => {
    const resolved = resolvePlace(groups);
    if (resolved.kind !== "resolved") return okAsync(groups);
    const { code, country } = resolved.place;
    return nearbyPorts(code, signal).map((ports) => [
      ...groups,
      { country, places: ports.map((port) => ({ ...port, country, pointType: "sea" as const })) },
    ]);
  });

/** Suggestions for a place, requested after a typing pause; further typing aborts the request. */
export const placeLookupFlow = ({ requestActor, ports: { places } }: FlowServices<"places">) =>
  setup({
    types: machineTypes<Types>(),
    actors: {
      findPlaces: requestActor(({ text, kind }: PlaceQuery, signal) =>
        kind === "place-and-nearby" ? findWithNearby(places, text, signal) : places.find(text, signal),
      ),
    },
    delays: { typingPause: 200 },
    guards: {
      isLongEnough: ({ context }) => startsLookup(context.kind === "port" ? "port" : "place", context.text),
      hasPlaces: ({ context }) => context.groups.length > 0,
    },
  }).createMachine({
    id: "placeLookup",
    context: ({ input }) => ({ kind: input.kind, text: "", groups: [], failure: null }),
    initial: "idle",
    on: {
      "text.typed": { target: ".typed", actions: assign({ text: ({ event }) => event.text.trim(), failure: null }) },
      "lookup.ended": { target: ".idle", actions: assign({ text: "", groups: [], failure: null }) },
    },
    states: {
      idle: {},
      typed: { always: [{ guard: "isLongEnough", target: "waiting" }, { target: "tooShort" }] },
      tooShort: { entry: assign({ groups: [] }) },
      waiting: { after: { typingPause: "lookingUp" } },
      lookingUp: {
        invoke: {
          src: "findPlaces",
          input: ({ context: { text, kind } }) => ({ text, kind }),
          onDone: [
            {
              guard: isOk,
              target: "answered",
              actions: assign({
                groups: ({ context, event }) => {
                  const groups = event.output.unwrapOr([]);
                  return context.kind === "port" ? filterSeaPorts(groups) : groups;
                },
              }),
            },
            {
              target: "failed",
              actions: assign({ groups: [], failure: readFailure }),
            },
          ],
        },
      },
      answered: { always: [{ guard: "hasPlaces", target: "found" }, { target: "nothingFound" }] },
      found: {},
      nothingFound: {},
      failed: { on: { "lookup.retried": "lookingUp" } },
    },
  });

export type PlaceLookupView =
  | { readonly kind: "idle" }
  | { readonly kind: "too-short" }
  | { readonly kind: "looking-up" }
  | { readonly kind: "found"; readonly groups: readonly PlaceGroup[] }
  | { readonly kind: "nothing-found" }
  | { readonly kind: "failed"; readonly failure: Failure };

export const placeLookupView = (snapshot: SnapshotFrom<ReturnType<typeof placeLookupFlow>>): PlaceLookupView => {
  const { failure, groups } = snapshot.context;
  if (snapshot.matches("found")) return { kind: "found", groups };
  if (snapshot.matches("waiting") || snapshot.matches("lookingUp")) return { kind: "looking-up" };
  if (snapshot.matches("tooShort")) return { kind: "too-short" };
  if (snapshot.matches("nothingFound")) return { kind: "nothing-found" };
  return failure !== null && snapshot.matches("failed") ? { kind: "failed", failure } : { kind: "idle" };
};
