import { type Result, okAsync, ResultAsync } from "neverthrow";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import {
  EMPTY_DRAFT,
  type End,
  type FclDraft,
  isTypedOnly,
  validateDraft,
  findDepartureProblem,
  setDepartureDate,
  setSelection,
  toDraft,
  parseDraft,
  serialiseDraft,
  parseSearchQuery,
} from "#domain/search";
import { type NearbyPort, namesPlace, filterSeaPorts, resolvePlace } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import { machineTypes, missingActor } from "../request.ts";
import {
  applyChange,
  findResetCause,
  findAllLookups,
  hasOtherPlace,
  type LookupOutcome,
  remainingProblems,
  UNDO_SECONDS,
  withLookup,
  withNearby,
  withOutcomes,
  withoutLastReset,
  withReset,
} from "./rules.ts";
import { type SearchContext, NO_NEARBY_PORTS, type PointLookup, type SearchEvent, type SearchNotice } from "./types.ts";
import { tidyWeights } from "#domain/containers";
import type { PlacesPort } from "#ports/api.ts";
import type { AppServices } from "../services.ts";
import { FCL_DRAFT_KEY } from "../draft-keys.ts";

interface FclSearchTypes {
  readonly context: SearchContext;
  readonly events: SearchEvent;
  readonly input: { readonly draft: FclDraft; readonly today: CalendarDate };
  readonly emitted: SearchNotice;
}
interface AtEnd {
  readonly end: End;
}

const search = setup({
  types: machineTypes<FclSearchTypes>(),
  actors: {
    findNearby: fromPromise<Result<readonly NearbyPort[], Failure>, { readonly code: string }>(
      missingActor("findNearby"),
    ),
    resolvePlaces: fromPromise<Result<readonly LookupOutcome[], Failure>, { readonly lookups: readonly PointLookup[] }>(
      missingActor("resolvePlaces"),
    ),
  },
  /* Undo is offered for ten of them; the count stops while its message is read. */
  delays: { undoSecond: 1000 },
  guards: {
    needsLookup: ({ context, event }) =>
      event.type === "point.entered" && isTypedOnly(context.draft[event.end][event.point]),
    hasTypedPlaces: ({ context }) => findAllLookups(context.draft).length > 0,
    isSearchPending: ({ context }) => context.isSearchPending,
    nothingToUndo: ({ context }) => context.resets.length === 0,
    isLastSecond: ({ context }) => context.undoSeconds <= 1,
    placeChanged: ({ context }, { end }: AtEnd) => hasOtherPlace(context, end),
    placeIsKnown: ({ context }, { end }: AtEnd) => context.nearby[end].code !== null,
  },
  actions: {
    /** Kept on this device on every change. */
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    /** Reads the day anew: a form may stand open past midnight. */
    noteDay: () => undefined,
    lookUpPoint: assign(({ context, event }) =>
      event.type === "point.entered" ? { lookups: withLookup(context, event) } : {},
    ),
    lookUpAll: assign(({ context }) => ({ lookups: findAllLookups(context.draft), isSearchPending: true })),
    dropResets: assign({ resets: [], undoSeconds: UNDO_SECONDS }),
    countDown: assign(({ context }) => ({ undoSeconds: context.undoSeconds - 1 })),
    undoLast: assign(({ context }) => {
      const undone = withoutLastReset(context);
      return { ...undone, problems: remainingProblems(context, undone.draft) };
    }),
    notePlace: assign(({ context }, { end }: AtEnd) => withNearby(context, end, [])),
  },
});

/* A failure leaves the list of nearby ports empty: every port can still be looked up by name. */
const nearbyRegion = (end: End) =>
  search.createStateConfig({
    initial: "settled",
    states: {
      settled: { always: { guard: { type: "placeChanged", params: { end } }, target: "arriving" } },
      arriving: {
        entry: { type: "notePlace", params: { end } },
        always: [{ guard: { type: "placeIsKnown", params: { end } }, target: "asking" }, { target: "settled" }],
      },
      asking: {
        always: { guard: { type: "placeChanged", params: { end } }, target: "arriving" },
        invoke: {
          src: "findNearby",
          input: ({ context }) => ({ code: context.nearby[end].code ?? "" }),
          onDone: {
            target: "settled",
            actions: assign(({ context, event }) => withNearby(context, end, event.output.unwrapOr([]))),
          },
          onError: "settled",
        },
      },
    },
  });

