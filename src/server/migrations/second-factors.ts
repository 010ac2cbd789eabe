/** Second factors of shippers, and whether a company requires one of its people. */
export const secondFactors = `
  create table "accountFactor" (
    "accountId" text primary key references "account" ("id") on delete cascade, "totpSecret" text not null,
    "lastCodeStep" bigint, "wrongCodes" integer not null, "lockedUntil" bigint, "confirmedAt" bigint
  );
  create table "accountRecoveryCode" (
    "accountId" text not null references "account" ("id") on delete cascade, "codeHash" text not null,
    constraint "accountRecoveryCode_key" primary key ("accountId", "codeHash")
  );
  create table "signInChallenge" (
    "tokenHash" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "expiresAt" bigint not null
  );
  create index "signInChallenge_account" on "signInChallenge" ("accountId", "tokenHash");
  alter table "company" add column "requiresFactor" integer default 0 not null;
`;
