import { assign, enqueueActions } from "xstate";
import {
  resolvePort,
  EMPTY_LCL_DRAFT,
  DEFAULT_LCL_CRITERIA,
  toLclPageRange,
  toLclPageSize,
  type LclPlace,
  listPlaces,
} from "#domain/lcl";
import { initialContext } from "./types.ts";
import {
  findJudgementDelay,
  findLookup,
  changePageSize,
  judgeAgain,
  swapEnds,
  withUnlistedPort,
  withWithdrawal,
} from "./rules.ts";
import { lclSetup, type RatesInput, type PortQuery } from "./setup.ts";
import { errAsync, okAsync } from "neverthrow";
import { namesPlace, resolvePlace, type PlaceGroup } from "#domain/places";
import type { Failure } from "#ports/failure.ts";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { parseLclForm, serialiseLclForm } from "./query.ts";
import { type FlowServices, LOADING_STATES, isOk, provide, readFailure } from "../kit/request.ts";
import { readMinutes } from "../utc-minutes.ts";

/* A text that means one listed port becomes its name: by itself, or as the gazetteer knows it (JNPT is Nhava Sheva). */
const lookupRegion = lclSetup.createStateConfig({
  initial: "idle",
  on: {
    "port.entered": {
      target: ".routing",
      actions: assign(({ context, event }) => ({ lookup: findLookup(context, event.end) })),
    },
  },
  states: {
    idle: {},
    routing: {
      always: [
        { guard: ({ context }) => context.lookup === null || context.portsFailure !== null, target: "idle" },
        {
          guard: ({ context }) => resolvePort(context.ports ?? [], context.lookup?.text ?? "") !== null,
          target: "idle",
          actions: enqueueActions(({ context: { lookup, ports }, enqueue }) => {
            const port = lookup === null ? null : resolvePort(ports ?? [], lookup.text);
            if (lookup !== null && port !== null)
              enqueue.raise({ type: "draft.changed", changes: { [lookup.end]: port.name } });
          }),
        },
        /* Waits for the listed ports. */
        { guard: ({ context }) => context.ports !== null, target: "loading" },
      ],
    },
    loading: {
      invoke: {
        src: "findListedPort",
        input: ({ context }) => ({ text: context.lookup?.text ?? "", listed: context.ports ?? [] }),
        onDone: {
          target: "idle",
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { lookup, draft } = context;
            if (lookup === null || draft[lookup.end].trim() !== lookup.text || event.output.isErr()) return;
            const port = event.output.value;
            if (port === null) enqueue.assign({ problems: withUnlistedPort(context, lookup) });
            else enqueue.raise({ type: "draft.changed", changes: { [lookup.end]: port.name } });
          }),
        },
      },
    },
  },
});

