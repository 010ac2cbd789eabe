import { okAsync, type ResultAsync } from "neverthrow";
import { assign, setup } from "xstate";
import type { Company } from "#domain/companies";
import type { NamedFile } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import type { BookingAttempt, BookingContext, BookingEvent, BookingInput } from "./types.ts";
import { isOutcomeUnknown, findRemedy } from "./remedy.ts";
import type { BookingKeys } from "./idempotency-keys.ts";
import { type FlowServices, isOk, machineTypes, readFailure, readValue } from "../kit/request.ts";

interface BookingTypes {
  readonly context: BookingContext;
  readonly events: BookingEvent;
  readonly input: BookingInput;
}

interface BookingServices extends FlowServices<"booking" | "documents" | "approvals" | "company"> {
  readonly bookingKeys: BookingKeys;
}

const createBookingSetup = (
  { ports: { booking, documents, approvals, company }, requestActor, bookingKeys }: BookingServices,
  log: (failure: Failure) => void,
  interrupted: (attempt: BookingAttempt) => void,
) =>
  setup({
    types: machineTypes<BookingTypes>(),
    actors: {
      bookOffer: requestActor((attempt: BookingAttempt, signal) => {
        const { rate, key, earlier = null, reference = null } = attempt;
        return booking.book(rate, key, signal, { isRepeat: earlier !== null, reference }).mapErr((failure) => {
          if (failure.kind === "unauthorised") interrupted({ rate, key, earlier, reference });
          return failure;
        });
      }),
      requestApproval: requestActor(({ rate, reference = null }: BookingContext, signal) =>
        approvals.request(rate, reference, signal),
      ),
      readCompany: requestActor(
        ({ hasCompanies = false }: BookingContext, signal): ResultAsync<Company | null, Failure> =>
          hasCompanies ? company.company(signal) : okAsync(null),
      ),
      fetchDocument: requestActor(({ rate, receipt }: BookingContext, signal) =>
        booking.pdf(rate, signal, receipt?.quotationId ?? null),
      ),
    },
    actions: {
      saveDocument: (_, file: NamedFile | null) => {
        if (file !== null) documents.save(file);
      },
      logDocumentFailure: (_, failure: Failure | null) => {
        if (failure !== null) log(failure);
      },
      releaseKey: ({ context }) => bookingKeys.release(context.rate.id),
      keepAttempt: ({ context }) => interrupted(context),
    },
    guards: {
      wasBookedBefore: ({ context }) => context.earlier != null,
      canSendAgain: ({ context }) => context.failure !== null && findRemedy(context.failure) === "send-again",
      canAskAgain: ({ context }) =>
        context.attempted === "approval" && context.failure !== null && findRemedy(context.failure) === "send-again",
      canAskApproval: ({ context }) => context.failure !== null && findRemedy(context.failure) === "ask-approval",
      outcomeIsOpen: ({ context }) =>
        context.attempted === "booking" && context.failure !== null && isOutcomeUnknown(context.failure),
    },
  });

/**
 * One booking: confirmed, sent once, booked with its PDF or failed with a remedy, closed. A missing PDF is only logged, as specified.
 * `interrupted` is called before an ended session leaves the page.
 */
export const bookingFlow = (
  services: BookingServices,
  log: (failure: Failure) => void,
  interrupted: (attempt: BookingAttempt) => void = () => undefined,
) =>
  createBookingSetup(services, log, interrupted).createMachine({
    id: "booking",
    context: ({ input }) => ({
      reference: null,
      ...input,
      receipt: null,
      failure: null,
      attempted: "booking",
      approval: null,
      company: null,
    }),
    invoke: {
      src: "readCompany",
      input: ({ context }) => context,
      onDone: { actions: assign({ company: readValue }) },
    },
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
          "approval.requested": {
            target: "askingApproval",
            actions: assign({ reference: ({ event }) => event.reference ?? null }),
          },
          "booking.declined": "closed",
          "reference.typed": { actions: assign({ reference: ({ event }) => event.reference }) },
          "session.ended": { actions: "keepAttempt" },
        },
      },
      sending: {
        entry: assign({ attempted: "booking" }),
        invoke: {
          src: "bookOffer",
          input: ({ context }) => context,
          onDone: [
            {
              guard: isOk,
              target: "booked",
              actions: [assign(({ event }) => ({ receipt: event.output.unwrapOr(null), failure: null })), "releaseKey"],
            },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      booked: {
        initial: "fetchingDocument",
        states: {
          fetchingDocument: {
            invoke: {
              src: "fetchDocument",
              input: ({ context }) => context,
              onDone: [
                { guard: isOk, target: "documentSaved", actions: { type: "saveDocument", params: readValue } },
                {
                  target: "documentMissing",
                  actions: { type: "logDocumentFailure", params: readFailure },
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
          "booking.retried": [
            { guard: "canAskAgain", target: "askingApproval" },
            { guard: "canSendAgain", target: "sending" },
          ],
          "approval.requested": { guard: "canAskApproval", target: "askingApproval" },
          "result.closed": [
            { guard: "outcomeIsOpen", target: "closed" },
            { target: "closed", actions: "releaseKey" },
          ],
        },
      },
      askingApproval: {
        entry: assign({ attempted: "approval" }),
        invoke: {
          src: "requestApproval",
          input: ({ context }) => context,
          onDone: [
            {
              guard: isOk,
              target: "approvalAsked",
              actions: [assign({ approval: readValue, failure: null }), "releaseKey"],
            },
            { target: "failed", actions: assign({ failure: readFailure }) },
          ],
        },
      },
      approvalAsked: { on: { "result.closed": "closed" } },
      closed: { type: "final" },
    },
  });

export type BookingMachine = ReturnType<typeof bookingFlow>;
