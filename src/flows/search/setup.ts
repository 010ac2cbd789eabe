import { okAsync, ResultAsync } from "neverthrow";
import { assign, enqueueActions, fromCallback, setup } from "xstate";
import { EMPTY_DRAFT, type End, type FclDraft, isTypedOnly, validateDraft } from "#domain/search";
import { filterSeaPorts, namesPlace, resolvePlace } from "#domain/places";
import type { PlacesPort } from "#ports/api.ts";
import type { DraftsPort } from "#ports/browser.ts";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { parseDraft, serialiseDraft } from "./draft-text.ts";
import {
  findAllLookups,
  hasOtherOrigin,
  hasOtherPlace,
  type LookupOutcome,
  remainingProblems,
  UNDO_SECONDS,
  withLookup,
  withNearby,
  withOriginZone,
  withOutcomes,
  withoutLastReset,
} from "./rules.ts";
import type { SearchContext, PointLookup, SearchEvent, SearchNotice } from "./types.ts";
import { type FlowServices, machineTypes } from "../kit/request.ts";

interface SearchTypes {
  readonly context: SearchContext;
  readonly events: SearchEvent;
  readonly emitted: SearchNotice;
}
interface AtEnd {
  readonly end: End;
}

interface Lookups {
  readonly lookups: readonly PointLookup[];
}

const resolveText = (
  { find }: PlacesPort,
  lookup: PointLookup,
  signal: AbortSignal,
): ResultAsync<LookupOutcome, Failure> =>
  namesPlace(lookup.text)
    ? find(lookup.text, signal).map((groups) => ({
        ...lookup,
        resolved: resolvePlace(lookup.point === "port" ? filterSeaPorts(groups) : groups),
      }))
    : okAsync({ ...lookup, resolved: { kind: "ambiguous" } });

const save = (drafts: DraftsPort, draft: FclDraft): void => drafts.save(DRAFT_KEYS.fcl, serialiseDraft(draft));

export type SearchServices = FlowServices<"clock" | "drafts" | "places">;

/** `requested` is the form of the URL query, null without one. */
export const createSearchSetup = (
  { requestActor, ports: { clock, drafts, places } }: SearchServices,
  requested: FclDraft | null,
) =>
  setup({
    types: machineTypes<SearchTypes>(),
    actors: {
      findNearby: requestActor(({ code }: { readonly code: string }, signal) => places.nearbyPorts(code, signal)),
      findTimeZone: requestActor(({ code }: { readonly code: string }, signal) => places.timeZone(code, signal)),
      resolvePlaces: requestActor(({ lookups }: Lookups, signal) =>
        ResultAsync.combine(lookups.map((lookup) => resolveText(places, lookup, signal))).map(
          (outcomes): readonly LookupOutcome[] => outcomes,
        ),
      ),
      otherTabs: fromCallback<SearchEvent>(({ sendBack }) =>
        drafts.watch(DRAFT_KEYS.fcl, (text) =>
          sendBack({ type: "form.savedElsewhere", draft: text === null ? EMPTY_DRAFT : parseDraft(text) }),
        ),
      ),
    },
    delays: { undoSecond: 1000 },
    guards: {
      needsLookup: ({ context, event }) =>
        event.type === "point.entered" && isTypedOnly(context.draft[event.end][event.point]),
      hasTypedPlaces: ({ context }) => findAllLookups(context.draft).length > 0,
      isSearchPending: ({ context }) => context.isSearchPending,
      nothingToUndo: ({ context }) => context.resets.length === 0,
      isLastSecond: ({ context }) => context.undoSeconds <= 1,
      originChanged: ({ context }) => hasOtherOrigin(context),
      originIsKnown: ({ context }) => context.originZone.code !== null,
      placeChanged: ({ context }, { end }: AtEnd) => hasOtherPlace(context, end),
      placeIsKnown: ({ context }, { end }: AtEnd) => context.nearby[end].code !== null,
    },
    actions: {
      saveDraft: ({ context }) => save(drafts, context.draft),
      removeDraft: () => drafts.remove(DRAFT_KEYS.fcl),
      saveRequestedDraft: () => {
        if (requested !== null) save(drafts, requested);
      },
      /** A form may stay open past midnight. */
      readClock: assign(({ context: { originZone } }) => ({
        today: clock.today(originZone.zone),
        readerToday: clock.today(),
      })),
      lookUpPoint: assign(({ context, event }) =>
        event.type === "point.entered" ? { lookups: withLookup(context, event) } : {},
      ),
      lookUpAll: assign(({ context }) => ({ lookups: findAllLookups(context.draft), isSearchPending: true })),
      clearResets: assign({ resets: [], undoSeconds: UNDO_SECONDS }),
      countDown: assign(({ context }) => ({ undoSeconds: context.undoSeconds - 1 })),
      undoLast: assign(({ context }) => {
        const undone = withoutLastReset(context);
        return { ...undone, problems: remainingProblems(context, undone.draft) };
      }),
      setOrigin: assign(({ context }) => withOriginZone(context, null)),
      setNearbyPlace: assign(({ context }, { end }: AtEnd) => withNearby(context, end, [])),
    },
  });

