/** What became of the one attempt to secure the price of a booking at its carrier. */
export const securedPrices = `
  create table "securedPrice" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "source" text not null,
    "outcome" text not null, "number" text, "bookingUrl" text, "reason" text, "askedAt" bigint not null
  );
`;

export const carrierSchedules = `
  create table "carrierSchedule" (
    "source" text not null, "lane" text not null, "askedAt" bigint, "sailings" text, "leasedUntil" bigint,
    "retryAt" bigint not null, constraint "carrierSchedule_key" primary key ("source", "lane")
  );
  create index "carrierSchedule_askedAt" on "carrierSchedule" ("askedAt");
`;

/** What is known of a booking that its source books with the carrier. */
export const carrierBookings = `
  create table "carrierBooking" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "source" text not null,
    "state" text not null, "sends" integer not null, "attempts" integer not null, "sentAt" bigint, "dueAt" bigint,
    "number" text, "problem" text, "reason" text
  );
  create index "carrierBooking_due" on "carrierBooking" ("dueAt");
`;

/** Attempts to secure a price that ended with their server are found again. */
export const securedPriceCalls = `
  alter table "securedPrice" add column "attempts" integer default 1 not null;
  alter table "securedPrice" add column "dueAt" bigint;
  create index "securedPrice_due" on "securedPrice" ("dueAt");
  update "securedPrice" set "dueAt" = "askedAt" where "outcome" = 'asked';
`;

export const carrierCalls = `
  create table "carrierQuota" ("quota" text primary key, "takenAt" bigint not null);
  create table "carrierCall" ("quota" text not null, "calledAt" bigint not null);
  create index "carrierCall_quota" on "carrierCall" ("quota", "calledAt");
`;

/** Until when a carrier takes no calls, as it has said itself (`Retry-After`). */
export const quotaClosings = `
  alter table "carrierQuota" add column "closedUntil" bigint;
`;

/** Pauses by staff, what stops a source, and how requests and calls of the last weeks ended. */
export const sourceStates = `
  create table "sourcePause" (
    "source" text primary key, "revision" integer not null, "pausedAt" bigint, "pausedBy" text, "reason" text,
    "until" bigint
  );
  create table "sourceStop" (
    "source" text primary key, "cause" text, "since" bigint, "until" bigint, "failures" integer not null
  );
  create table "sourceRequest" (
    "id" text primary key, "source" text not null, "askedAt" bigint not null, "durationMs" integer not null,
    "outcome" text not null, "cause" text, "reason" text, "offers" integer, "isTest" integer not null
  );
  create index "sourceRequest_asked" on "sourceRequest" ("source", "askedAt");
  create table "sourceCall" (
    "id" text primary key, "source" text not null, "operation" text not null, "outcome" text not null,
    "calledAt" bigint not null, "durationMs" integer not null, "isBilled" integer not null, "isTest" integer not null
  );
  create index "sourceCall_called" on "sourceCall" ("source", "calledAt");
`;
