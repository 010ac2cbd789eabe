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
