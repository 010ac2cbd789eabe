import type { Executor } from "#server/schema.ts";
import type { CarrierBookingTable, StoredBooking } from "./tables.ts";

/** Longer than any call: a process that has not answered until then has ended. */
const LEASE_MS = 60_000;

/** Adds what sources book, in the transaction of the bookings: the calls are made afterwards. */
export const addCarrierBookings = async (
  db: Executor,
  bookings: readonly Pick<CarrierBookingTable, "quotation" | "source">[],
  now: number,
): Promise<void> => {
  if (bookings.length === 0) return;
  const row = {
    state: "unsent",
    sends: 0,
    attempts: 0,
    sentAt: null,
    number: null,
    problem: null,
    reason: null,
  } as const;
  await db
    .insertInto("carrierBooking")
    .values(bookings.map((booking) => ({ ...booking, ...row, dueAt: now + LEASE_MS })))
    .execute();
};

/** Null for a booking that no source books. */
export const findCarrierBooking = async (db: Executor, quotation: string): Promise<CarrierBookingTable | null> =>
  (await db.selectFrom("carrierBooking").selectAll().where("quotation", "=", quotation).executeTakeFirst()) ?? null;

/** The booking that has been due longest. */
export const findDueBooking = async (db: Executor, now: number): Promise<CarrierBookingTable | null> =>
  (await db
    .selectFrom("carrierBooking")
    .selectAll()
    .where("dueAt", "<=", now)
    .orderBy("dueAt")
    .limit(1)
    .executeTakeFirst()) ?? null;

/** Changes a booking unless another process has taken it since it was read; whether it was changed. */
export const changeCarrierBooking = async (
  db: Executor,
  { quotation, attempts }: Pick<CarrierBookingTable, "quotation" | "attempts">,
  change: Partial<Omit<CarrierBookingTable, "quotation" | "source">>,
): Promise<boolean> => {
  const changed = await db
    .updateTable("carrierBooking")
    .set(change)
    .where("quotation", "=", quotation)
    .where("attempts", "=", attempts)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
};

/** Takes a booking for one call, which is stored before it is made; null if another process has taken it. */
export const claimCarrierBooking = async (
  db: Executor,
  row: CarrierBookingTable,
  now: number,
): Promise<CarrierBookingTable | null> => {
  const { attempts, state, sends, sentAt } = row;
  const isSending = state === "unsent";
  const change = {
    attempts: attempts + 1,
    dueAt: now + LEASE_MS,
    state: isSending ? "unknown" : state,
    sends: isSending ? sends + 1 : sends,
    sentAt: isSending ? now : sentAt,
  } as const;
  return (await changeCarrierBooking(db, row, change)) ? { ...row, ...change } : null;
};

/** Bookings whose carrier has not decided, and those in process that the desk settles, oldest first. For staff. */
export const listAwaitedBookings = (
  db: Executor,
  limit: number,
): Promise<readonly (CarrierBookingTable & Pick<StoredBooking, "quotationId" | "bookedAt">)[]> =>
  db
    .selectFrom("carrierBooking")
    .innerJoin("quotation", "quotation.id", "carrierBooking.quotation")
    .selectAll("carrierBooking")
    .select(["quotation.quotationId", "quotation.bookedAt"])
    .where((row) =>
      row.or([
        row("carrierBooking.dueAt", "is not", null),
        row.and([row("carrierBooking.state", "=", "desk"), row("quotation.status", "=", 0)]),
      ]),
    )
    .orderBy("quotation.bookedAt")
    .limit(limit)
    .execute();

/** How many bookings wait for each source. */
export const countAwaitedBookings = (
  db: Executor,
): Promise<readonly { readonly source: string; readonly count: number }[]> =>
  db
    .selectFrom("carrierBooking")
    .select((row) => ["source", row.fn.countAll<number>().as("count")] as const)
    .where("dueAt", "is not", null)
    .groupBy("source")
    .execute();
