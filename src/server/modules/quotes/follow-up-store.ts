import { findQuoteState, isFollowUpDue } from "#domain/quotes";
import type { CalendarDate } from "#domain/time";
import { recordChange } from "#server/modules/audit/index.ts";
import { officeDay } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { closeItem } from "../inbox/index.ts";
import { findBookedQuotes } from "./store.ts";
import type { QuoteTable } from "./tables.ts";

type FollowedQuote = Pick<QuoteTable, "number" | "accountId">;

const toSubject = (number: string, day: CalendarDate): string => `${number} ${day}`;

/** The day on which the customer is asked; null if none is planned. */
export const findFollowUp = async (db: Executor, quote: string): Promise<CalendarDate | null> =>
  (await db.selectFrom("quoteFollowUp").select("day").where("quote", "=", quote).executeTakeFirst())?.day ?? null;

const removeFollowUp = async (db: Executor, quote: string, before: CalendarDate, now: number): Promise<void> => {
  await db.deleteFrom("quoteFollowUp").where("quote", "=", quote).execute();
  await closeItem(db, { kind: "quote-follow-up", subject: toSubject(quote, before) }, now);
};

/** Plans when the customer is asked, or that nobody asks; belongs in a transaction. The same day again changes nothing. */
export const setFollowUp = async (
  db: Executor,
  { number, accountId }: FollowedQuote,
  day: CalendarDate | null,
  now: number,
): Promise<void> => {
  const before = await findFollowUp(db, number);
  if (before === day) return;
  if (before !== null) await removeFollowUp(db, number, before, now);
  if (day !== null) await db.insertInto("quoteFollowUp").values({ quote: number, day }).execute();
  await recordChange(db, {
    action: "quote.follow-up-set",
    subjectId: number,
    customerId: accountId,
    before: { day: before },
    after: { day },
  });
};

/** The customer has answered: nobody asks any more. Belongs in the transaction of the answer, which has the entry. */
export const endFollowUp = async (db: Executor, number: string, now: number): Promise<void> => {
  const before = await findFollowUp(db, number);
  if (before !== null) await removeFollowUp(db, number, before, now);
};

/** The quotes whose customer is to be asked by now, with the subject of their item. */
export const listDueFollowUps = async (
  db: Executor,
  now: number,
): Promise<readonly (FollowedQuote & { readonly subject: string })[]> => {
  const today = officeDay(now);
  const rows = await db
    .selectFrom("quoteFollowUp")
    .innerJoin("quote", "quote.number", "quoteFollowUp.quote")
    .select(["quote.id", "quote.number", "quote.accountId", "quote.validTill", "quote.outcome", "quoteFollowUp.day"])
    .where("quoteFollowUp.day", "<=", today)
    .where("quote.validTill", ">=", today)
    .where("quote.outcome", "is", null)
    .execute();
  const booked = await findBookedQuotes(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap(({ id, number, accountId, validTill, outcome, day: followUpOn }) => {
    const state = findQuoteState({ validTill, outcome, isBooked: booked.has(id) }, today);
    return isFollowUpDue({ followUpOn, state }, today)
      ? [{ number, accountId, subject: toSubject(number, followUpOn) }]
      : [];
  });
};