/** The LCL form loads its ports once, and rates whenever the form is complete; a change aborts the request for the former form. */
export const lclMachine = lclSetup.createMachine({
  id: "lcl",
  context: ({ input }) => initialContext(input),
  type: "parallel",
  states: {
    ports: {
      initial: "loading",
      states: {
        loading: {
          entry: assign({ portsFailure: null }),
          invoke: {
            src: "fetchPorts",
            onDone: [
              {
                guard: isOk,
                target: "known",
                actions: assign({ ports: ({ event }) => event.output.unwrapOr([]) }),
              },
              {
                target: "failed",
                actions: assign({ portsFailure: readFailure }),
              },
            ],
          },
        },
        known: {},
        failed: { on: { "ports.retried": "loading", "search.requested": "loading" } },
      },
    },
    lookup: lookupRegion,
    rates: {
      initial: "routing",
      on: {
        "draft.changed": {
          guard: "changesDraft",
          target: ".typing",
          actions: [
            assign(({ context, event }) => ({ draft: { ...context.draft, ...event.changes }, showAllErrors: false })),
            "removeFixedProblems",
            "saveDraft",
          ],
        },
        "ends.swapped": {
          target: ".typing",
          actions: [
            assign(({ context }) => ({ draft: swapEnds(context.draft), showAllErrors: false })),
            "removeFixedProblems",
            "saveDraft",
          ],
        },
        "form.cleared": {
          target: ".idle",
          actions: [
            assign({ draft: EMPTY_LCL_DRAFT, problems: [], search: null, list: null, failure: null }),
            "removeDraft",
          ],
        },
        "search.requested": { target: ".validating", actions: assign({ showAllErrors: true }) },
        "offer.withdrawn": {
          actions: assign(({ context, event }) => withWithdrawal(context, event.rateId, event.reason)),
        },
        "dialog.closed": { actions: "closeDialog" },
      },
      states: {
        /** A restored form that is complete is searched at once. */
        routing: { always: [{ guard: "isFilled", target: "validating" }, { target: "idle" }] },
        idle: {},
        typing: { after: { typingPause: [{ guard: "isFilled", target: "validating" }, { target: "idle" }] } },
        /** Waits for the ports if they are still loading. */
        validating: {
          always: [
            { guard: "isAnswered", target: "listed" },
            { guard: "isComplete", target: "loading", actions: "acceptSearch" },
            { guard: "portsAreKnown", target: "idle", actions: ["announceProblems", "setProblems"] },
          ],
        },
        loading: {
          entry: assign({ failure: null, open: null }),
          ...LOADING_STATES,
          tags: "loading",
          invoke: {
            src: "fetchRates",
            input: ({ context: { search, page, criteria } }) => ({ search, page, criteria }),
            onDone: [
              {
                guard: isOk,
                target: "listed",
                actions: assign(({ context, event }) => ({
                  list: event.output.unwrapOr(null),
                  listedBy: context.criteria,
                })),
              },
              {
                target: "failed",
                actions: assign({ failure: readFailure }),
              },
            ],
          },
          on: {
            "page.requested": {
              guard: "isElsewhere",
              target: "loading",
              reenter: true,
              actions: { type: "turnPage", params: ({ event }) => event },
            },
            "criteria.changed": {
              target: "loading",
              reenter: true,
              actions: { type: "changeCriteria", params: ({ event }) => event },
            },
          },
        },
        listed: {
          after: { nextJudgement: { target: "listed", reenter: true, actions: "judgeAgain" } },
          on: {
            "rates.retried": { target: "loading", actions: "clearList" },
            "criteria.changed": {
              target: "loading",
              actions: { type: "changeCriteria", params: ({ event }) => event },
            },
            "page.requested": {
              guard: "isElsewhere",
              target: "loading",
              actions: { type: "turnPage", params: ({ event }) => event },
            },
            "size.chosen": {
              target: "loading",
              actions: assign(({ context, event }) => changePageSize(context, event.size)),
            },
            "breakdown.opened": {
              actions: { type: "openDialog", params: ({ event }) => ({ kind: "breakdown", rateId: event.rateId }) },
            },
            "booking.opened": {
              actions: { type: "openDialog", params: ({ event }) => ({ kind: "booking", rateId: event.rateId }) },
            },
          },
        },
        failed: { on: { "rates.retried": { target: "loading", actions: "clearList" } } },
      },
    },
  },
});

const EMPTY_FORM = {
  draft: EMPTY_LCL_DRAFT,
  page: { page: 0, size: toLclPageSize(null) },
  criteria: DEFAULT_LCL_CRITERIA,
};
const NO_SEARCH: Failure = { kind: "malformed", issues: ["no search was accepted"] };

const listedPlaceIn = (found: readonly PlaceGroup[], listed: readonly LclPlace[]): LclPlace | null => {
  const resolved = resolvePlace(found);
  return resolved.kind === "resolved" ? (listPlaces(listed, [resolved.place.code])[0] ?? null) : null;
};

/** A search in the URL query takes precedence over the saved form. */
export const lclFlow = (
  { requestActor, ports }: FlowServices<"clock" | "drafts" | "lcl" | "places">,
  query: string,
) => {
  const { clock, drafts, lcl } = ports;
  const kept = drafts.load(DRAFT_KEYS.lcl);
  const asked = parseLclForm(query) ?? (kept === null ? null : parseLclForm(kept));
  const withClock = lclMachine.provide({
    actions: { judgeAgain: assign(({ context }) => judgeAgain(context, readMinutes(clock.now()))) },
    delays: { nextJudgement: ({ context }) => findJudgementDelay(context, Date.parse(clock.now())) },
  });
  const machine = provide(withClock, {
    actors: {
      fetchPorts: requestActor((_: void, signal) => lcl.ports(signal)),
      findListedPort: requestActor(({ text, listed }: PortQuery, signal) =>
        namesPlace(text) ? ports.places.find(text, signal).map((found) => listedPlaceIn(found, listed)) : okAsync(null),
      ),
      fetchRates: requestActor(({ search, page, criteria }: RatesInput, signal) =>
        search === null ? errAsync(NO_SEARCH) : lcl.rates({ search, criteria, ...toLclPageRange(page) }, signal),
      ),
    },
    actions: {
      saveDraft: ({ context }) =>
        drafts.save(DRAFT_KEYS.lcl, serialiseLclForm({ ...EMPTY_FORM, draft: context.draft })),
      removeDraft: () => drafts.remove(DRAFT_KEYS.lcl),
    },
  });
  return { machine, input: asked ?? EMPTY_FORM };
};
