import { okAsync } from "neverthrow";
import { assign, emit, sendTo, setup } from "xstate";
import type { FclSearch } from "#domain/search";
import { toggleValue } from "#domain/rates";
import type { LeadTimesPort } from "#ports/api.ts";
import type { DraftsPort } from "#ports/browser.ts";
import type { RatesContext, RatesEvent, RatesNotice, RatesLayout } from "./types.ts";
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
  withSailing,
} from "./rules.ts";
import { collectFlow } from "./collect.ts";
import { UNFILTERED, parseCriteria } from "./criteria.ts";
import { isFirstList, settleGrowing, withFirstList, withFound, withNewsShown, withoutList } from "./growing-list.ts";
import { type FlowServices, LOADING_STATES, type LoadingTag, machineTypes, SKELETON_DELAY_MS } from "../kit/request.ts";
import { findPinned, savePins } from "./pins.ts";
import { readMinutes, readMoment } from "../utc-minutes.ts";

interface RatesTypes {
  readonly context: RatesContext;
  readonly events: RatesEvent;
  readonly emitted: RatesNotice;
  readonly tags: LoadingTag;
}
type Named = { readonly rateId: string };

type RatesServices = FlowServices<"clock" | "drafts" | "rates" | "growingSearch"> & {
  readonly ports: { readonly leadTimes: Pick<LeadTimesPort, "list"> };
};

const LAYOUT_KEY = "ratesLayout";

const loadLayout = (drafts: DraftsPort): RatesLayout | null => {
  const stored = drafts.load(LAYOUT_KEY);
  return stored === "compact" || stored === "cards" ? stored : null;
};

interface RatesSettings {
  /** The query of the URL, which contains the criteria. */
  readonly query: string;
  /** Whether the server has the shipper's lead times. */
  readonly hasLeadTimes: boolean;
  /** Whether the server answers while slow sources are still being asked. */
  readonly grows: boolean;
}

const createRatesSetup = (services: RatesServices, search: FclSearch, { hasLeadTimes, grows }: RatesSettings) => {
  const { requestActor, ports } = services;
  const { clock, drafts } = ports;
  return setup({
    types: machineTypes<RatesTypes>(),
    actors: {
      collectRates: collectFlow(services, search, grows),
      loadLeadTimes: requestActor((_: void, signal) =>
        hasLeadTimes
          ? ports.leadTimes
              .list(signal)
              .map((all) => all.find(({ origin }) => origin === search.origin.place?.code)?.leadTimes ?? null)
          : okAsync(null),
      ),
    },
    delays: {
      skeletonDelay: SKELETON_DELAY_MS,
      nextJudgement: ({ context }) => findJudgementDelay(context, Date.parse(clock.now())),
    },
    guards: {
      isOffer: ({ context }, { rateId }: Named) => findRate(context, rateId) !== null,
      isBookableOffer: ({ context }, { rateId }: Named) => isBookable(context, rateId),
      mayPin: ({ context }, { rateId }: Named) => canPin(context, rateId),
      hasTwoPinned: ({ context }) => context.pinned.length > 1,
    },
    actions: {
      closeDialog: assign({ open: NO_DIALOG }),
      saveLayout: ({ context }) => drafts.save(LAYOUT_KEY, context.layout),
      savePins: ({ context }) => savePins(drafts, context),
      restorePins: assign({
        pinned: ({ context: { pinned, list } }) =>
          [...new Set([...pinned, ...findPinned(drafts, search, list?.rates ?? [])])].slice(0, PIN_LIMIT),
      }),
      readClock: assign({ now: () => readMinutes(clock.now()) }),
      judgeAgain: assign(({ context }) => judgeAgain(context)),
      settleGrowing: assign(({ context }) => settleGrowing(context)),
      makeRoom: assign({
        growing: ({ context: { growing } }) => (growing === null ? null : { ...growing, hasRoom: true }),
      }),
      forward: sendTo("collect", ({ event }) => event),
    },
  });
};

