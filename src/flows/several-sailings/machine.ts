import { errAsync, okAsync, type Result, type ResultAsync } from "neverthrow";
import { assign, setup } from "xstate";
import { findRest, isDistributed, type SailingDay } from "#domain/distribution";
import type { FclSearch } from "#domain/search";
import type { BookingReceipt, RatesPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingKeys } from "../booking/idempotency-keys.ts";
import { findRemedy, isOutcomeUnknown } from "../booking/remedy.ts";
import { type FlowServices, isOk, machineTypes, readFailure } from "../kit/request.ts";
import {
  changeChoice,
  dividePlan,
  findNext,
  isRetryable,
  listQuotedLoads,
  listShares,
  startPlan,
  toQuotes,
} from "./rules.ts";
import type { StartedPlan } from "./interrupted.ts";
import type { BookingOutcome, LoadAnswer, SeveralContext, SeveralEvent } from "./types.ts";

interface SeveralTypes {
  readonly context: SeveralContext;
  readonly events: SeveralEvent;
}

const WAITING: BookingOutcome = { kind: "waiting" };

const isComplete = (context: SeveralContext): boolean =>
  isDistributed(findRest(context.search.containers, listShares(context)));

const toOutcome = (answer: Result<BookingReceipt, Failure>): BookingOutcome =>
  answer.match(
    (receipt) => ({ kind: "booked", receipt }),
    (failure) => ({ kind: "failed", failure, remedy: findRemedy(failure) }),
  );

interface SeveralServices extends FlowServices<"booking" | "rates"> {
  readonly bookingKeys: BookingKeys;
}

const NOTHING_TO_BOOK: Failure = { kind: "malformed", issues: ["the sailing has no offer"] };

/* One search after the other: a rate source is not asked several times at once. */
const quoteLoads = ({ lookUp }: RatesPort, context: SeveralContext, signal: AbortSignal) =>
  listQuotedLoads(context).reduce<ResultAsync<readonly LoadAnswer[], Failure>>(
    (earlier, containers) =>
      earlier.andThen((answers) =>
        lookUp({ ...context.search, containers }, signal).map((list) => [...answers, { containers, list }]),
      ),
    okAsync([]),
  );

/* An offer keeps its key while the outcome is open, and where nobody waits for it any more. */
const bookNext = (
  { ports: { booking }, bookingKeys }: SeveralServices,
  { quotes, sending, reference }: SeveralContext,
  signal: AbortSignal,
): ResultAsync<BookingReceipt, Failure> => {
  const rate = quotes[sending]?.rate ?? null;
  if (rate === null) return errAsync(NOTHING_TO_BOOK);
  const release = (isKnown: boolean): void => {
    if (isKnown && !signal.aborted) bookingKeys.release(rate.id);
  };
  return booking
    .book(rate, bookingKeys.keyFor(rate.id), signal, { reference })
    .andTee(() => release(true))
    .orTee((failure) => release(!isOutcomeUnknown(failure)));
};

/**
 * One load on several sailings: planned, quoted again for each part, confirmed once, and booked one after the other. A
 * booking that fails does not stop the others; each has an idempotency key of its own, so that sending it again is safe.
 */
export const severalSailingsFlow = (
  services: SeveralServices,
  search: FclSearch,
  days: readonly SailingDay[],
  started: StartedPlan = { choices: startPlan(days), reference: null },
) =>
  setup({
    types: machineTypes<SeveralTypes>(),
    actors: {
      quoteLoads: services.requestActor((context: SeveralContext, signal) =>
        quoteLoads(services.ports.rates, context, signal),
      ),
      bookOffer: services.requestActor((context: SeveralContext, signal) => bookNext(services, context, signal)),
    },
    guards: {
      isComplete: ({ context }) => isComplete(context),
      isSold: ({ context: { quotes } }) => quotes.length > 0 && quotes.every(({ rate }) => rate !== null),
      hasNext: ({ context: { outcomes } }) => findNext(outcomes) !== null,
      canRetry: ({ context: { outcomes } }) => outcomes.some(isRetryable),
    },
  }).createMachine({
    id: "severalSailings",
    context: { search, days, ...started, quotes: [], outcomes: [], sending: 0, failure: null },
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
          input: ({ context }) => context,
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
            actions: assign(({ context }) => ({ sending: findNext(context.outcomes) ?? 0 })),
          },
          { target: "finished" },
        ],
      },
      sending: {
        invoke: {
          src: "bookOffer",
          input: ({ context }) => context,
          onDone: {
            target: "choosing",
            actions: assign({
              outcomes: ({ context: { outcomes, sending }, event }) =>
                outcomes.map((known, index) => (index === sending ? toOutcome(event.output) : known)),
            }),
          },
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
