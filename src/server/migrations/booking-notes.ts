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

/** Whether the desk has started a change, not the shipper. */
export const changesByDesk = `alter table "bookingAmendment" add column "byDesk" integer not null default 0`;
