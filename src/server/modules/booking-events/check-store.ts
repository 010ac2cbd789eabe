import type { Executor } from "#server/schema.ts";
import type { BookingEventTable, BookingCheckTable } from "./tables.ts";

/* A claim that ends later was made while the clock was ahead. */
const LONGEST_CLAIM_MS = 15 * 60_000;

/** Takes a booking that is due; null when there is none. Of several processes that ask at the same moment one gets it. */
export const claimCheck = async (db: Executor, now: number, until: number): Promise<BookingCheckTable | null> => {
  const row = await db
    .updateTable("bookingCheck")
    .set({ claimedUntil: until })
    .where((e) =>
      e.or([
        e("claimedUntil", "is", null),
        e("claimedUntil", "<=", now),
        e("claimedUntil", ">", now + LONGEST_CLAIM_MS),
      ]),
    )
    .where("checkAt", "<=", now)
    .where("quotation", "=", (e) =>
      e
        .selectFrom("bookingCheck as due")
        .select("due.quotation")
        .where("due.checkAt", "<=", now)
        .where((d) =>
          d.or([
            d("due.claimedUntil", "is", null),
            d("due.claimedUntil", "<=", now),
            d("due.claimedUntil", ">", now + LONGEST_CLAIM_MS),
          ]),
        )
        .orderBy("due.checkAt")
        .orderBy("due.quotation")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

export const hasDueCheck = async (db: Executor, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom("bookingCheck")
    .select("quotation")
    .where("checkAt", "<=", now)
    .where((e) =>
      e.or([
        e("claimedUntil", "is", null),
        e("claimedUntil", "<=", now),
        e("claimedUntil", ">", now + LONGEST_CLAIM_MS),
      ]),
    )
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

export const listBookingEvents = (db: Executor, quotation: string): Promise<readonly BookingEventTable[]> =>
  db
    .selectFrom("bookingChange")
    .selectAll()
    .where("quotation", "=", quotation)
    .orderBy("happenedAt")
    .orderBy("kind")
    .orderBy("fact")
    .execute();

/** When news that are held may be told; null if none are. */
export const findHeldUntil = async (db: Executor, quotation: string, now: number): Promise<number | null> =>
  (
    await db
      .selectFrom("bookingChange")
      .select("heldUntil")
      .where("quotation", "=", quotation)
      .where("heldUntil", ">", now)
      .orderBy("heldUntil")
      .limit(1)
      .executeTakeFirst()
  )?.heldUntil ?? null;

/** News that can be taken back until `heldUntil`. */
export type HeldEvent = BookingEventTable & { readonly heldUntil: number };

/** The newest news of a booking if they are held; null if they are not. */
export const findHeldEvent = async (db: Executor, quotation: string, now: number): Promise<HeldEvent | null> => {
  const newest = (await listBookingEvents(db, quotation)).at(-1);
  if (newest === undefined || newest.heldUntil === null || newest.heldUntil <= now) return null;
  return { ...newest, heldUntil: newest.heldUntil };
};

/** Takes back news that are held; false if they are not, or not any more. The caller has locked the booking. */
export const removeHeldEvent = async (
  db: Executor,
  { quotation, kind, subject }: Pick<BookingEventTable, "quotation" | "kind" | "subject">,
  now: number,
): Promise<boolean> => {
  const removed = await db
    .deleteFrom("bookingChange")
    .where("quotation", "=", quotation)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .where("heldUntil", ">", now)
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
};
