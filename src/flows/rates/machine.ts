import { okAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import type { FclSearch } from "#domain/search";
import type { LeadTimes } from "#domain/deadlines";
import { type RateList, toggleValue } from "#domain/rates";
import type { DeadlinesPort } from "#ports/api.ts";
import type { RatesContext, RatesInput, RatesEvent, RatesNotice, RatesLayout } from "./types.ts";
import {
  initialContext,
  NO_DIALOG,
  isBookable,
  canPin,
  PIN_LIMIT,
  findJudgementDelay,
  findRate,
  judgeAgain,
  togglePin,
  withBooking,
  withWithdrawal,
  withCriteria,
  withFilters,
  withLeadTimes,
  withList,
  withSailing,
} from "./rules.ts";
import { UNFILTERED, parseCriteria } from "./criteria.ts";
import {
  type FlowServices,
  LOADING_STATES,
  type LoadingTag,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  SKELETON_DELAY_MS,
} from "../kit/request.ts";
import { findPinned, savePins } from "./pins.ts";
import { readMinutes, readMoment } from "../utc-minutes.ts";

interface RatesTypes {
  readonly context: RatesContext;
  readonly events: RatesEvent;
  readonly input: RatesInput;
  readonly emitted: RatesNotice;
  readonly tags: LoadingTag;
}
type Named = { readonly rateId: string };

export const ratesMachine = setup({
  types: machineTypes<RatesTypes>(),
  actors: {
    searchRates: missingActor<RateList, { readonly search: FclSearch }>("searchRates"),
    loadLeadTimes: missingActor<LeadTimes | null, { readonly search: FclSearch }>("loadLeadTimes"),
  },
  delays: { skeletonDelay: SKELETON_DELAY_MS, nextJudgement: 15 * 60_000 },
  guards: {
    isOffer: ({ context }, { rateId }: Named) => findRate(context, rateId) !== null,
    isBookableOffer: ({ context }, { rateId }: Named) => isBookable(context, rateId),
    mayPin: ({ context }, { rateId }: Named) => canPin(context, rateId),
    hasTwoPinned: ({ context }) => context.pinned.length > 1,
  },
  actions: {
    openBreakdown: assign((_, { rateId }: Named) => ({ open: { kind: "breakdown", rateId } as const })),
    openDetails: assign((_, { rateId }: Named) => ({ open: { kind: "details", rateId } as const })),
    openBooking: assign((_, { rateId }: Named) => ({ open: { kind: "booking", rateId } as const })),
    openComparison: assign({ open: { kind: "comparison" } as const }),
    closeDialog: assign({ open: NO_DIALOG }),
    saveLayout: () => undefined,
    savePins: () => undefined,
    restorePins: () => undefined,
    readClock: () => undefined,
    judgeAgain: assign(({ context }) => judgeAgain(context)),
  },
}).createMachine({
  id: "rates",
  context: ({ input }) => initialContext(input),
  /* The list does not wait for them, and a failure leaves the standard ones. */
  invoke: {
    src: "loadLeadTimes",
    input: ({ context }) => ({ search: context.search }),
    onDone: { actions: assign(({ context, event }) => withLeadTimes(context, event.output.unwrapOr(null))) },
  },
  initial: "searching",
  states: {
    searching: {
      invoke: {
        src: "searchRates",
        input: ({ context }) => ({ search: context.search }),
        onDone: [
          {
            guard: isOk,
            target: "listed",
            actions: [
              "readClock",
              assign(({ context, event }) => withList(context, event.output.unwrapOr(null))),
              "restorePins",
            ],
          },
          {
            target: "failed",
            actions: assign({ failure: readFailure }),
          },
        ],
      },
      ...LOADING_STATES,
      tags: "loading",
    },
    failed: { on: { "search.retried": "searching" } },
    listed: {
      after: { nextJudgement: { target: "listed", reenter: true, actions: ["readClock", "judgeAgain"] } },
      on: {
        "search.retried": { target: "searching", actions: "closeDialog" },
        "filters.changed": { actions: assign(({ context, event }) => withFilters(context, event.changes)) },
        "filterValue.toggled": {
          actions: assign(({ context, event: { filter, value } }) =>
            withCriteria(context, { filters: toggleValue(context.criteria.filters, filter, value) }),
          ),
        },
        "day.chosen": { actions: assign(({ context, event }) => withCriteria(context, { day: event.day })) },
        "order.chosen": { actions: assign(({ context, event }) => withCriteria(context, { order: event.order })) },
        "basis.chosen": { actions: assign(({ context, event }) => withCriteria(context, { basis: event.basis })) },
        "filters.cleared": { actions: assign(({ context }) => withCriteria(context, UNFILTERED)) },
        "layout.chosen": {
          actions: [assign(({ event: { layout } }) => ({ layout, chosenLayout: layout })), "saveLayout"],
        },
        "sailing.chosen": {
          guard: { type: "isOffer", params: ({ event }) => event },
          actions: assign(({ context, event }) => withSailing(context, event.group, event.rateId)),
        },
        "warning.dismissed": { actions: assign({ warningDismissed: true }) },
        "pin.toggled": [
          {
            guard: { type: "mayPin", params: ({ event }) => event },
            actions: [assign(({ context, event }) => togglePin(context, event.rateId)), "savePins"],
          },
          { actions: emit({ type: "pin.refused", limit: PIN_LIMIT }) },
        ],
        "breakdown.opened": {
          guard: { type: "isOffer", params: ({ event }) => event },
          actions: { type: "openBreakdown", params: ({ event }) => event },
        },
        "details.opened": {
          guard: { type: "isOffer", params: ({ event }) => event },
          actions: { type: "openDetails", params: ({ event }) => event },
        },
        "booking.opened": {
          guard: { type: "isBookableOffer", params: ({ event }) => event },
          actions: { type: "openBooking", params: ({ event }) => event },
        },
        "quote.opened": {
          guard: ({ context, event }) => event.rateIds.every((rateId) => isBookable(context, rateId)),
          actions: assign({ open: ({ event }) => ({ kind: "quote", rateIds: event.rateIds }) as const }),
        },
        "comparison.opened": { guard: "hasTwoPinned", actions: "openComparison" },
        "offer.booked": {
          actions: assign(({ context, event }) => withBooking(context, event.rateId, event.receipt)),
        },
        "offer.withdrawn": {
          actions: assign(({ context, event }) => withWithdrawal(context, event.rateId, event.reason)),
        },
        "dialog.closed": { actions: "closeDialog" },
      },
    },
  },
});

type RatesServices = FlowServices<"clock" | "drafts" | "rates"> & {
  readonly ports: { readonly deadlines: Pick<DeadlinesPort, "listLeadTimes"> };
};

const LAYOUT_KEY = "ratesLayout";

const loadLayout = ({ ports }: RatesServices): RatesLayout | null => {
  const stored = ports.drafts.load(LAYOUT_KEY);
  return stored === "compact" || stored === "cards" ? stored : null;
};

/** `query` is the query of the URL, which contains the criteria; `hasLeadTimes` whether the server has the shipper's lead times. */
export const ratesFlow = (
  needs: RatesServices,
  search: FclSearch,
  { query, hasLeadTimes }: { readonly query: string; readonly hasLeadTimes: boolean },
) => {
  const { ports, requestActor } = needs;
  const withClock = ratesMachine.provide({
    actions: {
      readClock: assign(() => ({ now: readMinutes(ports.clock.now()) })),
      restorePins: assign(({ context }) => ({
        pinned: findPinned(ports.drafts, context.search, context.list?.rates ?? []),
      })),
    },
    delays: { nextJudgement: ({ context }) => findJudgementDelay(context, Date.parse(ports.clock.now())) },
  });
  const machine = provide(withClock, {
    actors: {
      searchRates: requestActor(({ search: asked }, signal) => ports.rates.search(asked, signal)),
      loadLeadTimes: requestActor(({ search: { origin } }, signal) =>
        hasLeadTimes
          ? ports.deadlines
              .listLeadTimes(signal)
              .map((all) => all.find((one) => one.origin === origin.place?.code)?.leadTimes ?? null)
          : okAsync(null),
      ),
    },
    actions: {
      saveLayout: ({ context }) => ports.drafts.save(LAYOUT_KEY, context.layout),
      savePins: ({ context }) => savePins(ports.drafts, context),
    },
  });
  const criteria = parseCriteria(query);
  return { machine, input: { search, criteria, ...readMoment(ports.clock), chosenLayout: loadLayout(needs) } };
};
