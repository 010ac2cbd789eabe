import { accountRecords } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { findCompanyOf } from "../accounts/index.ts";
import type { CalendarFeedTable } from "./tables.ts";

export const findFeed = async (db: Executor, accountId: string): Promise<CalendarFeedTable | null> =>
  (await db.selectFrom("calendarFeed").selectAll().where("accountId", "=", accountId).executeTakeFirst()) ?? null;

/** The company whose calendar a token opens; null if the link was replaced or ended, or its person cannot sign in. */
export const findFeedCompany = async (db: Executor, tokenHash: string): Promise<string | null> => {
  const found = await db
    .selectFrom("calendarFeed")
    .select("accountId")
    .where("tokenHash", "=", tokenHash)
    .executeTakeFirst();
  return found === undefined ? null : findCompanyOf(db, found.accountId);
};

export const replaceFeed = async (db: Executor, feed: CalendarFeedTable): Promise<void> => {
  const { tokenHash, createdAt } = feed;
  await db
    .insertInto("calendarFeed")
    .values(feed)
    .onConflict((conflict) => conflict.column("accountId").doUpdateSet({ tokenHash, createdAt }))
    .execute();
};

export const deleteFeed = async (db: Executor, accountId: string): Promise<void> => {
  await db.deleteFrom("calendarFeed").where("accountId", "=", accountId).execute();
};

export const calendarRecords = {
  calendarFeed: accountRecords("calendarFeed", {
    property: "calendarLinks",
    key: ["accountId"],
    hidden: ["accountId", "tokenHash"],
    json: [],
    isKept: false,
  }),
};
