import { okAsync, ResultAsync } from "neverthrow";
import { assign } from "xstate";
import { tidyWeights } from "#domain/containers";
import {
  departureProblem,
  EMPTY_DRAFT,
  type FclDraft,
  setDepartureDate,
  setSelection,
  draftOfSearch,
  parseDraft,
  serialiseDraft,
  searchFromQuery,
} from "#domain/search";
import { namesPlace, onlySeaPorts, resolvePlace } from "#domain/places";
import type { CalendarDate } from "#domain/time";
import type { Failure } from "#ports/failure.ts";
import type { PlacesPort } from "#ports/places.ts";
import type { Portal } from "../portal.ts";
import { FCL_DRAFT_KEY } from "../draft-keys.ts";
import type { PointLookup } from "./context.ts";
import { fclSearchMachine } from "./machine.ts";
import type { LookupOutcome } from "./rules.ts";

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
        resolved: resolvePlace(lookup.point === "port" ? onlySeaPorts(groups) : groups),
      }))
    : okAsync({ ...lookup, resolved: { kind: "ambiguous" } });

/* A date that has passed since the draft was saved would only be refused. */
const upToDate = (saved: FclDraft, today: CalendarDate): FclDraft => {
  const draft = setSelection(saved, tidyWeights(saved.selection));
  return departureProblem(draft.departureDate, today) === null ? draft : setDepartureDate(draft, null);
};

/** The FCL form at this portal, as it was left; a search in the URL's query goes before the kept draft. */
export const fclSearchFlow = ({ ask, ports }: Portal, query: string) => {
  const { clock, drafts, places } = ports;
  const today = clock.today();
  const kept = drafts.load(FCL_DRAFT_KEY);
  const asked = searchFromQuery(query).map(draftOfSearch);
  if (asked.isOk()) drafts.save(FCL_DRAFT_KEY, serialiseDraft(asked.value));
  const draft = asked.unwrapOr(kept === null ? EMPTY_DRAFT : parseDraft(kept));
  const machine = fclSearchMachine.provide({
    actors: {
      findNearby: ask(({ code }: AtPlace, signal) => places.nearbyPorts(code, signal)),
      resolvePlaces: ask(({ lookups }: Lookups, signal) =>
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
  return { machine, input: { draft: upToDate(draft, today), today } };
};
