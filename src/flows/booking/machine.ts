import { assign, setup } from "xstate";
import type { BookableOffer } from "#domain/bookings";
import type { BookingReceipt, NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingAttempt, BookingContext, BookingEvent } from "./types.ts";
import { isOutcomeUnknown, findRemedy } from "./remedy.ts";
import type { BookingKeys } from "./idempotency-keys.ts";
import {
  type FlowServices,
  isOk,
  machineTypes,
  missingActor,
  provide,
  readFailure,
  readValue,
} from "../kit/request.ts";

interface BookingTypes {
  readonly context: BookingContext;
  readonly events: BookingEvent;
  readonly input: BookingAttempt;
}

interface DocumentInput {
  readonly rate: BookableOffer;
  readonly quotationId: string | null;
}

/** One booking: confirmed, sent once, booked with its PDF or failed with a remedy, closed. */
export const bookingMachine = setup({
  types: machineTypes<BookingTypes>(),
  actors: {
    bookOffer: missingActor<BookingReceipt, BookingAttempt>("bookOffer"),
    fetchDocument: missingActor<NamedFile, DocumentInput>("fetchDocument"),
  },
  actions: {
    saveDocument: (_, _file: NamedFile | null) => {},
    logDocumentFailure: (_, _failure: Failure | null) => {},
    releaseKey: () => {},
    keepAttempt: () => {},
  },
  guards: {
    wasBookedBefore: ({ context }) => context.earlier != null,
    canSendAgain: ({ context }) => context.failure !== null && findRemedy(context.failure) === "send-again",
    outcomeIsOpen: ({ context }) => context.failure !== null && isOutcomeUnknown(context.failure),
  },
}).createMachine({
  id: "booking",
  context: ({ input }) => ({ reference: null, ...input, receipt: null, failure: null }),
  initial: "opening",
  states: {
    opening: { always: [{ guard: "wasBookedBefore", target: "confirmingRepeat" }, { target: "confirming" }] },
    confirmingRepeat: {
      on: {
        "repeat.confirmed": "confirming",
        "booking.declined": "closed",
        "session.ended": { actions: "keepAttempt" },
      },
    },
    confirming: {
      on: {
        "booking.confirmed": {
          target: "sending",
          actions: assign({ reference: ({ event }) => event.reference ?? null }),
        },
        "booking.declined": "closed",
        "reference.typed": { actions: assign({ reference: ({ event }) => event.reference }) },
        "session.ended": { actions: "keepAttempt" },
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
            actions: [assign(({ event }) => ({ receipt: event.output.unwrapOr(null), failure: null })), "releaseKey"],
          },
          {
            target: "failed",
            actions: assign({ failure: readFailure }),
          },
        ],
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
                actions: { type: "saveDocument", params: readValue },
              },
              {
                target: "documentMissing",
                actions: {
                  type: "logDocumentFailure",
                  params: readFailure,
                },
              },
            ],
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
          { target: "closed", actions: "releaseKey" },
        ],
      },
    },
    closed: { type: "final" },
  },
});

interface BookingServices extends FlowServices<"booking" | "documents"> {
  readonly bookingKeys: BookingKeys;
}

/** A missing PDF is only logged, as specified. `interrupted` is called before an ended session leaves the page. */
export const bookingFlow = (
  { ports, requestActor, bookingKeys }: BookingServices,
  log: (failure: Failure) => void,
  interrupted: (attempt: BookingAttempt) => void = () => undefined,
) => {
  const { booking, documents } = ports;
  return provide(bookingMachine, {
    actors: {
      bookOffer: requestActor((attempt, signal) => {
        const { rate, key, earlier = null, reference = null } = attempt;
        return booking.book(rate, key, signal, { isRepeat: earlier !== null, reference }).mapErr((failure) => {
          if (failure.kind === "unauthorised") interrupted(attempt);
          return failure;
        });
      }),
      fetchDocument: requestActor(({ rate, quotationId }, signal) => booking.pdf(rate, signal, quotationId)),
    },
    actions: {
      saveDocument: (_, file) => {
        if (file !== null) documents.save(file);
      },
      logDocumentFailure: (_, failure) => {
        if (failure !== null) log(failure);
      },
      releaseKey: ({ context }) => bookingKeys.release(context.rate.id),
      keepAttempt: ({ context }) => interrupted(context),
    },
  });
};
