import { assign, enqueueActions } from "xstate";
import { tidyWeights } from "#domain/containers";
import {
  EMPTY_DRAFT,
  type FclDraft,
  findDepartureProblem,
  setDepartureDate,
  setSelection,
  toDepartureWindow,
  toDraft,
} from "#domain/search";
import type { CalendarDate } from "#domain/time";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { parseDraft, serialiseDraft } from "./draft-text.ts";
import { applyChange, findResetCause, remainingProblems, UNDO_SECONDS, withReset } from "./rules.ts";
import { parseSearchQuery } from "./search-query.ts";
import {
  createSearchSetup,
  lookupsRegion,
  nearbyRegion,
  originZoneRegion,
  type SearchServices,
  undoRegion,
} from "./setup.ts";
import { NO_NEARBY_PORTS, NO_ORIGIN_ZONE } from "./types.ts";

/* A date that has passed since the draft was saved would be refused. The zone of the origin is not known yet. */
const removePastDate = (saved: FclDraft, today: CalendarDate): FclDraft => {
  const draft = setSelection(saved, tidyWeights(saved.selection));
  return findDepartureProblem(draft.departureDate, toDepartureWindow(today)) === null
    ? draft
    : setDepartureDate(draft, null);
};

/** The FCL search form: saved on every change, validated at Search Rates; resets can be undone. A search in the URL query takes precedence over the saved draft. */
const createSearchMachine = (services: SearchServices, requested: FclDraft | null) => {
  const { clock, drafts } = services.ports;
  const search = createSearchSetup(services, requested);
  const today = clock.today();
  const saved = drafts.load(DRAFT_KEYS.fcl);
  return search.createMachine({
    id: "search",
    entry: "saveRequestedDraft",
    context: {
      draft: removePastDate(requested ?? (saved === null ? EMPTY_DRAFT : parseDraft(saved)), today),
      today,
      readerToday: today,
      originZone: NO_ORIGIN_ZONE,
      problems: [],
      lookups: [],
      isSearchPending: false,
      unknownTexts: [],
      resets: [],
      undoSeconds: UNDO_SECONDS,
      nearby: { origin: NO_NEARBY_PORTS, destination: NO_NEARBY_PORTS },
      savedElsewhere: null,
    },
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
      originPorts: nearbyRegion(search, "origin"),
      destinationPorts: nearbyRegion(search, "destination"),
      originZone: originZoneRegion(search),
      lookups: lookupsRegion(search),
      undo: undoRegion(search),
    },
  });
};

export type SearchMachine = ReturnType<typeof createSearchMachine>;

export const searchFlow = (services: SearchServices, query: string) => {
  const requested = parseSearchQuery(query).map(toDraft).unwrapOr(null);
  return { machine: createSearchMachine(services, requested), isFromQuery: requested !== null };
};
