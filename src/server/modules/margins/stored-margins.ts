import type { StoredMargins } from "#domain/margins";
import { storedJson } from "#server/platform/database/statements.ts";
import type { Executor } from "#server/schema.ts";

/** Stores what bookings were bought and are sold for; those whose `margins` is null are unknown. Belongs in their transaction. */
export const saveBookingMargins = async (
  db: Executor,
  bookings: readonly { readonly quotation: string; readonly margins: StoredMargins | null }[],
): Promise<void> => {
  const known = bookings.flatMap(({ quotation, margins }) =>
    margins === null ? [] : [{ quotation, margins: JSON.stringify(margins) }],
  );
  if (known.length > 0) await db.insertInto("bookingMargins").values(known).execute();
};

/** What bookings were bought and are sold for, by the id of the booking; none for one whose buying prices are unknown. For staff. */
export const readBookingMargins = async (
  db: Executor,
  quotations: readonly string[],
): Promise<ReadonlyMap<string, StoredMargins>> => {
  if (quotations.length === 0) return new Map();
  const rows = await db.selectFrom("bookingMargins").selectAll().where("quotation", "in", quotations).execute();
  return new Map(rows.map(({ quotation, margins }) => [quotation, storedJson<StoredMargins>(margins)]));
};

/** Stores what the offers of a quote were bought and are sold for, in their order; null: unknown. Belongs in its transaction. */
export const saveQuoteMargins = async (
  db: Executor,
  quote: string,
  offers: readonly (StoredMargins | null)[],
): Promise<void> => {
  const known = offers.flatMap((margins, position) =>
    margins === null ? [] : [{ quote, position, margins: JSON.stringify(margins) }],
  );
  if (known.length > 0) await db.insertInto("quoteMargins").values(known).execute();
};

/** What the offers of a quote were bought and are sold for, by their position; none where it is unknown. For staff. */
export const readQuoteMargins = async (db: Executor, quote: string): Promise<ReadonlyMap<number, StoredMargins>> => {
  const rows = await db.selectFrom("quoteMargins").selectAll().where("quote", "=", quote).execute();
  return new Map(rows.map(({ position, margins }) => [position, storedJson<StoredMargins>(margins)]));
};

/** Stores what the offer of a request for a change was bought and is sold for; null: unknown. Belongs in its transaction. */
export const saveAmendmentMargins = async (
  db: Executor,
  amendment: string,
  margins: StoredMargins | null,
): Promise<void> => {
  if (margins === null) return;
  await db
    .insertInto("amendmentMargins")
    .values({ amendment, margins: JSON.stringify(margins) })
    .execute();
};

/** What a booking was bought for counts as it was stored before a change; null: unknown. */
export const restoreBookingMargins = async (
  db: Executor,
  quotation: string,
  margins: StoredMargins | null,
): Promise<void> => {
  await db.deleteFrom("bookingMargins").where("quotation", "=", quotation).execute();
  await saveBookingMargins(db, [{ quotation, margins }]);
};

/** A booking is changed to the offer of a request: what that one was bought for counts, or nothing is known. */
export const replaceBookingMargins = async (db: Executor, quotation: string, amendment: string): Promise<void> => {
  await db.deleteFrom("bookingMargins").where("quotation", "=", quotation).execute();
  const stored = await db
    .selectFrom("amendmentMargins")
    .select("margins")
    .where("amendment", "=", amendment)
    .executeTakeFirst();
  if (stored !== undefined)
    await db
      .insertInto("bookingMargins")
      .values({ quotation, ...stored })
      .execute();
};
