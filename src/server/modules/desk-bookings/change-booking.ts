import { err, type Result } from "neverthrow";
import { describeBookingChange } from "#domain/bookings";
import type { Deps } from "#server/platform/feature.ts";
import { answer } from "#server/platform/http/handler.ts";
import type { Refusal } from "#server/platform/http/refusal.ts";
import { transactOrUndo } from "#server/platform/database/transact.ts";
import type { Executor } from "#server/schema.ts";
import { readSubjectRevision } from "../audit/index.ts";
import { lockBooking, readQuotation, type StaffRefusal, type StoredBooking } from "../bookings/index.ts";
import { readDeskBooking } from "./read-booking.ts";
import type { NamedEntry } from "../trail/index.ts";
import { readHistory } from "./read-history.ts";

export const UNKNOWN_BOOKING: Refusal = { kind: "not-found", message: "There is no booking with this number." };

const conflict = (message: string): Refusal => ({ kind: "conflict", message });
const refuseNumber = (message: string): Refusal => ({
  kind: "fields",
  message: "Please check the marked fields.",
  fields: [{ field: "bookingNumber", message }],
});

/** A refusal of the use cases of bookings as the desk answers it. */
export const toRefusal = (refusal: StaffRefusal): Refusal => {
  switch (refusal) {
    case "unknown":
      return UNKNOWN_BOOKING;
    case "already-booked":
      return conflict("This booking is confirmed already.");
    case "already-cancelled":
      return conflict("This booking is cancelled already.");
    case "not-booked":
      return conflict("This booking has no number yet. Confirm it first.");
    case "number-unchanged":
      return refuseNumber("This booking has this number already.");
    case "number-taken":
      return refuseNumber("Another booking has this number.");
    case "number-malformed":
      return refuseNumber("Use 4 to 35 letters, figures and dashes.");
  }
};

const WHO: Readonly<Partial<Record<string, string>>> = {
  customer: "The shipper",
  carrier: "The carrier",
  key: "The shipper",
};

/* `Ravi Pillai confirmed the booking. Sven Olsen wrote a note.` */
const describeNews = (entries: readonly NamedEntry[]): string =>
  entries
    .toReversed()
    .map((entry) => `${entry.name ?? WHO[entry.actor.kind] ?? "The server"} ${describeBookingChange(entry)}.`)
    .join(" ");

const MAX_NEWS = 3;

const refuseOutdated = async (db: Executor, number: string, changes: number): Promise<Refusal> => {
  const news = describeNews(await readHistory(db, number, Math.max(1, Math.min(changes, MAX_NEWS))));
  return conflict(`This booking was changed meanwhile. ${news} Nothing was done: please check it again.`);
};

/** What a clerk changes: a booking by any of its numbers, as it was read (`revision`; null: as it is). */
interface BookingToChange {
  readonly number: string;
  readonly revision: number | null;
  /** Of the answer. */
  readonly message: string;
}

type Work = (transaction: Executor, booking: StoredBooking) => Promise<Result<unknown, Refusal>>;

const changeBooking = (db: Executor, { number, revision }: BookingToChange, work: Work) =>
  transactOrUndo(db, async (transaction): Promise<Result<string, Refusal>> => {
    const locked = await lockBooking(transaction, number);
    if (locked.isErr()) return err(toRefusal(locked.error));
    const { id, quotationId } = locked.value;
    const current = await readSubjectRevision(transaction, quotationId);
    if (revision !== null && current !== revision)
      return err(await refuseOutdated(transaction, quotationId, current - revision));
    return (await work(transaction, locked.value)).map(() => id);
  });

export const answerBooking = async (db: Executor, booking: StoredBooking, now: number, message = "OK") =>
  answer([await readDeskBooking(db, booking, now)], message);

/**
 * Changes a booking in a transaction of its own and answers it as it is then. A refusal undoes what was written; if a colleague
 * was faster, it says what was changed.
 */
export const createBookingChanger =
  ({ database: { db }, clock }: Pick<Deps, "database" | "clock">) =>
  async (change: BookingToChange, work: Work) => {
    const changed = await changeBooking(db, change, work);
    return changed.isErr()
      ? err(changed.error)
      : answerBooking(db, await readQuotation(db, changed.value), clock(), change.message);
  };
