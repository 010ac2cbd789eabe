import { assign, enqueueActions } from "xstate";
import { resolvePort, EMPTY_LCL_DRAFT } from "#domain/lcl";
import { answered, brokenActor } from "../kit/answers.ts";
import { opening } from "./context.ts";
import { lookupFor, resized, swapped, withUnlistedPort, withWithdrawal } from "./rules.ts";
import { lclSetup } from "./setup.ts";

/* A text that means one listed port becomes its name: by itself, or as the gazetteer knows it (JNPT is Nhava Sheva). */
const lookupRegion = lclSetup.createStateConfig({
  initial: "idle",
  on: {
    "port.entered": {
      target: ".routing",
      actions: assign(({ context, event }) => ({ lookup: lookupFor(context, event.end) })),
    },
  },
  states: {
    idle: {},
    routing: {
      always: [
        { guard: ({ context }) => context.lookup === null, target: "idle" },
        {
          guard: ({ context }) => resolvePort(context.ports ?? [], context.lookup?.text ?? "") !== null,
          target: "idle",
          actions: enqueueActions(({ context: { lookup, ports }, enqueue }) => {
            const port = lookup === null ? null : resolvePort(ports ?? [], lookup.text);
            if (lookup !== null && port !== null)
              enqueue.raise({ type: "draft.changed", changes: { [lookup.end]: port.name } });
          }),
        },
        { target: "loading" },
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
        onError: "idle",
      },
    },
  },
});

/** The LCL tab: ports fetched once, rates fetched by themselves once the form is whole, a newer form giving up the question before it. */
export const lclMachine = lclSetup.createMachine({
  id: "lcl",
  context: ({ input }) => opening(input),
  type: "parallel",
  states: {
    ports: {
      initial: "asking",
      states: {
        asking: {
          entry: assign({ portsFailure: null }),
          invoke: {
            src: "fetchPorts",
            onDone: [
              {
                guard: answered,
                target: "known",
                actions: assign({ ports: ({ event }) => event.output.unwrapOr([]) }),
              },
              {
                target: "failed",
                actions: assign({ portsFailure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
              },
            ],
            onError: { target: "failed", actions: assign({ portsFailure: ({ event }) => brokenActor(event.error) }) },
          },
        },
        known: {},
        failed: { on: { "ports.retried": "asking", "search.requested": "asking" } },
      },
    },
    lookup: lookupRegion,
    rates: {
      initial: "opening",
      on: {
        "draft.changed": {
          guard: "changesDraft",
          target: ".settling",
          actions: [
            assign(({ context, event }) => ({ draft: { ...context.draft, ...event.changes }, insists: false })),
            "keepProblemsLeft",
            "saveDraft",
          ],
        },
        "ends.swapped": {
          target: ".settling",
          actions: [
            assign(({ context }) => ({ draft: swapped(context.draft), insists: false })),
            "keepProblemsLeft",
            "saveDraft",
          ],
        },
        "form.cleared": {
          target: ".resting",
          actions: [
            assign({ draft: EMPTY_LCL_DRAFT, problems: [], search: null, answer: null, failure: null }),
            "removeDraft",
          ],
        },
        "search.requested": { target: ".judging", actions: assign({ insists: true }) },
        "offer.withdrawn": {
          actions: assign(({ context, event }) => withWithdrawal(context, event.rateId, event.reason)),
        },
        "dialog.closed": { actions: "closeDialog" },
      },
      states: {
        /** As it was left: a whole form is asked at once. */
        opening: { always: [{ guard: "isFilled", target: "judging" }, { target: "resting" }] },
        resting: {},
        settling: { after: { typingPause: [{ guard: "isFilled", target: "judging" }, { target: "resting" }] } },
        /** Waits for the ports where they are still on their way. */
        judging: {
          always: [
            { guard: "isAnswered", target: "listed" },
            { guard: "canBeAsked", target: "asking", actions: "acceptSearch" },
            { guard: "portsAreKnown", target: "resting", actions: ["sayProblems", "noteProblems"] },
          ],
        },
        asking: {
          entry: assign({ failure: null, open: null }),
          initial: "briefly",
          states: { briefly: { after: { skeletonDelay: "patiently" } }, patiently: {} },
          invoke: {
            src: "fetchRates",
            input: ({ context: { search, page, criteria } }) => ({ search, page, criteria }),
            onDone: [
              {
                guard: answered,
                target: "listed",
                actions: assign(({ context, event }) => ({
                  answer: event.output.unwrapOr(null),
                  listedBy: context.criteria,
                })),
              },
              {
                target: "failed",
                actions: assign({ failure: ({ event }) => (event.output.isErr() ? event.output.error : null) }),
              },
            ],
            onError: { target: "failed", actions: assign({ failure: ({ event }) => brokenActor(event.error) }) },
          },
          on: {
            "page.requested": {
              guard: "isElsewhere",
              target: "asking",
              reenter: true,
              actions: { type: "turnPage", params: ({ event }) => event },
            },
            "criteria.changed": {
              target: "asking",
              reenter: true,
              actions: { type: "changeCriteria", params: ({ event }) => event },
            },
          },
        },
        listed: {
          on: {
            "rates.retried": { target: "asking", actions: "dropAnswer" },
            "criteria.changed": {
              target: "asking",
              actions: { type: "changeCriteria", params: ({ event }) => event },
            },
            "page.requested": {
              guard: "isElsewhere",
              target: "asking",
              actions: { type: "turnPage", params: ({ event }) => event },
            },
            "size.chosen": { target: "asking", actions: assign(({ context, event }) => resized(context, event.size)) },
            "breakdown.opened": {
              actions: { type: "openDialog", params: ({ event }) => ({ kind: "breakdown", rateId: event.rateId }) },
            },
            "booking.opened": {
              actions: { type: "openDialog", params: ({ event }) => ({ kind: "booking", rateId: event.rateId }) },
            },
          },
        },
        failed: { on: { "rates.retried": { target: "asking", actions: "dropAnswer" } } },
      },
    },
  },
});
