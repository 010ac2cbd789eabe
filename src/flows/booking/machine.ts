import type { Result } from "neverthrow";
import { assign, fromPromise, setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { BookingReceipt, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { isOk, toUnexpectedFailure, machineTypes, missingActor, type RequestActor } from "../request.ts";
import type { BookingAttempt, BookingContext, BookingEvent } from "./types.ts";
import { isOutcomeUnknown, findRemedy } from "./remedy.ts";
import type { Ports } from "#ports/index.ts";
import type { BookingKeys } from "./idempotency-keys.ts";

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
    bookOffer: fromPromise<Result<BookingReceipt, Failure>, BookingAttempt>(missingActor("bookOffer")),
    fetchDocument: fromPromise<Result<NamedFile, Failure>, BookedDocument>(missingActor("fetchDocument")),
  },
  actions: {
    saveDocument: (_, _file: NamedFile | null) => {},
    logDocumentFailure: (_, _failure: Failure | null) => {},
    settleAttempt: () => {},
  },
  guards: {
    wasBookedBefore: ({ context }) => context.earlier != null,
    canSendAgain: ({ context }) => context.failure !== null && findRemedy(context.failure) === "send-again",
    outcomeIsOpen: ({ context }) => context.failure !== null && isOutcomeUnknown(context.failure),
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
            guard: isOk,
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
        onError: { target: "failed", actions: assign(({ event }) => ({ failure: toUnexpectedFailure(event.error) })) },
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
                guard: isOk,
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
              actions: { type: "logDocumentFailure", params: ({ event }) => toUnexpectedFailure(event.error) },
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

/** What a booking needs of the portal. */
export interface BookingNeeds {
  readonly ports: Pick<Ports, "booking" | "documents">;
  readonly requestActor: RequestActor;
  readonly bookingKeys: BookingKeys;
}

/** Booking at this portal; `log` notes a missing PDF, which the specification only wants logged. */
export const bookingFlow = ({ ports, requestActor, bookingKeys }: BookingNeeds, log: (failure: Failure) => void) => {
  const { booking, documents } = ports;
  return bookingMachine.provide({
    actors: {
      bookOffer: requestActor(({ rate, key, earlier = null, reference = null }, signal) =>
        booking.book(rate, key, signal, { isRepeat: earlier !== null, reference }),
      ),
      fetchDocument: requestActor(({ rate, quotationId }, signal) => booking.pdf(rate, signal, quotationId)),
    },
    actions: {
      saveDocument: (_, file) => {
        if (file !== null) documents.save(file);
      },
      logDocumentFailure: (_, failure) => {
        if (failure !== null) log(failure);
      },
      settleAttempt: ({ context }) => bookingKeys.release(context.rate.id),
    },
  });
};
