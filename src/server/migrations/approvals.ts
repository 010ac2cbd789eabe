/** Bookings above the limit of a person, which wait for a colleague. */
export const approvals = `
  create table "approval" (
    "id" text primary key, "accountId" text not null references "company" ("id") on delete cascade,
    "requestedBy" text not null, "requestedAt" bigint not null, "offerId" text not null, "carrier" text not null,
    "origin" text, "destination" text, "reference" text, "total" bigint, "currency" text not null,
    "priceEndsAt" bigint not null, "state" text not null, "decidedBy" text, "decidedAt" bigint, "reason" text,
    "quotationId" text
  );
  create index "approval_account" on "approval" ("accountId", "requestedAt", "id");
`;

/** What approvers read of the booking. Earlier requests state none of it. */
export const approvalShipments = `
  alter table "approval" add column "shipment" text;
`;

/** Whether people were mailed that the price has ended. */
export const approvalEnds = `
  alter table "approval" add column "endMailedAt" bigint;
  create index "approval_end" on "approval" ("priceEndsAt", "id") where "state" = 'waiting' and "endMailedAt" is null;
`;
