/** Processes that others may wait for. */
export const serverProcesses = `
  create table "serverProcess" ("id" text primary key, "aliveUntil" bigint not null);
`;

/** Requests to carriers that are under way, and their answers. */
export const sharedAnswers = `
  create table "sharedAnswer" (
    "key" text primary key, "source" text not null, "call" text not null, "owner" text, "isAwaited" integer not null,
    "calledAt" bigint not null, "answeredCall" text, "askedAt" text, "answeredAt" bigint, "answer" {bytes},
    "length" integer default 0 not null, "failedCall" text, "failure" {bytes}
  );
  create index "sharedAnswer_called" on "sharedAnswer" ("calledAt");
`;

/** Searches whose answer grows, as far as they are. */
export const growingSearches = `
  create table "growingSearch" (
    "id" text primary key, "accountId" text not null, "owner" text, "startedAt" bigint not null, "savedAt" bigint not null,
    "position" integer not null, "isComplete" integer not null, "state" text not null, "exchange" text,
    "isStopWanted" integer default 0 not null, "wantedSource" text
  );
  create index "growingSearch_owner" on "growingSearch" ("owner");
  create index "growingSearch_account" on "growingSearch" ("accountId", "id");
  create index "growingSearch_started" on "growingSearch" ("startedAt");
`;
