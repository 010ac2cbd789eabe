import type { Result } from "neverthrow";
import type { BookingCallFailure, CarrierBooking } from "#server/rate-sources/rate-source.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

const SECOND_MS = 1_000;
const HOUR_MS = 3_600 * SECOND_MS;
const FIRST_PAUSE_MS = 30 * SECOND_MS;
const MAX_PAUSE_MS = HOUR_MS;
/** A call that was sent may still arrive within this time. */
const ARRIVAL_MS = HOUR_MS;
const MAX_AGE_MS = 14 * 24 * HOUR_MS;
const MAX_SENDS = 2;

/** After this time without a decision the desk gets a mail. */
export const LATE_MS = HOUR_MS;

const IN_PROCESS = 0;
const BOOKED = 1;

/** What a call about a booking has answered; null: the carrier has no booking of it. */
export type CarrierAnswer = Result<CarrierBooking | null, BookingCallFailure>;

/** What becomes of a booking after a call. `booking`: what changes here. */
export interface NextState {
  readonly change: Pick<CarrierBookingTable, "state" | "sends" | "dueAt" | "number" | "problem" | "reason">;
  readonly booking:
    | { readonly kind: "confirm"; readonly number: string }
    | { readonly kind: "decline"; readonly reason: string }
    | null;
}

type Row = Pick<CarrierBookingTable, "state" | "sends" | "attempts" | "sentAt" | "number">;
type Here = Pick<StoredBooking, "status" | "bookingId" | "bookedAt">;

const toPause = (attempts: number): number => Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 10), MAX_PAUSE_MS);

interface Given {
  readonly row: Row;
  readonly here: Here;
  readonly isIdempotent: boolean;
  readonly now: number;
}

type State = Partial<NextState["change"]> & Pick<NextState["change"], "state">;

const end = ({ row }: Given, state: State, booking: NextState["booking"] = null): NextState => ({
  change: { sends: row.sends, dueAt: null, number: row.number, problem: null, reason: null, ...state },
  booking,
});

const toDesk = (given: Given, problem: CarrierBookingTable["problem"], state: Partial<State> = {}): NextState =>
  end(given, { ...state, state: "desk", problem });

/** The carrier is asked again later, for two weeks. */
const goOn = (given: Given, state: State): NextState => {
  const { row, here, now } = given;
  return now - here.bookedAt >= MAX_AGE_MS
    ? toDesk(given, "too-late", { reason: state.reason ?? null })
    : end(given, { dueAt: now + toPause(row.attempts), ...state });
};

const afterDecision = (given: Given, decided: CarrierBooking): NextState => {
  const { status, bookingId } = given.here;
  switch (decided.kind) {
    case "confirmed": {
      const { number } = decided;
      if (status === IN_PROCESS) return end(given, { state: "confirmed", number }, { kind: "confirm", number });
      if (status !== BOOKED) return toDesk(given, "ended-here", { number });
      return bookingId === number
        ? end(given, { state: "confirmed", number })
        : toDesk(given, "other-number", { number });
    }
    case "received":
      return status === IN_PROCESS || status === BOOKED
        ? goOn(given, { state: "received" })
        : toDesk(given, "ended-here");
    case "declined": {
      const { reason } = decided;
      if (status === BOOKED) return toDesk(given, "declined-there", { reason });
      return end(given, { state: "declined", reason }, status === IN_PROCESS ? { kind: "decline", reason } : null);
    }
  }
};

/* The carrier has no booking of it. One that is sent again under the same key is booked once all the same, if the carrier compares keys. */
const afterMissing = (given: Given): NextState => {
  const { row, here, isIdempotent, now } = given;
  if (here.status !== IN_PROCESS) return end(given, { state: "closed" });
  if (isIdempotent)
    return row.sends < MAX_SENDS ? end(given, { state: "unsent", dueAt: now }) : toDesk(given, "missing");
  return now - (row.sentAt ?? now) < ARRIVAL_MS ? goOn(given, { state: "unknown" }) : toDesk(given, "missing");
};

const afterFailure = (given: Given, wasSent: boolean, { kind, reason }: BookingCallFailure): NextState => {
  const { row } = given;
  if (!wasSent || kind === "unknown") return goOn(given, { state: row.state, reason });
  if (kind === "invalid") return toDesk(given, "invalid", { reason });
  const sends = row.sends - 1;
  return goOn(given, { state: sends === 0 ? "unsent" : "unknown", sends, reason });
};

/** Decides what becomes of a booking after a call; `wasSent`: the call was one that books. */
export const decideNext = (given: Given, wasSent: boolean, answer: CarrierAnswer): NextState =>
  answer.match(
    (found) => (found === null ? afterMissing(given) : afterDecision(given, found)),
    (failure) => afterFailure(given, wasSent, failure),
  );
