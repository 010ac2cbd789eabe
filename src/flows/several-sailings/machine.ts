import { errAsync, okAsync, type ResultAsync } from "neverthrow";
import { assign, setup } from "xstate";
import type { ContainerLine } from "#domain/containers";
import { findRest, isDistributed, type SailingDay } from "#domain/distribution";
import type { Rate } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { BookingReceipt } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingKeys } from "../booking/idempotency-keys.ts";
import { findRemedy, isOutcomeUnknown } from "../booking/remedy.ts";
import { type FlowServices, isOk, machineTypes, missingActor, provide, readFailure } from "../kit/request.ts";
import {
  changeChoice,
  dividePlan,
  findNext,
  isRetryable,
  listQuotedLoads,
  listShares,
  startPlan,
  toQuotes,
  withOutcome,
} from "./rules.ts";
import type { StartedPlan } from "./interrupted.ts";
import type { BookingOutcome, LoadAnswer, SeveralContext, SeveralEvent } from "./types.ts";

interface SeveralTypes {
  readonly context: SeveralContext;
  readonly events: SeveralEvent;
  readonly input: Pick<SeveralContext, "search" | "days"> & StartedPlan;
}

interface LoadsInput {
  readonly search: FclSearch;
  readonly loads: readonly (readonly ContainerLine[])[];
}

interface BookInput {
  readonly rate: Rate | null;
  readonly reference: string | null;
}

const WAITING: BookingOutcome = { kind: "waiting" };

const isComplete = (context: SeveralContext): boolean =>
  isDistributed(findRest(context.search.containers, listShares(context)));

const recordFailure = ({ outcomes, sending }: SeveralContext, failure: Failure): readonly BookingOutcome[] =>
  withOutcome(outcomes, sending, { kind: "failed", failure, remedy: findRemedy(failure) });

/**
 * One load on several sailings: planned, quoted again for each part, confirmed once, and booked one after the other. A
 * booking that fails does not stop the others; each has an idempotency key of its own, so that sending it again is safe.
 */
