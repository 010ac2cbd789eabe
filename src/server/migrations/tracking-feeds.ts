export const trackedReferences = `
  create table "trackingFeed" (
    "carrier" text primary key, "nextCallAt" bigint not null, "failures" integer not null,
    "nextListingAt" bigint not null
  );
  create table "trackedReference" (
    "carrier" text not null, "query" text not null, "since" bigint, "newest" bigint, "nextPage" text,
    "pages" integer not null, "dueAt" bigint not null, "leasedUntil" bigint, "failures" integer not null,
    "listedAt" bigint not null, constraint "trackedReference_key" primary key ("carrier", "query")
  );
  create index "trackedReference_due" on "trackedReference" ("carrier", "dueAt");
`;

export const trackingDeliveries = `
  create table "trackingDelivery" (
    "id" text primary key, "carrier" text not null, "digest" text not null, "body" {bytes} not null,
    "receivedAt" bigint not null, "attempts" integer not null, "dueAt" bigint not null, "leasedUntil" bigint
  );
  create unique index "trackingDelivery_digest" on "trackingDelivery" ("carrier", "digest");
  create index "trackingDelivery_due" on "trackingDelivery" ("dueAt");
`;

export const rateNotices = `
  alter table "rateSheet" add column "outdatedAt" bigint;
  create table "rateNotice" (
    "carrier" text not null, "key" text not null, "receivedAt" bigint not null,
    constraint "rateNotice_key" primary key ("carrier", "key")
  );
`;

export const trackingProblems = `
  create table "trackingProblem" (
    "carrier" text not null, "sentence" text not null, "lastAt" bigint not null,
    constraint "trackingProblem_key" primary key ("carrier", "sentence")
  );
`;
