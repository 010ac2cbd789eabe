import type { DatabaseKind } from "../schema.ts";
import { perDatabase } from "./run-sql.ts";

/** Summaries are made again from their bookings when they are listed. */
export const clearSummaries = `
  delete from "bookingSummary";
`;

export const bookings = `
  create table "quotedSearch" (
    "id" text primary key, "accountId" text not null, "quotedAt" bigint not null, "expiresAt" bigint not null,
    "context" text not null, "offers" text not null
  );
  create index "quotedSearch_expiry" on "quotedSearch" ("expiresAt");
  create table "withdrawnOffer" ("offerId" text primary key, "reason" text not null, "withdrawnAt" bigint not null);
  create table "quotation" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "quotationId" text not null unique, "bookingId" text unique, "offerId" text unique, "providerName" text not null,
    "validityFrom" text, "validityTill" text, "bookedOn" text not null, "bookedAt" bigint not null,
    "status" integer not null, "offer" text not null, "context" text not null
  );
  create index "quotation_newest" on "quotation" ("accountId", "bookedAt", "quotationId");
  create table "bookingKey" (
    "accountId" text not null, "key" text not null, "offerId" text not null,
    "quotation" text not null references "quotation" ("id") on delete cascade, "usedAt" bigint not null,
    constraint "bookingKey_key" primary key ("accountId", "key")
  );
  create index "bookingKey_quotation" on "bookingKey" ("quotation");
  create table "numberSeries" ("name" text primary key, "value" bigint not null);
  create table "quotationFile" (
    "quotation" text not null references "quotation" ("id") on delete cascade, "fileName" text not null,
    "position" integer not null, "contentType" text not null, "content" {bytes},
    constraint "quotationFile_key" primary key ("quotation", "fileName")
  );
`;

/**
 * Quoted offers are stored compressed: a search of fifty offers takes 4 kB instead of 170. Earlier offers are deleted.
 */
export const packedOffers = `
  drop table "quotedSearch";
  create table "quotedSearch" (
    "id" text primary key, "accountId" text not null, "quotedAt" bigint not null, "expiresAt" bigint not null,
    "context" text not null, "offers" {bytes} not null
  );
  create index "quotedSearch_expiry" on "quotedSearch" ("expiresAt");
`;

export const searchesByAccount = `
  create index "quotedSearch_account" on "quotedSearch" ("accountId", "quotedAt", "id");
`;

export const bookingSummaries = `
  alter table "quotation" add column "reference" text;
  create table "bookingSummary" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "accountId" text not null,
    "quotationId" text not null, "bookedAt" bigint not null, "status" integer not null, "carrier" text not null,
    "departure" text, "arrival" text, "arrivalClass" text, "stage" text not null, "totalMinor" bigint,
    "searchText" text not null, "shipment" text, "revision" bigint not null, "summarised" bigint not null
  );
  create index "bookingSummary_newest" on "bookingSummary" ("accountId", "bookedAt", "quotationId");
  create index "bookingSummary_outdated" on "bookingSummary" ("accountId") where "summarised" < "revision";
`;

export const deadlines = `
  alter table "bookingSummary" add column "deadlineFacts" text;
  delete from "bookingSummary";
  create table "leadTimes" (
    "accountId" text not null references "account" ("id") on delete cascade, "origin" text not null,
    "hours" text not null, "version" integer not null, constraint "leadTimes_key" primary key ("accountId", "origin")
  );
  create table "calendarFeed" (
    "accountId" text primary key references "account" ("id") on delete cascade, "tokenHash" text not null unique,
    "createdAt" bigint not null
  );
`;

const searchTextIn = (kind: DatabaseKind): string => (kind === "sqlite" ? ', "searchText"' : "");

/**
 * The list of bookings is counted and filtered by status first. One index has all columns that it filters and sorts by; the
 * text of the search is in it in SQLite only, as PostgreSQL limits the size of an entry, and reads the rows as fast.
 */
export const bookingListIndexes = perDatabase(
  (kind) => `
  create index "bookingSummary_filtered" on "bookingSummary" (
    "accountId", "status", "bookedAt", "quotationId", "carrier", "departure", "arrival", "arrivalClass", "stage",
    "totalMinor", "quotation"${searchTextIn(kind)}
  );
  create index "bookingSummary_counted" on "bookingSummary" ("accountId", "status", "carrier");
`,
);

/** By carrier first: the carriers of an account are found by jumping from one to the next. */
export const bookingCarrierIndex = `
  drop index "bookingSummary_counted";
  create index "bookingSummary_carriers" on "bookingSummary" ("accountId", "carrier", "status");
`;

/**
 * Two orders of one list: by time of booking, with every column that it filters and sorts by, and by status and departure
 * without the text of the search, which a filter need not read. PostgreSQL limits the size of an entry and reads the text
 * from the rows.
 */
export const bookingOrderIndexes = perDatabase(
  (kind) => `
  drop index "bookingSummary_newest";
  drop index "bookingSummary_filtered";
  create index "bookingSummary_newest" on "bookingSummary" (
    "accountId", "bookedAt", "quotationId", "status", "departure", "carrier", "arrival", "arrivalClass", "stage",
    "totalMinor", "quotation"${searchTextIn(kind)}
  );
  create index "bookingSummary_filtered" on "bookingSummary" (
    "accountId", "status", "departure", "bookedAt", "quotationId", "carrier", "arrival", "arrivalClass", "stage",
    "totalMinor", "quotation"
  );
`,
);

