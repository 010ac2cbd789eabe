export const outgoingMails = `
  create table "outgoingMail" (
    "id" text primary key, "key" text not null unique, "recipient" text not null, "subject" text not null,
    "text" text not null, "html" text not null, "unsubscribeUrl" text, "createdAt" bigint not null,
    "expiresAt" bigint, "state" text not null, "attempts" integer not null, "nextAttemptAt" bigint not null,
    "claimedBy" text, "claimedUntil" bigint, "settledAt" bigint, "reason" text
  );
  create index "outgoingMail_due" on "outgoingMail" ("nextAttemptAt", "id") where "state" = 'waiting';
  create index "outgoingMail_state" on "outgoingMail" ("state", "settledAt");
`;

/** The address of the portal, for links in mails that staff commands write. */
export const serverAddress = `
  create table "serverAddress" ("id" integer primary key, "address" text not null);
`;

export const mailReplyTo = `
  alter table "outgoingMail" add column "replyTo" text;
`;
