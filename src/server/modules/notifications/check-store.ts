import type { Executor } from "#server/schema.ts";
import { requestChecks } from "./record-changes.ts";
import type { BookingChangeTable, BookingCheckTable } from "./tables.ts";

/** Takes a booking that is due; null when there is none. Of several processes that ask at the same moment one gets it. */
export const claimCheck = async (db: Executor, now: number, until: number): Promise<BookingCheckTable | null> => {
  const row = await db
    .updateTable("bookingCheck")
    .set({ claimedUntil: until })
    .where((e) => e.or([e("claimedUntil", "is", null), e("claimedUntil", "<=", now)]))
    .where("checkAt", "<=", now)
    .where("quotation", "=", (e) =>
      e
        .selectFrom("bookingCheck as due")
        .select("due.quotation")
        .where("due.checkAt", "<=", now)
        .where((d) => d.or([d("due.claimedUntil", "is", null), d("due.claimedUntil", "<=", now)]))
        .orderBy("due.checkAt")
        .orderBy("due.quotation")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

const MOST_AT_ONCE = 500;

const newBookings = (db: Executor) =>
  db
    .selectFrom("quotation")
    .select("id")
    .where("isQueued", "=", (e) => e.lit(0));

/** Makes new bookings due. They become visible with their commit, so that none is passed over; two processes may do it at once. */
export const queueNewBookings = async (db: Executor): Promise<void> => {
  if ((await newBookings(db).limit(1).executeTakeFirst()) === undefined) return;
  const count = await db.transaction().execute(async (transaction) => {
    const queued = await transaction
      .updateTable("quotation")
      .set({ isQueued: 1 })
      .where("id", "in", newBookings(transaction).orderBy("bookedAt").limit(MOST_AT_ONCE))
      .where("isQueued", "=", (e) => e.lit(0))
      .returning("id")
      .execute();
    await requestChecks(
      transaction,
      queued.map(({ id }) => id),
    );
    return queued.length;
  });
  if (count === MOST_AT_ONCE) await queueNewBookings(db);
};

export const hasDueCheck = async (db: Executor, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom("bookingCheck")
    .select("quotation")
    .where("checkAt", "<=", now)
    .where((e) => e.or([e("claimedUntil", "is", null), e("claimedUntil", "<=", now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Ends a check. News that came meanwhile keep the booking due. */
export const endCheck = async (
  db: Executor,
  { quotation, revision }: BookingCheckTable,
  nextAt: number | null,
): Promise<void> => {
  if (nextAt === null)
    await db.deleteFrom("bookingCheck").where("quotation", "=", quotation).where("revision", "=", revision).execute();
  else
    await db
      .updateTable("bookingCheck")
      .set({ checkAt: nextAt })
      .where("quotation", "=", quotation)
      .where("revision", "=", revision)
      .execute();
  await db.updateTable("bookingCheck").set({ claimedUntil: null }).where("quotation", "=", quotation).execute();
};

export const listChanges = (db: Executor, quotation: string): Promise<readonly BookingChangeTable[]> =>
  db
    .selectFrom("bookingChange")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("happenedAt")
    .orderBy("kind")
    .orderBy("fact")
    .execute();
