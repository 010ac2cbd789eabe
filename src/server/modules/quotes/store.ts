import { toBookingStatus } from "#domain/bookings";
import type { Formats } from "#domain/formatting";
import type { QuoteBooking } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import type { Executor } from "#server/schema.ts";
import { findContact, readAccount, toFormats, withEmails } from "../accounts/index.ts";
import { listBookingsOfOffers } from "../bookings/index.ts";
import type { QuoteCommentTable, QuoteTable, StoredQuoteOffer } from "./tables.ts";

/** A quote with everything that belongs to it; comments are oldest first. */
export interface StoredQuote extends QuoteTable {
  readonly offers: readonly StoredQuoteOffer[];
  readonly comments: readonly QuoteCommentTable[];
  readonly bookings: readonly QuoteBooking[];
}

const MAX_LISTED = 200;

type OfferIds = Pick<StoredQuoteOffer, "quote" | "position" | "offerId" | "checkedOfferId">;

const findBookings = async (
  db: Executor,
  offers: readonly OfferIds[],
): Promise<ReadonlyMap<string, readonly QuoteBooking[]>> => {
  const ids = offers.flatMap(({ offerId, checkedOfferId }) => [
    offerId,
    ...(checkedOfferId === null ? [] : [checkedOfferId]),
  ]);
  const booked = await listBookingsOfOffers(db, ids);
  const byQuote = Map.groupBy(offers, ({ quote }) => quote);
  return new Map(
    [...byQuote].map(([quote, own]) => [
      quote,
      own.flatMap(({ position, offerId, checkedOfferId }) =>
        booked
          .filter((one) => one.offerId === offerId || one.offerId === checkedOfferId)
          .map(({ quotationId, status }) => ({
            offer: position,
            quotationId,
            isCancelled: toBookingStatus(status) === "cancelled",
          })),
      ),
    ]),
  );
};

/** The offers of quotes, and their comments, oldest first. */
export const listQuoteParts = async (
  db: Executor,
  ids: readonly string[],
): Promise<{ readonly offers: readonly StoredQuoteOffer[]; readonly comments: readonly QuoteCommentTable[] }> => {
  if (ids.length === 0) return { offers: [], comments: [] };
  const offers = await db.selectFrom("quoteOffer").selectAll().where("quote", "in", ids).orderBy("position").execute();
  const comments = await db
    .selectFrom("quoteComment")
    .selectAll()
    .where("quote", "in", ids)
    .orderBy("writtenAt")
    .orderBy("key")
    .execute();
  return { offers, comments };
};

const joinQuotes = async (db: Executor, rows: readonly QuoteTable[]): Promise<readonly StoredQuote[]> => {
  const { offers, comments } = await listQuoteParts(
    db,
    rows.map(({ id }) => id),
  );
  const bookings = await findBookings(db, offers);
  return rows.map((row) => ({
    ...row,
    offers: offers.filter(({ quote }) => quote === row.id),
    comments: comments.filter(({ quote }) => quote === row.id),
    bookings: bookings.get(row.id) ?? [],
  }));
};

const join = async (db: Executor, row: QuoteTable | undefined): Promise<StoredQuote | null> =>
  row === undefined ? null : ((await joinQuotes(db, [row]))[0] ?? null);

/** The quotes of an account, newest first. */
export const listStoredQuotes = async (db: Executor, accountId: string): Promise<readonly StoredQuote[]> =>
  joinQuotes(
    db,
    await db
      .selectFrom("quote")
      .selectAll()
      .where("accountId", "=", accountId)
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(MAX_LISTED)
      .execute(),
  );

/** A quote of an account by its id or number. */
export const findOwnQuote = async (db: Executor, accountId: string, id: string): Promise<StoredQuote | null> =>
  join(
    db,
    await db
      .selectFrom("quote")
      .selectAll()
      .where("accountId", "=", accountId)
      .where((e) => e.or([e("id", "=", id), e("number", "=", id)]))
      .executeTakeFirst(),
  );

/** A quote of any account. */
export const findQuoteBy = async (
  db: Executor,
  column: "number" | "code",
  value: string,
): Promise<StoredQuote | null> =>
  join(db, await db.selectFrom("quote").selectAll().where(column, "=", value).executeTakeFirst());

export const findSavedQuote = async (db: Executor, accountId: string, saveKey: string): Promise<StoredQuote | null> =>
  join(
    db,
    await db
      .selectFrom("quote")
      .selectAll()
      .where("accountId", "=", accountId)
      .where("saveKey", "=", saveKey)
      .executeTakeFirst(),
  );

/** False if a quote was saved with the same key. */
export const addQuoteRows = async (
  db: Executor,
  quote: QuoteTable,
  offers: readonly StoredQuoteOffer[],
): Promise<boolean> => {
  const added = await db
    .insertInto("quote")
    .values(quote)
    .onConflict((conflict) => conflict.columns(["accountId", "saveKey"]).doNothing())
    .executeTakeFirst();
  if (added.numInsertedOrUpdatedRows !== 1n) return false;
  await db
    .insertInto("quoteOffer")
    .values([...offers])
    .execute();
  return true;
};

