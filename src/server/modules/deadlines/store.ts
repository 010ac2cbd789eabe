import type { DateFormat } from "#domain/time";
import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { findCompanyOf, findFormats } from "../accounts/index.ts";
import type { CalendarFeedTable } from "./tables.ts";

export const findFeed = async (db: Executor, accountId: string): Promise<CalendarFeedTable | null> =>
  (await db.selectFrom("calendarFeed").selectAll().where("accountId", "=", accountId).executeTakeFirst()) ?? null;

/** The company whose calendar a token opens; null if the link was replaced or ended, or its person cannot sign in. */
export const findFeedOwner = async (
  db: Executor,
  tokenHash: string,
): Promise<{ readonly companyId: string; readonly dates: DateFormat } | null> => {
  const found = await db
    .selectFrom("calendarFeed")
    .select("accountId")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  if (found === undefined) return null;
  const companyId = await findCompanyOf(db, found.accountId);
  return companyId === null ? null : { companyId, dates: (await findFormats(db, found.accountId)).dates };
};

export const replaceFeed = (db: Executor, feed: CalendarFeedTable): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const { accountId, tokenHash, createdAt } = feed;
    await transaction
      .insertInto("calendarFeed")
      .values(feed)
      .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ tokenHash, createdAt }))
      .execute();
    await recordChange(transaction, { action: "calendar-feed.created", subjectId: accountId, customerId: accountId });
  });

export const deleteFeed = (db: Executor, accountId: string): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const deleted = await transaction.deleteFrom("calendarFeed").where("accountId", "=", accountId).executeTakeFirst();
    if (deleted.numDeletedRows === 1n)
      await recordChange(transaction, { action: "calendar-feed.deleted", subjectId: accountId, customerId: accountId });
  });

export const calendarRecords = {
  calendarFeed: accountRecords("calendarFeed", {
    property: "calendarLinks",
    key: ["accountId"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
    onMerge: "stays",
  }),
};
