import { perDatabase } from "./run-sql.ts";

export const accounts = `
  create table "account" (
    "id" text primary key, "email" text not null unique, "passwordHash" text not null, "firstName" text not null,
    "lastName" text not null, "companyName" text not null, "phone" text, "dialCode" text, "createdAt" bigint not null,
    "disabledAt" bigint
  );
  create table "session" (
    "tokenHash" text primary key, "apiKeyHash" text not null,
    "accountId" text not null references "account" ("id") on delete cascade, "createdAt" bigint not null,
    "idleUntil" bigint not null, "expiresAt" bigint not null
  );
  create index "session_account" on "session" ("accountId");
  create index "session_expiry" on "session" ("expiresAt");
`;

export const rateLimits = `
  create table "rateLimit" ("key" text primary key, "hits" integer not null, "windowEndsAt" bigint not null);
  create index "rateLimit_window" on "rateLimit" ("windowEndsAt");
`;

export const signup = `
  create table "verification" (
    "tokenHash" text primary key, "email" text not null, "codeHash" text, "tries" integer not null,
    "createdAt" bigint not null, "expiresAt" bigint not null, "verifiedAt" bigint, "usedAt" bigint
  );
  create index "verification_expiry" on "verification" ("expiresAt");
  create table "accountDetails" (
    "accountId" text primary key references "account" ("id") on delete cascade, "country" text not null,
    "address" text not null, "pinCode" text not null, "panNumber" text, "gstNumber" text
  );
  create table "accountCopy" (
    "accountId" text not null references "account" ("id") on delete cascade, "kind" text not null,
    "fileName" text not null, "content" {bytes} not null,
    constraint "accountCopy_key" primary key ("accountId", "kind")
  );
`;

export const passwordResets = `
  create table "passwordReset" (
    "tokenHash" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "createdAt" bigint not null, "expiresAt" bigint not null
  );
  create index "passwordReset_account" on "passwordReset" ("accountId");
  create index "passwordReset_expiry" on "passwordReset" ("expiresAt");
`;

export const lastSearches = `
  create table "lastSearch" (
    "accountId" text not null references "account" ("id") on delete cascade, "searchKey" text not null,
    "searchedAt" bigint not null, "search" text not null,
    constraint "lastSearch_key" primary key ("accountId", "searchKey")
  );
`;

/**
 * The bytes of copies in parts, saved before their account exists. Copies of earlier sign-ups have theirs in
 * `accountCopy.content`, which is empty otherwise.
 */
export const copyParts = `
  create table "accountCopyPart" (
    "accountId" text not null, "kind" text not null, "part" integer not null, "savedAt" bigint not null,
    "content" {bytes} not null, constraint "accountCopyPart_key" primary key ("accountId", "kind", "part")
  );
`;

/** What the account page shows: devices of sessions, the last change of the details, and a request to delete the account. */
export const accountPage = perDatabase(
  (kind) => `
  alter table "account" add column "changedAt" bigint;
  alter table "session" add column "id" text;
  update "session" set "id" = ${kind === "postgres" ? "gen_random_uuid()::text" : "lower(hex(randomblob(16)))"};
  alter table "session" add column "userAgent" text;
  alter table "session" add column "network" text;
  create table "deletionRequest" (
    "accountId" text primary key references "account" ("id") on delete cascade, "requestedAt" bigint not null,
    "carriedOutAt" bigint
  );
`,
);

/** How a person reads dates, figures and amounts. */
export const accountFormats = `
  alter table "account" add column "dateFormat" text;
  alter table "account" add column "numberFormat" text;
  alter table "account" add column "ownCurrency" text;
`;

export const savedAddresses = `
  create table "savedAddress" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "version" integer not null, "nameKey" text not null, "party" text not null, "changedAt" bigint not null
  );
  create index "savedAddress_name" on "savedAddress" ("accountId", "nameKey", "id");
`;

/** The table of a list whose entries have a name of their own, and one column with JSON. Existing databases have it as it is: never change it. */
export const namedTable = (name: string, column: string): string => `
  create table "${name}" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "name" text not null, "nameKey" text not null, "${column}" text not null, "createdAt" bigint not null,
    constraint "${name}_name" unique ("accountId", "nameKey")
  );
`;
