import { type Kysely, sql } from "kysely";

/** The search text of a booking now includes the countries. Summaries are written again when a list is read. */
export const countrySearch = async (db: Kysely<unknown>): Promise<void> => {
  await sql`delete from ${sql.table("bookingSummary")}`.execute(db);
};
