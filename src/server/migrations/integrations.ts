/** Keys with which programs of shippers call the API. */
export const apiKeys = `
  create table "apiKey" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade, "name" text not null,
    "keyHash" text not null unique, "shown" text not null, "scopes" text not null, "createdAt" bigint not null,
    "expiresAt" bigint, "revokedAt" bigint, "lastUsedAt" bigint
  );
  create index "apiKey_account" on "apiKey" ("accountId", "createdAt", "id");
`;
