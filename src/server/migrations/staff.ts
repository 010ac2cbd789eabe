export const staff = `
  create table "staff" (
    "id" text primary key, "email" text not null, "name" text not null, "role" text not null, "passwordHash" text,
    "totpSecret" text, "lastCodeStep" bigint, "wrongCodes" integer not null, "lockedUntil" bigint,
    "invitedAt" bigint not null, "invitedBy" text references "staff" ("id"), "disabledAt" bigint
  );
  create unique index "staff_email" on "staff" ("email");
  create table "staffSession" (
    "tokenHash" text primary key, "id" text not null, "staffId" text not null references "staff" ("id"),
    "createdAt" bigint not null, "lastUsedAt" bigint not null, "userAgent" text, "network" text not null
  );
  create unique index "staffSession_id" on "staffSession" ("id");
  create index "staffSession_staff" on "staffSession" ("staffId");
  create table "staffInvitation" (
    "tokenHash" text primary key, "staffId" text not null references "staff" ("id"), "totpSecret" text not null,
    "expiresAt" bigint not null
  );
  create index "staffInvitation_staff" on "staffInvitation" ("staffId");
  create table "staffChallenge" (
    "tokenHash" text primary key, "staffId" text not null references "staff" ("id"), "expiresAt" bigint not null
  );
  create index "staffChallenge_staff" on "staffChallenge" ("staffId");
  create table "staffRecoveryCode" (
    "staffId" text not null references "staff" ("id"), "codeHash" text not null,
    constraint "staffRecoveryCode_key" primary key ("staffId", "codeHash")
  );
`;
