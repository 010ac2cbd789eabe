import type { Result } from "neverthrow";
import { assign, enqueueActions, fromPromise, setup } from "xstate";
import { EMPTY_DRAFT, type End, type FclDraft } from "../../domain/fcl-search/draft.ts";
import { validateDraft } from "../../domain/fcl-search/validate.ts";
import type { NearbyPort } from "../../domain/places/place.ts";
import type { CalendarDate } from "../../domain/time/calendar.ts";
import type { Failure } from "../../ports/failure.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import { changed } from "./change.ts";
import { type FclSearchContext, NOTHING_NEARBY } from "./context.ts";
import type { FclSearchEvent, FclSearchNotice } from "./events.ts";
import { isOutdated, remainingProblems, withNearby } from "./rules.ts";

interface FclSearchTypes {
  readonly context: FclSearchContext;
  readonly events: FclSearchEvent;
  readonly input: { readonly draft: FclDraft; readonly today: CalendarDate };
  readonly emitted: FclSearchNotice;
}
interface AtEnd {
  readonly end: End;
}

const search = setup({
  types: machineTypes<FclSearchTypes>(),
  actors: {
    findNearby: fromPromise<Result<readonly NearbyPort[], Failure>, { readonly code: string }>(
      notProvided("findNearby"),
    ),
  },
  guards: {
    placeChanged: ({ context }, { end }: AtEnd) => isOutdated(context, end),
    placeIsKnown: ({ context }, { end }: AtEnd) => context.nearby[end].code !== null,
  },
  actions: {
    /** Kept on this device on every change. */
    saveDraft: () => undefined,
    removeDraft: () => undefined,
    /** Reads the day anew: a form may stand open past midnight. */
    noteDay: () => undefined,
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

/** The FCL search form: what is typed is kept at once, checked at Search Rates, and the ports near a chosen place are at hand. */
export const fclSearchMachine = search.createMachine({
  id: "fclSearch",
  context: ({ input }) => ({
    draft: input.draft,
    today: input.today,
    problems: [],
    nearby: { origin: NOTHING_NEARBY, destination: NOTHING_NEARBY },
  }),
  on: {
    "draft.*": {
      actions: [
        assign(({ context, event }) => {
          const draft = changed(context.draft, event);
          return { draft, problems: remainingProblems(context, draft) };
        }),
        "saveDraft",
      ],
    },
    "form.cleared": { actions: [assign({ draft: EMPTY_DRAFT, problems: [] }), "removeDraft"] },
    "form.entered": { actions: "noteDay" },
    "search.requested": {
      actions: [
        "noteDay",
        enqueueActions(({ context, enqueue }) =>
          validateDraft(context.draft, context.today).match(
            (accepted) => {
              enqueue.assign({ problems: [] });
              enqueue.emit({ type: "search.accepted", search: accepted });
            },
            (problems) => {
              enqueue.assign({ problems });
              enqueue.emit({ type: "search.refused", problems });
            },
          ),
        ),
      ],
    },
  },
  type: "parallel",
  states: { originPorts: nearbyRegion("origin"), destinationPorts: nearbyRegion("destination") },
});
