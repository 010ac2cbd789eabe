/** Rate sheets that are being imported at the desk, and what each would change. */
export const rateImports = `
  create table "rateImport" (
    "id" text primary key, "staffId" text not null references "staff" ("id"), "fileName" text not null,
    "bytes" bigint not null, "state" text not null, "settings" text not null, "workbook" text, "result" text,
    "problem" text, "sheetId" text, "runner" text, "createdAt" bigint not null, "changedAt" bigint not null,
    "revision" integer not null
  );
  create index "rateImport_changed" on "rateImport" ("changedAt");
  create table "rateImportPrice" (
    "importId" text not null, "position" integer not null, "kind" text not null,
    "search" text not null, "detail" text not null,
    constraint "rateImportPrice_key" primary key ("importId", "position")
  );
  create index "rateImportPrice_search" on "rateImportPrice" ("importId", "position", "kind", "search");
`;

/** How the columns of each provider's sheets are read. Lines of a sheet are counted without reading them. */
export const rateMappings = `
  create table "rateMapping" (
    "provider" text primary key, "mapping" text not null, "changedAt" bigint not null
  );
  drop index "rateSheetRow_sheet";
  create index "rateSheetRow_sheet" on "rateSheetRow" ("sheetId", "validTill", "withdrawn");
`;

/** Whether the last sheet of a provider had buying or selling prices. */
export const mappingPrices = `alter table "rateMapping" add column "prices" text;`;

/** Rows of an uploaded sheet that are not read. */
export const rowsLeftOut = `alter table "rateImport" add column "leftOut" text not null default '[]';`;

/** What cells of an uploaded sheet are read as, in place of what the file says. */
export const cellCorrections = `alter table "rateImport" add column "corrections" text not null default '[]';`;
