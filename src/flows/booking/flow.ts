import type { Failure } from "#ports/failure.ts";
import type { Ports } from "#ports/ports.ts";
import type { Ask } from "../kit/ask.ts";
import type { BookingKeys } from "./keys.ts";
import { bookingMachine } from "./machine.ts";

/** What a booking needs of the portal. */
export interface BookingNeeds {
  readonly ports: Pick<Ports, "bookings" | "documents">;
  readonly ask: Ask;
  readonly bookingKeys: BookingKeys;
}

/** Booking at this portal; `log` notes a missing PDF, which the specification only wants logged. */
export const bookingFlow = ({ ports, ask, bookingKeys }: BookingNeeds, log: (failure: Failure) => void) => {
  const { bookings, documents } = ports;
  return bookingMachine.provide({
    actors: {
      bookOffer: ask(({ rate, key, earlier = null, reference = null }, signal) =>
        bookings.book(rate, key, signal, { again: earlier !== null, reference }),
      ),
      fetchDocument: ask(({ rate, quotationId }, signal) => bookings.pdf(rate, signal, quotationId)),
    },
    actions: {
      saveDocument: (_, file) => {
        if (file !== null) documents.save(file);
      },
      logDocumentFailure: (_, failure) => {
        if (failure !== null) log(failure);
      },
      settleAttempt: ({ context }) => bookingKeys.settle(context.rate.id),
    },
  });
};
