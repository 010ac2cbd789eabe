import { okAsync } from "neverthrow";
import { assign, emit, setup } from "xstate";
import type { FclSearch } from "#domain/search";
import { toggleValue } from "#domain/rates";
import type { DeadlinesPort } from "#ports/api.ts";
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
  readFailure,
  SKELETON_DELAY_MS,
} from "../kit/request.ts";
import { findPinned, savePins } from "./pins.ts";
import { readMinutes, readMoment } from "../utc-minutes.ts";

interface RatesTypes {
  readonly context: RatesContext;
  readonly events: RatesEvent;
  readonly emitted: RatesNotice;
  readonly tags: LoadingTag;
}
type Named = { readonly rateId: string };

type RatesServices = FlowServices<"clock" | "drafts" | "rates"> & {
  readonly ports: { readonly deadlines: Pick<DeadlinesPort, "listLeadTimes"> };
};

const LAYOUT_KEY = "ratesLayout";

const loadLayout = (drafts: DraftsPort): RatesLayout | null => {
  const stored = drafts.load(LAYOUT_KEY);
  return stored === "compact" || stored === "cards" ? stored : null;
};

const createRatesSetup = ({ requestActor, ports }: RatesServices, search: FclSearch, hasLeadTimes: boolean) => {
  const { clock, drafts, rates, deadlines } = ports;
  return setup({
    types: machineTypes<RatesTypes>(),
    actors: {
      searchRates: requestActor((_: void, signal) => rates.search(search, signal)),
      loadLeadTimes: requestActor((_: void, signal) =>
        hasLeadTimes
          ? deadlines
              .listLeadTimes(signal)
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
      restorePins: assign({ pinned: ({ context }) => findPinned(drafts, search, context.list?.rates ?? []) }),
      readClock: assign({ now: () => readMinutes(clock.now()) }),
      judgeAgain: assign(({ context }) => judgeAgain(context)),
    },
  });
};

/** `query` is the query of the URL, which contains the criteria; `hasLeadTimes` whether the server has the shipper's lead times. */
export const ratesFlow = (
  services: RatesServices,
  search: FclSearch,
  { query, hasLeadTimes }: { readonly query: string; readonly hasLeadTimes: boolean },
) => {
  const { clock, drafts } = services.ports;
  return createRatesSetup(services, search, hasLeadTimes).createMachine({
    id: "rates",
    context: initialContext({
      search,
      criteria: parseCriteria(query),
      ...readMoment(clock),
      chosenLayout: loadLayout(drafts),
    }),
    /* The list does not wait for them, and a failure leaves the standard ones. */
    invoke: {
      src: "loadLeadTimes",
      onDone: { actions: assign(({ context, event }) => withLeadTimes(context, event.output.unwrapOr(null))) },
    },
    initial: "searching",
    states: {
      searching: {
        invoke: {
          src: "searchRates",
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
            { target: "failed", actions: assign({ failure: readFailure }) },
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
          "criteria.changed": { actions: assign(({ context, event }) => withCriteria(context, event.changes)) },
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
