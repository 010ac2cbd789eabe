import { perDatabase } from "./run-sql.ts";

/** Filters of the inbox that staff have saved, each for its person only. */
export const inboxFilters = `
  create table "inboxFilter" (
    "id" text primary key, "staffId" text not null, "name" text not null, "nameKey" text not null, "query" text not null,
    "createdAt" bigint not null
  );
  create unique index "inboxFilter_name" on "inboxFilter" ("staffId", "nameKey");
`;

/* An item without a due time is the last one in the order of due times. */
const TABLES = `
  create index "inboxItem_due" on "inboxItem" (coalesce("dueAt", 9007199254740991), "id") where "answeredAt" is null;
  create table "inboxCount" ("kind" text not null, "assignee" text not null, "change" integer not null);
  insert into "inboxCount" ("kind", "assignee", "change")
    select "kind", coalesce("assignee", ''), count(*) from "inboxItem" where "answeredAt" is null
    group by "kind", coalesce("assignee", '');
`;

const add = (row: "old" | "new", change: 1 | -1): string =>
  `insert into "inboxCount" ("kind", "assignee", "change") values (${row}."kind", coalesce(${row}."assignee", ''), ${change})`;

const OLD = `old."answeredAt" is null`;
const NEW = `new."answeredAt" is null`;
const UPDATED = `after update of "answeredAt", "assignee" on "inboxItem"`;

/* One line each: a trigger has semicolons inside. */
const TRIGGERS = {
  sqlite: `
  create trigger "inboxItem_opened" after insert on "inboxItem" when ${NEW} begin ${add("new", 1)}; end;
  create trigger "inboxItem_removed" after delete on "inboxItem" when ${OLD} begin ${add("old", -1)}; end;
  create trigger "inboxItem_left" ${UPDATED} when ${OLD} begin ${add("old", -1)}; end;
  create trigger "inboxItem_entered" ${UPDATED} when ${NEW} begin ${add("new", 1)}; end;
`,
  postgres: `
  create function "countInboxItem"() returns trigger language plpgsql as $$ begin if tg_op <> 'INSERT' then if ${OLD} then ${add("old", -1)}; end if; end if; if tg_op <> 'DELETE' then if ${NEW} then ${add("new", 1)}; end if; end if; return null; end $$;
  create trigger "inboxItem_counted" after insert or delete or update of "answeredAt", "assignee" on "inboxItem" for each row execute function "countInboxItem"();
`,
};

/**
 * How many items are open, by kind and by whom they are assigned to: one row for each change, added by a trigger in the
 * transaction of the change, so that no two changes wait for a common row. Rows are added up from time to time.
 */
export const inboxCounts = perDatabase((kind) => TABLES + TRIGGERS[kind]);

/** The items of a person, or of nobody, in the order of their due times. */
export const inboxPersonDue = `
  create index "inboxItem_assigneeDue" on "inboxItem" ("assignee", coalesce("dueAt", 9007199254740991), "id")
    where "answeredAt" is null;
`;

/** Who has which item, booking or request open, for seconds. */
export const deskPresence = `
  create table "deskPresence" (
    "session" text not null, "subject" text not null, "staffId" text not null, "until" bigint not null,
    constraint "deskPresence_key" primary key ("session", "subject")
  );
  create index "deskPresence_subject" on "deskPresence" ("subject", "until");
`;