export const severalSailingsMachine = setup({
  types: machineTypes<SeveralTypes>(),
  actors: {
    quoteLoads: missingActor<readonly LoadAnswer[], LoadsInput>("quoteLoads"),
    bookOffer: missingActor<BookingReceipt, BookInput>("bookOffer"),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isSold: ({ context: { quotes } }) => quotes.length > 0 && quotes.every(({ rate }) => rate !== null),
    hasNext: ({ context: { outcomes } }) => findNext(outcomes, 0) !== null,
    canRetry: ({ context: { outcomes } }) => outcomes.some(isRetryable),
  },
  actions: {
    releaseKey: (_args, _params: { readonly rateId: string | null }) => undefined,
  },
}).createMachine({
  id: "severalSailings",
  context: ({ input }) => ({
    ...input,
    quotes: [],
    outcomes: [],
    sending: 0,
    failure: null,
  }),
  initial: "planning",
  states: {
    planning: {
      on: {
        "offer.chosen": {
          actions: assign(({ context, event: { day, rateId } }) => ({
            choices: changeChoice(context.choices, day, (choice) => ({ ...choice, rateId })),
          })),
        },
        "quantity.changed": {
          actions: assign(({ context, event: { day, equipment, quantity } }) => ({
            choices: changeChoice(context.choices, day, (choice) => ({
              ...choice,
              quantities: { ...choice.quantities, [equipment]: Math.max(0, quantity) },
            })),
          })),
        },
        "load.divided": { actions: assign(({ context, event }) => ({ choices: dividePlan(context, event.days) })) },
        "prices.requested": { guard: "isComplete", target: "quoting" },
      },
    },
    quoting: {
      entry: assign({ failure: null }),
      invoke: {
        src: "quoteLoads",
        input: ({ context }) => ({ search: context.search, loads: listQuotedLoads(context) }),
        onDone: [
          {
            guard: isOk,
            target: "confirming",
            actions: assign(({ context, event }) => ({ quotes: toQuotes(context, event.output.unwrapOr([])) })),
          },
          { target: "planning", actions: assign({ failure: readFailure }) },
        ],
      },
      on: { "plan.reopened": "planning" },
    },
    confirming: {
      on: {
        "plan.reopened": "planning",
        "booking.confirmed": {
          guard: "isSold",
          target: "choosing",
          actions: assign(({ context, event }) => ({
            reference: event.reference,
            outcomes: context.quotes.map(() => WAITING),
          })),
        },
      },
    },
    choosing: {
      always: [
        {
          guard: "hasNext",
          target: "sending",
          actions: assign(({ context }) => ({ sending: findNext(context.outcomes, 0) ?? 0 })),
        },
        { target: "finished" },
      ],
    },
    sending: {
      invoke: {
        src: "bookOffer",
        input: ({ context: { quotes, sending, reference } }) => ({ rate: quotes[sending]?.rate ?? null, reference }),
        onDone: [
          {
            guard: isOk,
            target: "choosing",
            actions: [
              assign(({ context, event }) => ({
                outcomes: event.output.match(
                  (receipt) => withOutcome(context.outcomes, context.sending, { kind: "booked", receipt }),
                  () => context.outcomes,
                ),
              })),
              {
                type: "releaseKey",
                params: ({ context }) => ({ rateId: context.quotes[context.sending]?.rate?.id ?? null }),
              },
            ],
          },
          {
            target: "choosing",
            actions: [
              assign(({ context, event }) => ({
                outcomes: event.output.match(
                  () => context.outcomes,
                  (failure) => recordFailure(context, failure),
                ),
              })),
              {
                type: "releaseKey",
                params: ({ context, event }) => {
                  const failure = readFailure({ event });
                  const isOpen = failure !== null && isOutcomeUnknown(failure);
                  return { rateId: isOpen ? null : (context.quotes[context.sending]?.rate?.id ?? null) };
                },
              },
            ],
          },
        ],
      },
    },
    finished: {
      on: {
        "booking.retried": {
          guard: "canRetry",
          target: "choosing",
          actions: assign(({ context }) => ({
            outcomes: context.outcomes.map((outcome) => (isRetryable(outcome) ? WAITING : outcome)),
          })),
        },
      },
    },
  },
});

interface SeveralServices extends FlowServices<"booking" | "rates"> {
  readonly bookingKeys: BookingKeys;
}

const NOTHING_TO_BOOK: Failure = { kind: "malformed", issues: ["the sailing has no offer"] };

/** Bookings of one load on several of these days. */
export const severalSailingsFlow = (
  { ports: { booking, rates }, requestActor, bookingKeys }: SeveralServices,
  search: FclSearch,
  days: readonly SailingDay[],
  started: StartedPlan = { choices: startPlan(days), reference: null },
) => {
  const machine = provide(
    severalSailingsMachine.provide({
      actions: {
        releaseKey: (_args, { rateId }) => {
          if (rateId !== null) bookingKeys.release(rateId);
        },
      },
    }),
    {
      actors: {
        /* One search after the other: a rate source is not asked several times at once. */
        quoteLoads: requestActor(({ search: asked, loads }: LoadsInput, signal) =>
          loads.reduce<ResultAsync<readonly LoadAnswer[], Failure>>(
            (earlier, containers) =>
              earlier.andThen((answers) =>
                rates.lookUp({ ...asked, containers }, signal).map((list) => [...answers, { containers, list }]),
              ),
            okAsync([]),
          ),
        ),
        bookOffer: requestActor(({ rate, reference }: BookInput, signal) =>
          rate === null
            ? errAsync<BookingReceipt, Failure>(NOTHING_TO_BOOK)
            : booking.book(rate, bookingKeys.keyFor(rate.id), signal, { reference }),
        ),
      },
    },
  );
  return { machine, input: { search, days, ...started } };
};