/** By status with the text of the search, for SQLite: what a search finds is read and counted without anything else. */
export const bookingSearchIndex = {
  sqlite: `
  create index "bookingSummary_searched" on "bookingSummary" ("accountId", "status", "searchText", "quotation");
`,
  postgres: "",
};

export const bookingCargo = `
  create table "bookingCargo" (
    "quotation" text primary key references "quotation" ("id") on delete cascade, "version" integer not null,
    "details" text not null, "savedAt" bigint not null
  );
  create table "cargoSubmission" (
    "quotation" text not null references "quotation" ("id") on delete cascade, "subject" text not null,
    "container" integer not null, "status" text not null, "reason" text, "attempt" integer not null,
    "sentAt" bigint not null, "answeredAt" bigint,
    constraint "cargoSubmission_key" primary key ("quotation", "subject", "container")
  );
  create index "cargoSubmission_waiting" on "cargoSubmission" ("status", "sentAt");
`;

export const amendments = `
  alter table "carrier" add column "changeFees" text default '[]' not null;
  create table "bookingAmendment" (
    "id" text primary key, "quotation" text not null references "quotation" ("id") on delete cascade,
    "key" text not null, "kind" text not null, "state" text not null, "requestedAt" bigint not null,
    "text" text not null, "replacement" text, "offer" text, "context" text, "fee" text, "proposedFee" text,
    "reason" text, "decidedAt" bigint, "replacedOffer" text, "replacedContext" text,
    constraint "bookingAmendment_key" unique ("quotation", "key")
  );
  create unique index "bookingAmendment_open" on "bookingAmendment" ("quotation")
    where "state" in ('received', 'forwarded', 'fee-proposed');
`;

/* A booking that was cancelled could be changed by a request that had stayed open. */
export const closeRequestsOfCancelledBookings = `
  update "bookingAmendment"
    set "state" = case when "kind" = 'cancellation' then 'confirmed' else 'declined' end,
      "reason" = case when "kind" = 'cancellation' then null else 'The booking was cancelled.' end,
      "decidedAt" = "requestedAt"
    where "state" in ('received', 'forwarded', 'fee-proposed')
      and "quotation" in (select "id" from "quotation" where "status" = 2);
`;

export const sharedLinks = `
  create table "sharedLink" (
    "id" text primary key, "accountId" text not null references "account" ("id") on delete cascade,
    "kind" text not null, "subject" text not null, "number" text not null, "recipient" text not null,
    "options" text not null, "tokenHash" text not null unique, "createdAt" bigint not null,
    "expiresAt" bigint not null, "revokedAt" bigint, "lastOpenedAt" bigint, "opens" integer not null
  );
  create index "sharedLink_newest" on "sharedLink" ("accountId", "createdAt", "id");
`;

export const deadlineMarks = `
  create table "deadlineMark" (
    "quotation" text not null references "quotation" ("id") on delete cascade, "task" text not null,
    "markedAt" bigint not null, "recipient" text, constraint "deadlineMark_key" primary key ("quotation", "task")
  );
`;

export const documents = `
  create table "bookingDocument" (
    "id" text primary key, "quotation" text not null references "quotation" ("id") on delete cascade,
    "kind" text not null, "createdAt" bigint not null, "revision" integer not null, "requestedAt" bigint,
    "requestNote" text, "dueOn" text
  );
  create index "bookingDocument_booking" on "bookingDocument" ("quotation", "id");
  create table "documentVersion" (
    "document" text not null references "bookingDocument" ("id") on delete cascade, "quotation" text not null,
    "number" integer not null, "fileName" text not null, "mediaType" text not null, "bytes" bigint not null,
    "sha256" text not null, "addedBy" text not null, "addedAt" bigint not null, "store" text not null,
    "file" text not null, "uploadKey" text not null, "outcome" text, "decidedAt" bigint,
    constraint "documentVersion_key" primary key ("document", "number"),
    constraint "documentVersion_upload" unique ("quotation", "uploadKey")
  );
  create table "documentComment" (
    "document" text not null references "bookingDocument" ("id") on delete cascade, "key" text not null,
    "version" integer not null, "writtenBy" text not null, "writtenAt" bigint not null, "text" text not null,
    constraint "documentComment_key" primary key ("document", "key")
  );
  create table "storedFilePart" (
    "file" text not null, "part" integer not null, "content" {bytes} not null,
    constraint "storedFilePart_key" primary key ("file", "part")
  );
  create table "pendingFile" ("id" text primary key, "store" text not null, "startedAt" bigint not null);
  create table "documentUsage" (
    "accountId" text primary key references "account" ("id") on delete cascade, "bytes" bigint not null
  );
`;

/** What an answer of the desk to a request has changed, while it can be taken back. */
export const amendmentAnswers = `
  alter table "bookingAmendment" add column "beforeAnswer" text;
`;
