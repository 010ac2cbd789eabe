/** Webhooks of shippers, and what is sent to them. */
export const webhooks = `
  create table "webhookEndpoint" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade, "url" text not null,
    "events" text not null, "secret" text not null, "previousSecret" text, "previousSecretUntil" bigint,
    "state" text not null, "createdAt" bigint not null
  );
  create index "webhookEndpoint_account" on "webhookEndpoint" ("accountId", "createdAt", "id");
  create table "webhookDelivery" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "endpoint" text not null references "webhookEndpoint" ("id") on delete cascade, "type" text not null,
    "subject" text not null, "body" text not null, "createdAt" bigint not null, "state" text not null,
    "attempts" integer not null, "nextAttemptAt" bigint not null, "claimedBy" text, "claimedUntil" bigint,
    "settledAt" bigint, "status" integer, "durationMs" bigint, "answer" text not null, "reason" text
  );
  create index "webhookDelivery_due" on "webhookDelivery" ("state", "nextAttemptAt");
  create index "webhookDelivery_endpoint" on "webhookDelivery" ("endpoint", "createdAt", "id");
  create index "webhookDelivery_account" on "webhookDelivery" ("accountId", "createdAt", "id");
  create index "webhookDelivery_settledAt" on "webhookDelivery" ("settledAt");
`;

/** Test keys beside those that act for a company. */
export const apiKeyModes = `alter table "apiKey" add column "mode" text not null default 'live'`;

/** Webhooks of test mode beside those of the company. */
export const webhookModes = `alter table "webhookEndpoint" add column "mode" text not null default 'live'`;

/** Keys with which programs of shippers call the API. */
export const apiKeys = `
  create table "apiKey" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade, "name" text not null,
    "keyHash" text not null unique, "shown" text not null, "scopes" text not null, "createdAt" bigint not null,
    "expiresAt" bigint, "revokedAt" bigint, "lastUsedAt" bigint
  );
  create index "apiKey_account" on "apiKey" ("accountId", "createdAt", "id");
`;
