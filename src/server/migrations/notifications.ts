import { createHash } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { perDatabase, runSql } from "./run-sql.ts";

export const notifications = `
  create table "bookingChange" (
    "quotation" text not null references "quotation" ("id") on delete cascade, "kind" text not null,
    "fact" text not null, "happenedAt" bigint not null,
    constraint "bookingChange_key" primary key ("quotation", "kind", "fact")
  );
  create table "bookingCheck" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "checkAt" bigint not null,
    "revision" bigint not null, "claimedUntil" bigint
  );
  create index "bookingCheck_due" on "bookingCheck" ("checkAt", "quotation");
  insert into "bookingCheck" ("quotation", "checkAt", "revision")
    select "id", 0, 1 from "quotation" where "status" <> 2;
  create table "notification" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "quotation" text not null references "quotation" ("id") on delete cascade, "key" text not null,
    "kind" text not null, "topic" text not null, "title" text not null, "detail" text, "happenedAt" bigint not null,
    "recordedAt" bigint not null, "readAt" bigint, "isListed" integer not null,
    constraint "notification_once" unique ("quotation", "key")
  );
  create index "notification_newest" on "notification" ("accountId", "happenedAt", "id");
  create table "notificationSetting" (
    "accountId" text not null references "account" ("id") on delete cascade, "topic" text not null,
    "mail" integer not null, "portal" integer not null,
    constraint "notificationSetting_key" primary key ("accountId", "topic")
  );
  create table "mutedBooking" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "mutedAt" bigint not null
  );
  create table "unsubscribeToken" (
    "token" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "topic" text not null, constraint "unsubscribeToken_once" unique ("accountId", "topic")
  );
`;

/** Of a new booking, nothing but its row is written: an index of the new ones finds it. */
export const newBookings = `
  alter table "quotation" add column "isQueued" integer default 0 not null;
  update "quotation" set "isQueued" = 1;
  create index "quotation_new" on "quotation" ("bookedAt") where "isQueued" = 0;
`;

export const notificationDigests = `
  create table "notificationDigest" (
    "accountId" text primary key references "account" ("id") on delete cascade, "isDaily" integer not null,
    "timeZone" text not null, "nextAt" bigint not null
  );
  create index "notificationDigest_due" on "notificationDigest" ("nextAt");
  create table "collectedNotice" (
    "accountId" text not null references "account" ("id") on delete cascade,
    "notification" text not null references "notification" ("id") on delete cascade,
    constraint "collectedNotice_key" primary key ("accountId", "notification")
  );
`;

/** What a change was done to decides whether it was recorded before, not its text: two requests may read the same. */
export const changeSubjects = `
  create table "bookingChangeWithSubject" (
    "quotation" text not null references "quotation" ("id") on delete cascade, "kind" text not null,
    "subject" text not null, "fact" text not null, "happenedAt" bigint not null,
    constraint "bookingChange_subject" primary key ("quotation", "kind", "subject")
  );
  insert into "bookingChangeWithSubject" select "quotation", "kind", "fact", "fact", "happenedAt" from "bookingChange";
  drop table "bookingChange";
  alter table "bookingChangeWithSubject" rename to "bookingChange";
`;

const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** A token of each mail, stored by its hash; links of earlier mails stay valid. */
export const unsubscribeLinks = async (db: Kysely<unknown>): Promise<void> => {
  await runSql(
    db,
    `
  create table "unsubscribeLink" (
    "tokenHash" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "topic" text not null, "createdAt" bigint not null
  );
  create index "unsubscribeLink_account" on "unsubscribeLink" ("accountId");
`,
  );
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
export const noticesOfDigests = `
  alter table "collectedNotice" add column "mail" text;
`;

/** The number that a corrected one replaced, which earlier versions stored in the text of the event only. */
export const replacedNumbers = perDatabase(
  (kind) => `
  alter table "bookingChange" add column "replaced" text;
  update "bookingChange" set "replaced" = ${
    kind === "sqlite"
      ? `substr("fact", instr("fact", ' replaces ') + length(' replaces '))`
      : `split_part("fact", ' replaces ', 2)`
  } where "kind" = 'corrected';
`,
);