const undoRegion = search.createStateConfig({
  initial: "none",
  on: { "load.reset": ".offered.counting" },
  states: {
    none: { entry: "dropResets" },
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
              { guard: "isLastSecond", actions: "dropResets" },
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

/* A text that clearly means one place is taken without a choice from the list; the search waits for it. */
const lookupsRegion = search.createStateConfig({
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
        onError: "loaded",
      },
      on: {
        "point.entered": { guard: "needsLookup", target: "loading", reenter: true, actions: "lookUpPoint" },
        "search.requested": { target: "loading", reenter: true, actions: "lookUpAll" },
      },
    },
    loaded: { always: [{ guard: "isSearchPending", target: "validating" }, { target: "idle" }] },
    validating: {
      entry: [
        "noteDay",
        enqueueActions(({ context, enqueue }) =>
          validateDraft(context.draft, context.today, context.unknownTexts).match(
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

/** The FCL search form: saved on every change, checked at Search Rates; a reset can be undone, nearby ports are looked up. */
export const searchMachine = search.createMachine({
  id: "fclSearch",
  context: ({ input }) => ({
    draft: input.draft,
    today: input.today,
    problems: [],
    lookups: [],
    isSearchPending: false,
    unknownTexts: [],
    resets: [],
    undoSeconds: UNDO_SECONDS,
    nearby: { origin: NO_NEARBY_PORTS, destination: NO_NEARBY_PORTS },
  }),
  on: {
    "draft.*": {
      actions: [
        enqueueActions(({ context, event, enqueue }) => {
          const draft = applyChange(context.draft, event);
          const reset = withReset(context, findResetCause(event), draft);
          enqueue.assign({ draft, problems: remainingProblems(context, draft), ...reset });
          if (reset !== null) enqueue.raise({ type: "load.reset" });
        }),
        "saveDraft",
      ],
    },
    "form.cleared": {
      actions: [
        enqueueActions(({ context, enqueue }) => {
          const reset = withReset(context, { kind: "cleared" }, EMPTY_DRAFT);
          enqueue.assign({ draft: EMPTY_DRAFT, problems: [], ...reset });
          if (reset !== null) enqueue.raise({ type: "load.reset" });
        }),
        "removeDraft",
      ],
    },
    "form.entered": { actions: "noteDay" },
  },
  type: "parallel",
  states: {
    originPorts: nearbyRegion("origin"),
    destinationPorts: nearbyRegion("destination"),
    lookups: lookupsRegion,
    undo: undoRegion,
  },
});

interface AtPlace {
  readonly code: string;
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

/* A date that has passed since the draft was saved would only be refused. */
const removePastDate = (saved: FclDraft, today: CalendarDate): FclDraft => {
  const draft = setSelection(saved, tidyWeights(saved.selection));
  return findDepartureProblem(draft.departureDate, today) === null ? draft : setDepartureDate(draft, null);
};

/** The FCL form at this portal, as it was left; a search in the URL's query goes before the kept draft. */
export const searchFlow = ({ requestActor, ports }: AppServices, query: string) => {
  const { clock, drafts, places } = ports;
  const today = clock.today();
  const kept = drafts.load(FCL_DRAFT_KEY);
  const asked = parseSearchQuery(query).map(toDraft);
  if (asked.isOk()) drafts.save(FCL_DRAFT_KEY, serialiseDraft(asked.value));
  const draft = asked.unwrapOr(kept === null ? EMPTY_DRAFT : parseDraft(kept));
  const machine = searchMachine.provide({
    actors: {
      findNearby: requestActor(({ code }: AtPlace, signal) => places.nearbyPorts(code, signal)),
      resolvePlaces: requestActor(({ lookups }: Lookups, signal) =>
        ResultAsync.combine(lookups.map((lookup) => resolveText(places, lookup, signal))).map(
          (outcomes): readonly LookupOutcome[] => outcomes,
        ),
      ),
    },
    actions: {
      saveDraft: ({ context }) => drafts.save(FCL_DRAFT_KEY, serialiseDraft(context.draft)),
      removeDraft: () => drafts.remove(FCL_DRAFT_KEY),
      noteDay: assign(() => ({ today: clock.today() })),
    },
  });
  return { machine, input: { draft: removePastDate(draft, today), today } };
};
