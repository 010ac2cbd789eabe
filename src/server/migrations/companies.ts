const normalised = (column: string): string =>
  `upper(replace(replace(replace(replace(${column}, ' ', ''), '-', ''), '.', ''), '/', ''))`;

/**
 * Every account becomes the admin of a company of one with its own id, so that what is stored by account belongs to the
 * company. Both tax numbers, and the PAN inside a GSTIN, name the legal entity.
 */
export const companies = `
  create table "company" (
    "id" text primary key, "name" text not null, "state" text not null, "stateReason" text, "stateChangedAt" bigint,
    "customerGroup" text, "country" text, "vatId" text, "currency" text not null, "creditLimit" bigint,
    "paymentDays" integer, "createdAt" bigint not null, "duplicateOf" text
  );
  create index "company_state" on "company" ("state", "createdAt");
  create index "company_group" on "company" ("customerGroup");
  insert into "company" ("id", "name", "state", "country", "currency", "createdAt")
    select "account"."id", "account"."companyName", 'active', "accountDetails"."country", 'USD', "account"."createdAt"
    from "account" left join "accountDetails" on "accountDetails"."accountId" = "account"."id";
  create table "companyTaxNumber" (
    "companyId" text not null references "company" ("id") on delete cascade, "number" text not null,
    "kind" text not null, constraint "companyTaxNumber_key" primary key ("companyId", "number")
  );
  create index "companyTaxNumber_number" on "companyTaxNumber" ("number");
  insert into "companyTaxNumber" ("companyId", "number", "kind")
    select "accountId", ${normalised('"gstNumber"')}, 'gstin' from "accountDetails"
    where "gstNumber" is not null and ${normalised('"gstNumber"')} <> '';
  insert into "companyTaxNumber" ("companyId", "number", "kind")
    select "accountId", ${normalised('"panNumber"')}, 'pan' from "accountDetails"
    where "panNumber" is not null and ${normalised('"panNumber"')} <> '' on conflict do nothing;
  insert into "companyTaxNumber" ("companyId", "number", "kind")
    select "companyId", substr("number", 3, 10), 'pan-of-gstin' from "companyTaxNumber"
    where "kind" = 'gstin' and length("number") = 15 on conflict do nothing;
  alter table "account" add column "companyId" text references "company" ("id");
  update "account" set "companyId" = "id";
  alter table "account" add column "role" text default 'admin' not null;
  alter table "account" add column "approvalLimit" bigint;
  alter table "account" add column "leftAt" bigint;
  create index "account_company" on "account" ("companyId", "createdAt");
`;

/** Links that make a person a member of a company; only their hashes are stored. */
export const companyInvitations = `
  create table "companyInvitation" (
    "id" text primary key, "companyId" text not null references "company" ("id") on delete cascade,
    "email" text not null, "role" text not null, "approvalLimit" bigint, "tokenHash" text not null unique,
    "invitedBy" text not null, "invitedAt" bigint not null, "expiresAt" bigint not null,
    constraint "companyInvitation_email" unique ("companyId", "email")
  );
`;

/** Who of a company made something (null: its first person), and whether it was on hold then. */
export const createdBy = `
  alter table "quotation" add column "createdBy" text;
  alter table "quotation" add column "isHeld" integer default 0 not null;
  alter table "quote" add column "createdBy" text;
  alter table "deskRequest" add column "createdBy" text;
`;

/** How often a company has written: a replica that has as many has what it wrote. */
export const companyWrites = `
  create table "companyWrite" (
    "company" text primary key references "company" ("id") on delete cascade, "version" bigint not null
  );
`;
