import { type Kysely, sql } from "kysely";

export const outgoingMails = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("outgoingMail")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("key", "text", (column) => column.notNull().unique())
    .addColumn("recipient", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("html", "text", (column) => column.notNull())
    .addColumn("unsubscribeUrl", "text")
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("expiresAt", "bigint")
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("attempts", "integer", (column) => column.notNull())
    .addColumn("nextAttemptAt", "bigint", (column) => column.notNull())
    .addColumn("claimedBy", "text")
    .addColumn("claimedUntil", "bigint")
    .addColumn("settledAt", "bigint")
    .addColumn("reason", "text")
    .execute();
  await db.schema
    .createIndex("outgoingMail_due")
    .on("outgoingMail")
    .columns(["nextAttemptAt", "id"])
    .where(sql<boolean>`"state" = 'waiting'`)
    .execute();
  await db.schema.createIndex("outgoingMail_state").on("outgoingMail").columns(["state", "settledAt"]).execute();
};

/** The address of the portal, for links in mails that staff commands write. */
export const serverAddress = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("serverAddress")
    .addColumn("id", "integer", (column) => column.primaryKey())
    .addColumn("address", "text", (column) => column.notNull())
    .execute();
};

export const mailReplyTo = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("outgoingMail").addColumn("replyTo", "text").execute();
};
