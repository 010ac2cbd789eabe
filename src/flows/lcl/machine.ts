import { assign, enqueueActions } from "xstate";
import { EMPTY_LCL_DRAFT, resolvePort } from "#domain/lcl";
import { DRAFT_KEYS } from "../draft-keys.ts";
import { isOk, LOADING_STATES, readFailure, readValue } from "../kit/request.ts";
import { findReaderNumbers } from "../reader-numbers.ts";
import { EMPTY_FORM, parseLclForm } from "./query.ts";
import { changePageSize, findLookup, swapEnds, withUnlistedPort, withWithdrawal } from "./rules.ts";
import { createLclSetup, type LclServices } from "./setup.ts";
import { initialContext } from "./types.ts";

/* A text that means one listed port becomes its name: by itself, or as the gazetteer knows it (JNPT is Nhava Sheva). */
const lookupRegion = (lcl: ReturnType<typeof createLclSetup>) =>
  lcl.createStateConfig({
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
          input: ({ context }) => context,
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

const TURN = {
  guard: "isElsewhere",
  target: "loading",
  reenter: true,
  actions: { type: "turnPage", params: ({ event }: { readonly event: { readonly page: number } }) => event },
} as const;

const NARROW = { target: "loading", reenter: true, actions: "changeCriteria" } as const;

/**
 * The LCL form loads its ports once, and rates whenever the form is complete; a change aborts the request for the former form. A search
 * in the URL query takes precedence over the saved form.
 */
export const lclFlow = (services: LclServices, query: string) => {
  const saved = services.ports.drafts.load(DRAFT_KEYS.lcl);
  const lcl = createLclSetup(services);
  return lcl.createMachine({
    id: "lcl",
    context: initialContext(
      parseLclForm(query) ?? (saved === null ? null : parseLclForm(saved)) ?? EMPTY_FORM,
      findReaderNumbers(services.ports.sessionStore),
    ),
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
                { guard: isOk, target: "known", actions: assign({ ports: readValue }) },
                { target: "failed", actions: assign({ portsFailure: readFailure }) },
              ],
            },
          },
          known: {},
          failed: { on: { "ports.retried": "loading", "search.requested": "loading" } },
        },
      },
      lookup: lookupRegion(lcl),
      rates: {
        initial: "routing",
        on: {
          "draft.changed": {
            guard: "changesDraft",
            target: ".typing",
            actions: [
              assign({ draft: ({ context, event }) => ({ ...context.draft, ...event.changes }) }),
              "removeFixedProblems",
              "saveDraft",
            ],
          },
          "ends.swapped": {
            target: ".typing",
            actions: [assign({ draft: ({ context }) => swapEnds(context.draft) }), "removeFixedProblems", "saveDraft"],
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
          "dialog.closed": { actions: assign({ open: null }) },
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
              input: ({ context }) => context,
              onDone: [
                {
                  guard: isOk,
                  target: "listed",
                  actions: assign({ list: readValue, listedBy: ({ context }) => context.criteria }),
                },
                { target: "failed", actions: assign({ failure: readFailure }) },
              ],
            },
            on: {
              "page.requested": TURN,
              "criteria.changed": NARROW,
            },
          },
          listed: {
            after: { nextJudgement: { target: "listed", reenter: true, actions: "judgeAgain" } },
            on: {
              "rates.retried": { target: "loading", actions: "clearList" },
              "page.requested": TURN,
              "criteria.changed": NARROW,
              "size.chosen": {
                target: "loading",
                actions: assign(({ context, event }) => changePageSize(context, event.size)),
              },
              "breakdown.opened": {
                actions: assign({ open: ({ event: { rateId } }) => ({ kind: "breakdown", rateId }) as const }),
              },
              "booking.opened": {
                actions: assign({ open: ({ event: { rateId } }) => ({ kind: "booking", rateId }) as const }),
              },
            },
          },
          failed: { on: { "rates.retried": { target: "loading", actions: "clearList" } } },
        },
      },
    },
  });
};

export type LclMachine = ReturnType<typeof lclFlow>;
