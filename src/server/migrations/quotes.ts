/** What clerks type before an answer is sent, and when they ask the customer afterwards. */
export const quoteDrafts = `
  create table "quoteDraft" (
    "request" text primary key references "deskRequest" ("number") on delete cascade, "content" text not null,
    "savedBy" text not null, "savedAt" bigint not null, "revision" integer not null
  );
  create table "quoteFollowUp" (
    "quote" text primary key references "quote" ("number") on delete cascade, "day" text not null
  );
  create index "quoteFollowUp_day" on "quoteFollowUp" ("day");
`;

export const quotes = `
  create table "quote" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "number" text not null unique, "createdAt" bigint not null, "validTill" text not null,
    "companyName" text not null, "contactName" text, "reference" text, "incoterm" text, "note" text,
    "search" text not null, "deskRequest" text, "code" text not null unique, "sha256" text not null,
    "saveKey" text not null, "outcome" text, "decidedOffer" integer, "decidedBy" text, "decidedAt" bigint,
    "revision" integer not null, constraint "quote_saved" unique ("accountId", "saveKey")
  );
  create index "quote_newest" on "quote" ("accountId", "createdAt", "id");
  create table "quoteOffer" (
    "quote" text not null references "quote" ("id") on delete cascade, "position" integer not null,
    "offerId" text not null, "checkedOfferId" text, "offer" text not null, "context" text not null,
    constraint "quoteOffer_key" primary key ("quote", "position")
  );
  create table "quoteComment" (
    "quote" text not null references "quote" ("id") on delete cascade, "key" text not null, "writtenBy" text not null,
    "name" text not null, "writtenAt" bigint not null, "text" text not null,
    constraint "quoteComment_key" primary key ("quote", "key")
  );
  create table "deskRequest" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "number" text not null unique, "requestedAt" bigint not null, "search" text not null, "openKey" text,
    "commodity" text, "note" text, "state" text not null, "settledAt" bigint, "reason" text, "quoteNumber" text,
    constraint "deskRequest_open" unique ("accountId", "openKey")
  );
  create index "deskRequest_newest" on "deskRequest" ("accountId", "requestedAt", "id");
`;
