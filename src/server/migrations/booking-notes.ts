/** Notes of the staff about bookings. */
export const bookingNotes = `
  create table "bookingNote" (
    "id" text primary key, "quotation" text not null, "text" text not null, "writtenBy" text not null,
    "writtenAt" bigint not null
  );
  create index "bookingNote_quotation" on "bookingNote" ("quotation", "writtenAt");
`;

/** What an event of a booking changes for the shipper, as JSON lines. */
export const eventDetails = `alter table "bookingChange" add column "details" text`;

/** Texts of events and messages with their days and amounts as data, which each reader reads in their own formats. */
export const sentences = `
  alter table "bookingChange" add column "sentences" text;
  alter table "notification" add column "sentences" text;
`;

/** Whether the desk has started a change, not the shipper. */
export const changesByDesk = `alter table "bookingAmendment" add column "byDesk" integer not null default 0`;

/** What the desk and the shipper write to each other about a booking. */
export const bookingMessages = `
  create table "bookingMessage" (
    "id" text primary key, "quotation" text not null references "quotation" ("id") on delete cascade,
    "key" text not null, "writtenBy" text not null, "author" text not null, "text" text not null,
    "writtenAt" bigint not null, "readAt" bigint,
    constraint "bookingMessage_key" unique ("quotation", "key")
  );
  create index "bookingMessage_quotation" on "bookingMessage" ("quotation", "writtenAt");
`;
