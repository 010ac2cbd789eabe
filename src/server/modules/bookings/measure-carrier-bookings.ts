import { Counter, Gauge, type Registry } from "prom-client";
import type { Executor } from "#server/schema.ts";
import { countAwaitedBookings } from "./carrier-booking-store.ts";
import type { BookingCallRecord } from "./settle-carrier-booking.ts";

interface Log {
  readonly info: (fields: object, message: string) => void;
  readonly warn: (fields: object, message: string) => void;
}

/** Writes one line to the log for each call about a booking, and counts calls and bookings without a decision for /metrics. */
export const createBookingRecorder = (
  registry: Registry,
  log: Log,
  db: Executor,
): ((record: BookingCallRecord) => void) => {
  const outcomes = new Counter({
    name: "carrier_booking_calls_total",
    help: "Calls about bookings that a source books with its carrier, by what they answered",
    labelNames: ["source", "call", "outcome"] as const,
    registers: [registry],
  });
  const awaited = new Gauge({
    name: "carrier_bookings_awaited",
    help: "Bookings whose carrier has not decided",
    labelNames: ["source"] as const,
    registers: [registry],
    collect: async () => {
      awaited.reset();
      for (const { source, count } of await countAwaitedBookings(db)) awaited.set({ source }, count);
    },
  });
  return ({ source, booking, call, outcome, state, reason }) => {
    outcomes.inc({ source, call, outcome });
    const fields = { source, booking, call, outcome, state, ...(reason === null ? {} : { reason }) };
    if (reason === null) log.info(fields, "carrier booking");
    else log.warn(fields, "carrier booking");
  };
};
