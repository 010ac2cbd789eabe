import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { BookingReceipt, NamedFile } from "#ports/bookings.ts";
import type { Failure } from "#ports/failure.ts";
import { answered, brokenActor } from "../kit/answers.ts";
import { machineTypes } from "../kit/machine-types.ts";
import { notProvided } from "../kit/not-provided.ts";
import type { BookingAttempt, BookingContext } from "./context.ts";
import type { BookingEvent } from "./events.ts";
import { leavesOutcomeOpen, remedyFor } from "./failure.ts";

interface BookingTypes {
  readonly context: BookingContext;
  readonly events: BookingEvent;
  readonly input: BookingAttempt;
}

interface BookedDocument {
  readonly rate: BookableOffer;
  readonly quotationId: string | null;
}

/** The journey of one confirmation: asked, sent once, booked with its PDF or failed with a remedy, closed. */
export const bookingMachine = setup({
  types: machineTypes<BookingTypes>(),
  actors: {
    bookOffer: fromPromise<Result<BookingReceipt, Failure>, BookingAttempt>(notProvided("bookOffer")),
    fetchDocument: fromPromise<Result<NamedFile, Failure>, BookedDocument>(notProvided("fetchDocument")),
  },
  actions: {
    saveDocument: (_, _file: NamedFile | null) => {},
    logDocumentFailure: (_, _failure: Failure | null) => {},
    settleAttempt: () => {},
  },
  guards: {
    wasBookedBefore: ({ context }) => context.earlier != null,
    canSendAgain: ({ context }) => context.failure !== null && remedyFor(context.failure) === "send-again",
    outcomeIsOpen: ({ context }) => context.failure !== null && leavesOutcomeOpen(context.failure),
  },
}).createMachine({
  id: "booking",
  context: ({ input }) => ({ ...input, receipt: null, failure: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "wasBookedBefore", target: "confirmingRepeat" }, { target: "confirming" }] },
    confirmingRepeat: { on: { "repeat.confirmed": "confirming", "booking.declined": "closed" } },
    confirming: {
      on: {
        "booking.confirmed": {
          target: "sending",
          actions: assign({ reference: ({ event }) => event.reference ?? null }),
        },
        "booking.declined": "closed",
      },
    },
    sending: {
      invoke: {
        src: "bookOffer",
        input: ({ context: { rate, key, earlier = null, reference = null } }) => ({ rate, key, earlier, reference }),
        onDone: [
          {
            guard: answered,
            target: "booked",
            actions: [
              assign(({ event }) => ({ receipt: event.output.unwrapOr(null), failure: null })),
              "settleAttempt",
            ],
          },
          {
            target: "failed",
            actions: assign(({ event }) => ({
              failure: event.output.match(
                () => null,
                (failure) => failure,
              ),
            })),
          },
        ],
        onError: { target: "failed", actions: assign(({ event }) => ({ failure: brokenActor(event.error) })) },
      },
    },
    booked: {
      initial: "fetchingDocument",
      states: {
        fetchingDocument: {
          invoke: {
            src: "fetchDocument",
            input: ({ context }) => ({ rate: context.rate, quotationId: context.receipt?.quotationId ?? null }),
            onDone: [
              {
                guard: answered,
                target: "documentSaved",
                actions: { type: "saveDocument", params: ({ event }) => event.output.unwrapOr(null) },
              },
              {
                target: "documentMissing",
                actions: {
                  type: "logDocumentFailure",
                  params: ({ event }) =>
                    event.output.match(
                      () => null,
                      (failure) => failure,
                    ),
                },
              },
            ],
            onError: {
              target: "documentMissing",
              actions: { type: "logDocumentFailure", params: ({ event }) => brokenActor(event.error) },
            },
          },
        },
        documentSaved: { on: { "document.retried": "fetchingDocument" } },
        documentMissing: { on: { "document.retried": "fetchingDocument" } },
      },
      on: { "result.closed": "closed" },
    },
    failed: {
      on: {
        "booking.retried": { guard: "canSendAgain", target: "sending" },
        "result.closed": [
          { guard: "outcomeIsOpen", target: "closed" },
          { target: "closed", actions: "settleAttempt" },
        ],
      },
    },
    closed: { type: "final" },
  },
});
