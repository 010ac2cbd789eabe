import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";

const bookingChanges = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("bookingChange")
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("fact", "text", (column) => column.notNull())
    .addColumn("happenedAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("bookingChange_key", ["quotation", "kind", "fact"])
    .execute();
  await db.schema
    .createTable("bookingCheck")
    .addColumn("quotation", "text", (column) => column.primaryKey().references("quotation.id").onDelete("cascade"))
    .addColumn("checkAt", "bigint", (column) => column.notNull())
    .addColumn("revision", "bigint", (column) => column.notNull())
    .addColumn("claimedUntil", "bigint")
    .execute();
  await db.schema.createIndex("bookingCheck_due").on("bookingCheck").columns(["checkAt", "quotation"]).execute();
  /* Bookings of earlier versions have cut-offs as well. */
  await sql`insert into ${sql.table("bookingCheck")} (${sql.ref("quotation")}, ${sql.ref("checkAt")}, ${sql.ref("revision")})
    select ${sql.ref("id")}, 0, 1 from ${sql.table("quotation")} where ${sql.ref("status")} <> 2`.execute(db);
};

const messages = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("notification")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("title", "text", (column) => column.notNull())
    .addColumn("detail", "text")
    .addColumn("happenedAt", "bigint", (column) => column.notNull())
    .addColumn("recordedAt", "bigint", (column) => column.notNull())
    .addColumn("readAt", "bigint")
    .addColumn("isListed", "integer", (column) => column.notNull())
    .addUniqueConstraint("notification_once", ["quotation", "key"])
    .execute();
  await db.schema
    .createIndex("notification_newest")
    .on("notification")
    .columns(["accountId", "happenedAt", "id"])
    .execute();
};

export const notificationDigests = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("notificationDigest")
    .addColumn("accountId", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("isDaily", "integer", (column) => column.notNull())
    .addColumn("timeZone", "text", (column) => column.notNull())
    .addColumn("nextAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("notificationDigest_due").on("notificationDigest").column("nextAt").execute();
  await db.schema
    .createTable("collectedNotice")
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("notification", "text", (column) => column.notNull().references("notification.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("collectedNotice_key", ["accountId", "notification"])
    .execute();
};

/** Of a new booking, nothing but its row is written: an index of the new ones finds it. */
export const newBookings = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("quotation")
    .addColumn("isQueued", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update ${sql.table("quotation")} set ${sql.ref("isQueued")} = 1`.execute(db);
  await db.schema
    .createIndex("quotation_new")
    .on("quotation")
    .column("bookedAt")
    .where(sql<boolean>`"isQueued" = 0`)
    .execute();
};

export const notifications = async (db: Kysely<unknown>): Promise<void> => {
  await bookingChanges(db);
  await messages(db);
  await db.schema
    .createTable("notificationSetting")
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("mail", "integer", (column) => column.notNull())
    .addColumn("portal", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("notificationSetting_key", ["accountId", "topic"])
    .execute();
  await db.schema
    .createTable("mutedBooking")
    .addColumn("quotation", "text", (column) => column.primaryKey().references("quotation.id").onDelete("cascade"))
    .addColumn("mutedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("unsubscribeToken")
    .addColumn("token", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addUniqueConstraint("unsubscribeToken_once", ["accountId", "topic"])
    .execute();
};

/** What a change was done to decides whether it was recorded before, not its text: two requests may read the same. */
export const changeSubjects = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("bookingChangeWithSubject")
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("fact", "text", (column) => column.notNull())
    .addColumn("happenedAt", "bigint", (column) => column.notNull())
    .addPrimaryKeyConstraint("bookingChange_subject", ["quotation", "kind", "subject"])
    .execute();
  /* With its text as the subject, an earlier change has the key of the message that was sent about it. */
  await sql`insert into ${sql.table("bookingChangeWithSubject")}
    select ${sql.ref("quotation")}, ${sql.ref("kind")}, ${sql.ref("fact")}, ${sql.ref("fact")}, ${sql.ref("happenedAt")}
    from ${sql.table("bookingChange")}`.execute(db);
  await db.schema.dropTable("bookingChange").execute();
  await db.schema.alterTable("bookingChangeWithSubject").renameTo("bookingChange").execute();
};

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A token of each mail, stored by its hash; links of earlier mails stay valid. */
export const unsubscribeLinks = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("unsubscribeLink")
    .addColumn("tokenHash", "text", (column) => column.primaryKey())
    .addColumn("accountId", "text", (column) => column.notNull().references("account.id").onDelete("cascade"))
    .addColumn("topic", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("unsubscribeLink_account").on("unsubscribeLink").column("accountId").execute();
  const { rows } = await sql<{ readonly token: string; readonly accountId: string; readonly topic: string }>`
    select ${sql.ref("token")}, ${sql.ref("accountId")}, ${sql.ref("topic")} from ${sql.table("unsubscribeToken")}`.execute(
    db,
  );
  for (const { token, accountId, topic } of rows)
    await sql`insert into ${sql.table("unsubscribeLink")}
      (${sql.ref("tokenHash")}, ${sql.ref("accountId")}, ${sql.ref("topic")}, ${sql.ref("createdAt")})
      values (${hashToken(token)}, ${accountId}, ${topic}, ${Date.now()})`.execute(db);
  await db.schema.dropTable("unsubscribeToken").execute();
  /* A mail that has left needs no link any more. */
  await sql`update ${sql.table("outgoingMail")} set ${sql.ref("unsubscribeUrl")} = null
    where ${sql.ref("state")} in ('sent', 'expired')`.execute(db);
};

/** Messages of a digest are known until it has left, so that it can be written again without those that no longer hold. */
export const noticesOfDigests = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("collectedNotice").addColumn("mail", "text").execute();
};
