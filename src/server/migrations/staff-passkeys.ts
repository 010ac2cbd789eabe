export const staffPasskeys = `
  create table "staffPasskey" (
    "id" text primary key, "staffId" text not null references "staff" ("id"), "publicKey" text not null,
    "counter" bigint not null, "transports" text not null, "name" text not null, "createdAt" bigint not null,
    "lastUsedAt" bigint
  );
  create index "staffPasskey_staff" on "staffPasskey" ("staffId");
  create table "passkeyChallenge" (
    "challenge" text primary key, "staffId" text references "staff" ("id"), "expiresAt" bigint not null
  );
`;