type SearchSetup = ReturnType<typeof createSearchSetup>;

/* A failure leaves the list empty; ports can still be found by name. */
export const nearbyRegion = (search: SearchSetup, end: End) =>
  search.createStateConfig({
    initial: "idle",
    states: {
      idle: { always: { guard: { type: "placeChanged", params: { end } }, target: "routing" } },
      routing: {
        entry: { type: "setNearbyPlace", params: { end } },
        always: [{ guard: { type: "placeIsKnown", params: { end } }, target: "loading" }, { target: "idle" }],
      },
      loading: {
        always: { guard: { type: "placeChanged", params: { end } }, target: "routing" },
        invoke: {
          src: "findNearby",
          input: ({ context }) => ({ code: context.nearby[end].code ?? "" }),
          onDone: {
            target: "idle",
            actions: assign(({ context, event }) => withNearby(context, end, event.output.unwrapOr([]))),
          },
        },
      },
    },
  });

/* After a failure, or where the server does not state the zone, the shipper's own day counts. */
export const originZoneRegion = (search: SearchSetup) =>
  search.createStateConfig({
    initial: "idle",
    states: {
      idle: { entry: "readClock", always: { guard: "originChanged", target: "routing" } },
      routing: { entry: "setOrigin", always: [{ guard: "originIsKnown", target: "loading" }, { target: "idle" }] },
      loading: {
        always: { guard: "originChanged", target: "routing" },
        invoke: {
          src: "findTimeZone",
          input: ({ context }) => ({ code: context.originZone.code ?? "" }),
          onDone: {
            target: "idle",
            actions: assign(({ context, event }) => withOriginZone(context, event.output.unwrapOr(null))),
          },
        },
      },
    },
  });

export const undoRegion = (search: SearchSetup) =>
  search.createStateConfig({
    initial: "none",
    on: { "load.reset": ".offered.counting" },
    states: {
      none: { entry: "clearResets" },
      offered: {
        initial: "counting",
        always: { guard: "nothingToUndo", target: "none" },
        on: {
          "undo.requested": { target: ".counting", reenter: true, actions: ["undoLast", "saveDraft"] },
          "undo.dismissed": "none",
        },
        states: {
          counting: {
            after: {
              undoSecond: [
                { guard: "isLastSecond", actions: "clearResets" },
                { target: "counting", reenter: true, actions: "countDown" },
              ],
            },
            on: { "undo.readingBegan": "reading" },
          },
          reading: { on: { "undo.readingEnded": "counting" } },
        },
      },
    },
  });

/* A text that means exactly one place is resolved without a choice; the search waits for it. */
export const lookupsRegion = (search: SearchSetup) =>
  search.createStateConfig({
    initial: "idle",
    states: {
      idle: {
        on: {
          "point.entered": { guard: "needsLookup", target: "loading", actions: "lookUpPoint" },
          "search.requested": [
            { guard: "hasTypedPlaces", target: "loading", actions: "lookUpAll" },
            { target: "validating" },
          ],
        },
      },
      loading: {
        invoke: {
          src: "resolvePlaces",
          input: ({ context }) => ({ lookups: context.lookups }),
          onDone: {
            target: "loaded",
            actions: [
              assign(({ context, event }) =>
                event.output.map((outcomes) => withOutcomes(context, outcomes)).unwrapOr({}),
              ),
              "saveDraft",
            ],
          },
        },
        on: {
          "point.entered": { guard: "needsLookup", target: "loading", reenter: true, actions: "lookUpPoint" },
          "search.requested": { target: "loading", reenter: true, actions: "lookUpAll" },
        },
      },
      loaded: { always: [{ guard: "isSearchPending", target: "validating" }, { target: "idle" }] },
      validating: {
        entry: [
          "readClock",
          enqueueActions(({ context, enqueue }) =>
            validateDraft(context.draft, context.today, context.unknownTexts, context.readerToday).match(
              (accepted) => {
                enqueue.assign({ problems: [], isSearchPending: false });
                enqueue.emit({ type: "search.accepted", search: accepted });
              },
              (problems) => {
                enqueue.assign({ problems, isSearchPending: false });
                enqueue.emit({ type: "search.refused", problems });
              },
            ),
          ),
        ],
        always: "idle",
      },
    },
  });
