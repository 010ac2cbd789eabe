import type { Kysely } from "kysely";

/** A process that mails an enquiry takes it first, so that no other process mails it as well. */
export const enquiryClaims = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable("enquiry").addColumn("claimedUntil", "bigint").execute();
