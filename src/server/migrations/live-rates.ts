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
