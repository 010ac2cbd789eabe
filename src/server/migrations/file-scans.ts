/**
 * What a malware scanner says of files that were uploaded: `waiting`, or `infected` with the signature. Null is a file that can be downloaded: it is clean, or it was
 * uploaded before a scanner was set. What waits is found by index.
 */
export const fileScans = `
  alter table "documentVersion" add column "scan" text;
  alter table "documentVersion" add column "signature" text;
  create index "documentVersion_waiting" on "documentVersion" ("addedAt") where "scan" = 'waiting';
  alter table "accountCopy" add column "scan" text;
  alter table "accountCopy" add column "signature" text;
  create index "accountCopy_waiting" on "accountCopy" ("accountId") where "scan" = 'waiting';
`;
