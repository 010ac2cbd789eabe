import type { Kysely } from "kysely";

/** Finds the oldest searches of an account, of which only the latest are stored. */
export const searchesByAccount = (db: Kysely<unknown>): Promise<void> =>
  db.schema.createIndex("quotedSearch_account").on("quotedSearch").columns(["accountId", "quotedAt", "id"]).execute();