/**
 * The offers of a search. Once a list is shown, nothing of it moves by itself: what comes later waits in `growing` until the shipper
 * asks for it.
 */
export const ratesFlow = (services: RatesServices, search: FclSearch, settings: RatesSettings) => {
  const { clock, drafts } = services.ports;
  return createRatesSetup(services, search, settings).createMachine({
    id: "rates",
    context: initialContext({
      search,
      criteria: parseCriteria(settings.query),
      ...readMoment(clock),
      chosenLayout: loadLayout(drafts),
    }),
    invoke: [
      /* The list does not wait for them, and a failure leaves the standard ones. */
      {
        src: "loadLeadTimes",
        onDone: { actions: assign(({ context, event }) => withLeadTimes(context, event.output.unwrapOr(null))) },
      },
      {
        id: "collect",
        src: "collectRates",
        onSnapshot: [
          {
            guard: ({ event }) => event.snapshot.matches("failed"),
            target: ".failed",
            actions: assign({ failure: ({ event }) => event.snapshot.context.failure }),
          },
          {
            guard: ({ context, event }) => isFirstList(context, event.snapshot),
            target: ".listed",
            actions: [
              "readClock",
              assign(({ context, event }) => withFirstList(context, event.snapshot)),
              "restorePins",
            ],
          },
          { actions: assign(({ context, event }) => withFound(context, event.snapshot)) },
        ],
      },
    ],
    on: {
      "search.retried": {
        target: ".searching",
        actions: ["closeDialog", assign(({ context }) => withoutList(context)), "forward"],
      },
      "search.continued": { actions: "forward" },
      "search.stopped": { actions: "forward" },
    },
    initial: "searching",
    states: {
      searching: {
        ...LOADING_STATES,
        tags: "loading",
      },
      failed: {},
      listed: {
        after: { nextJudgement: { target: "listed", reenter: true, actions: ["readClock", "judgeAgain"] } },
        on: {
          "news.shown": { actions: ["readClock", assign(({ context }) => withNewsShown(context)), "restorePins"] },
          "source.askedAgain": [
            { guard: ({ event }) => event.isFromCard === true, actions: "forward" },
            { actions: ["forward", "makeRoom"] },
          ],
          "filters.changed": {
            actions: [assign(({ context, event }) => withFilters(context, event.changes)), "settleGrowing"],
          },
          "filterValue.toggled": {
            actions: [
              assign(({ context, event: { filter, value } }) =>
                withCriteria(context, { filters: toggleValue(context.criteria.filters, filter, value) }),
              ),
              "settleGrowing",
            ],
          },
          "criteria.changed": {
            actions: [assign(({ context, event }) => withCriteria(context, event.changes)), "settleGrowing"],
          },
          "filters.cleared": {
            actions: [assign(({ context }) => withCriteria(context, UNFILTERED)), "settleGrowing"],
          },
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
            actions: assign({ open: ({ event: { rateId } }) => ({ kind: "breakdown", rateId }) as const }),
          },
          "details.opened": {
            guard: { type: "isOffer", params: ({ event }) => event },
            actions: assign({ open: ({ event: { rateId } }) => ({ kind: "details", rateId }) as const }),
          },
          "booking.opened": {
            guard: { type: "isBookableOffer", params: ({ event }) => event },
            actions: assign({ open: ({ event: { rateId } }) => ({ kind: "booking", rateId }) as const }),
          },
          "quote.opened": {
            guard: ({ context, event }) => event.rateIds.every((rateId) => isBookable(context, rateId)),
            actions: assign({ open: ({ event }) => ({ kind: "quote", rateIds: event.rateIds }) as const }),
          },
          "comparison.opened": { guard: "hasTwoPinned", actions: assign({ open: { kind: "comparison" } as const }) },
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
};

export type RatesMachine = ReturnType<typeof ratesFlow>;
