/** What waits for the desk, the rules that an admin has set, and until when news of an answer are held. */
export const inboxItems = `
  create table "inboxItem" (
    "id" text primary key, "kind" text not null, "subject" text not null, "booking" text, "customerId" text,
    "titleValues" text not null, "openedAt" bigint not null, "dueAt" bigint, "assignee" text, "answeredAt" bigint,
    "answeredKind" text, "answeredBy" text, "changedAt" bigint not null, "revision" integer not null
  );
  create unique index "inboxItem_subject" on "inboxItem" ("kind", "subject") where "answeredAt" is null;
  create index "inboxItem_order" on "inboxItem" ("openedAt", "id") where "answeredAt" is null;
  create index "inboxItem_kind" on "inboxItem" ("kind", "openedAt", "id") where "answeredAt" is null;
  create index "inboxItem_assignee" on "inboxItem" ("assignee", "openedAt", "id") where "answeredAt" is null;
  create index "inboxItem_booking" on "inboxItem" ("booking") where "answeredAt" is null;
  create index "inboxItem_customer" on "inboxItem" ("customerId") where "answeredAt" is null;
  create index "inboxItem_changed" on "inboxItem" ("changedAt", "id");
  create table "inboxSetting" ("id" integer primary key, "rules" text not null, "changedAt" bigint not null);
  alter table "bookingChange" add column "heldUntil" bigint;
`;

/** When a customer last added something to what waits already. */
export const inboxNews = `alter table "inboxItem" add column "newsAt" bigint;`;
