import { okAsync, ResultAsync } from "neverthrow";
import { assign, enqueueActions, fromCallback } from "xstate";
import {
  EMPTY_DRAFT,
  type FclDraft,
  findDepartureProblem,
  setDepartureDate,
  setSelection,
  toDraft,
  toDepartureWindow,
} from "#domain/search";
import { parseDraft, serialiseDraft } from "./draft-text.ts";
import { parseSearchQuery } from "./search-query.ts";
import { namesPlace, filterSeaPorts, resolvePlace } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import {
  applyChange,
  findResetCause,
  type LookupOutcome,
  remainingProblems,
  UNDO_SECONDS,
  withReset,
} from "./rules.ts";
import { NO_NEARBY_PORTS, NO_ORIGIN_ZONE, type PointLookup, type SearchEvent } from "./types.ts";
import { tidyWeights } from "#domain/containers";
import type { PlacesPort } from "#ports/api.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { type FlowServices, provide } from "../kit/request.ts";

import { lookupsRegion, nearbyRegion, originZoneRegion, searchSetup, undoRegion } from "./setup.ts";
/** The FCL search form: saved on every change, validated at Search Rates; resets can be undone. */
export const searchMachine = searchSetup.createMachine({
  id: "search",
  entry: "saveRequestedDraft",
  context: ({ input }) => ({
    draft: input.draft,
    today: input.today,
    readerToday: input.today,
    originZone: NO_ORIGIN_ZONE,
    problems: [],
    lookups: [],
    isSearchPending: false,
    unknownTexts: [],
    resets: [],
    undoSeconds: UNDO_SECONDS,
    nearby: { origin: NO_NEARBY_PORTS, destination: NO_NEARBY_PORTS },
    savedElsewhere: null,
  }),
  invoke: { src: "otherTabs" },
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
    "form.entered": { actions: "readClock" },
    "form.savedElsewhere": {
      actions: assign(({ context, event }) => ({
        savedElsewhere: serialiseDraft(event.draft) === serialiseDraft(context.draft) ? null : event.draft,
      })),
    },
    "form.replaced": {
      actions: [
        assign(({ context: { draft, savedElsewhere } }) => ({
          draft: savedElsewhere ?? draft,
          savedElsewhere: null,
          problems: [],
          resets: [],
        })),
        "saveDraft",
      ],
    },
    /* Saved again, so that a new tab starts with this form. */
    "form.retained": { actions: [assign({ savedElsewhere: null }), "saveDraft"] },
  },
  type: "parallel",
  states: {
    originPorts: nearbyRegion("origin"),
    destinationPorts: nearbyRegion("destination"),
    originZone: originZoneRegion,
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

/* A date that has passed since the draft was saved would be refused. The zone of the origin is not known yet. */
const removePastDate = (saved: FclDraft, today: CalendarDate): FclDraft => {
  const draft = setSelection(saved, tidyWeights(saved.selection));
  return findDepartureProblem(draft.departureDate, toDepartureWindow(today)) === null
    ? draft
    : setDepartureDate(draft, null);
};

/** A search in the URL query takes precedence over the saved draft. */
export const searchFlow = ({ requestActor, ports }: FlowServices<"clock" | "drafts" | "places">, query: string) => {
  const { clock, drafts, places } = ports;
  const today = clock.today();
  const saved = drafts.load(DRAFT_KEYS.fcl);
  const requested = parseSearchQuery(query).map(toDraft);
  const draft = requested.unwrapOr(saved === null ? EMPTY_DRAFT : parseDraft(saved));
  const withClock = searchMachine.provide({
    actions: {
      readClock: assign(({ context: { originZone } }) => ({
        today: clock.today(originZone.zone),
        readerToday: clock.today(),
      })),
    },
  });
  const machine = provide(withClock, {
    actors: {
      findTimeZone: requestActor(({ code }: AtPlace, signal) => places.timeZone(code, signal)),
      findNearby: requestActor(({ code }: AtPlace, signal) => places.nearbyPorts(code, signal)),
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
    actions: {
      saveDraft: ({ context }) => drafts.save(DRAFT_KEYS.fcl, serialiseDraft(context.draft)),
      removeDraft: () => drafts.remove(DRAFT_KEYS.fcl),
      saveRequestedDraft: () =>
        requested.map((form) => drafts.save(DRAFT_KEYS.fcl, serialiseDraft(form))).unwrapOr(undefined),
    },
  });
  return { machine, input: { draft: removePastDate(draft, today), today }, isFromQuery: requested.isOk() };
};