/** Raises the revision if it is still this one; false if another change came first. Locks the quote until the transaction ends. */
export const claimQuote = async (
  db: Executor,
  { id, revision }: Pick<QuoteTable, "id" | "revision">,
): Promise<boolean> => {
  const claimed = await db
    .updateTable("quote")
    .set({ revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

/** Removes a quote with everything that belongs to it. */
export const removeQuote = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("quote").where("id", "=", id).execute();
};

/** Raises the revision, and with it locks the quote until the transaction ends. */
export const touchQuote = async (db: Executor, id: string): Promise<void> => {
  await db
    .updateTable("quote")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("id", "=", id)
    .execute();
};

export const addQuoteComment = async (db: Executor, comment: QuoteCommentTable): Promise<void> => {
  await db.insertInto("quoteComment").values(comment).execute();
};

export const saveCheckedOffer = async (
  db: Executor,
  { quote, position }: Pick<StoredQuoteOffer, "quote" | "position">,
  checkedOfferId: string,
): Promise<void> => {
  await db
    .updateTable("quoteOffer")
    .set({ checkedOfferId })
    .where("quote", "=", quote)
    .where("position", "=", position)
    .execute();
};

export interface QuoteOwner {
  readonly email: string;
  readonly name: string;
  readonly companyName: string;
  readonly formats: Formats;
}

/** The person of a quote or a request: who made it, while in the company. */
export const findQuoteOwner = async (
  db: Executor,
  made: Pick<QuoteTable, "accountId" | "createdBy">,
): Promise<QuoteOwner> => {
  const account = (await findContact(db, made)) ?? (await readAccount(db, made.accountId));
  const { email, firstName, lastName, companyName } = account;
  return { email, name: `${firstName} ${lastName}`.trim(), companyName, formats: toFormats(account) };
};

/** Quotes of all shippers with the address of their account, newest first. For staff. */
export const listQuotesOfAll = async (
  db: Executor,
  limit: number,
): Promise<readonly (StoredQuote & { readonly email: string })[]> => {
  const rows = await db
    .selectFrom("quote")
    .selectAll()
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
  return withEmails(db, await joinQuotes(db, rows));
};

/** How many quotes a shipper has. */
export const countQuotes = async (db: Executor, accountId: string): Promise<number> =>
  (
    await db
      .selectFrom("quote")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("accountId", "=", accountId)
      .executeTakeFirstOrThrow()
  ).count;

/** Those of some quotes of which something is booked. */
export const findBookedQuotes = async (db: Executor, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const offers = await db
    .selectFrom("quoteOffer")
    .select(["quote", "position", "offerId", "checkedOfferId"])
    .where("quote", "in", ids)
    .execute();
  const bookings = await findBookings(db, offers);
  return new Set(ids.filter((id) => (bookings.get(id) ?? []).some(({ isCancelled }) => !isCancelled)));
};

/** How many quotes of all customers are undecided, approved and declined: one entry of an index for each quote. */
export const countQuotesByOutcome = async (
  db: Executor,
): Promise<ReadonlyMap<"undecided" | "approved" | "declined", number>> => {
  const counts = await db
    .selectFrom("quote")
    .select(["outcome", (e) => e.fn.countAll<number>().as("count")])
    .groupBy("outcome")
    .execute();
  const countOf = (decided: string | null): number => counts.find(({ outcome }) => outcome === decided)?.count ?? 0;
  return new Map([
    ["undecided", countOf(null)],
    ["approved", countOf("approved")],
    ["declined", countOf("declined")],
  ]);
};

/** Approved quotes that are valid on a day and of which nothing is booked. */
export const listApprovedQuotes = async (
  db: Executor,
  today: CalendarDate,
): Promise<readonly Pick<QuoteTable, "number" | "accountId" | "decidedOffer">[]> => {
  const offers = await db
    .selectFrom("quoteOffer as offer")
    .innerJoin("quote", "quote.id", "offer.quote")
    .select(["offer.quote", "offer.position", "offer.offerId", "offer.checkedOfferId"])
    .select(["quote.number", "quote.accountId", "quote.decidedOffer"])
    .where("quote.outcome", "=", "approved")
    .where("quote.validTill", ">=", today)
    .execute();
  const bookings = await findBookings(db, offers);
  const isBooked = (quote: string): boolean => (bookings.get(quote) ?? []).some(({ isCancelled }) => !isCancelled);
  return [...Map.groupBy(offers, ({ quote }) => quote).values()].flatMap(([first]) =>
    first === undefined || isBooked(first.quote) ? [] : [first],
  );
};
