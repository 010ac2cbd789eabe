import { type Kysely, type QueryExecutorProvider, sql } from "kysely";
import { runSql } from "./run-sql.ts";

const LINES = [
  ["rateSheetRow", "rateSheet", "sheetId"],
  ["lclLine", "lclTariff", "tariffId"],
] as const;

/**
 * Changes to lines of sheets with the day they were made, in place of `replacedLine`; the tab of each line; sizes of a line that
 * were replaced. Lines that were withdrawn before are taken to have been withdrawn with their sheet, or when it was imported.
 */
export const sheetChanges = async (db: Kysely<unknown>): Promise<void> => {
  await runSql(
    db,
    `
  create table "lineChange" (
    "lineId" text not null, "sheetId" text not null, "kind" text not null, "changedAt" bigint not null,
    "undoneAt" bigint, "size" text, "before" text, "after" text, "reason" text
  );
  create index "lineChange_line" on "lineChange" ("lineId");
  create index "lineChange_sheet" on "lineChange" ("sheetId");
  alter table "rateSheetRow" add column "tab" text;
  alter table "lclLine" add column "tab" text;
  alter table "rateSheetRow" add column "endedSizes" text;
`,
  );
  for (const [line, sheet, owner] of LINES) {
    await sql`
      insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "before", "after")
      select p."lineId", p."sheetId", 'replaced', n."importedAt", p."validTill", r."validTill"
      from "replacedLine" p join ${sql.table(line)} r on r."id" = p."lineId" join ${sql.table(sheet)} n on n."id" = p."sheetId"`.execute(
      db,
    );
    await sql`
      insert into "lineChange" ("lineId", "sheetId", "kind", "changedAt", "reason")
      select r."id", s."id", 'withdrawn', coalesce(s."withdrawnAt", s."importedAt"), r."withdrawn"
      from ${sql.table(line)} r join ${sql.table(sheet)} s on s."id" = ${sql.ref(`r.${owner}`)}
      where r."withdrawn" is not null`.execute(db);
  }
  await runSql(db, `drop table "replacedLine";`);
};

/**
 * Lines of files with several tabs get the number of their tab, which their ids have (`<sheet>-2.5`: line 5 of the second tab);
 * the names of tabs were not stored. Lines that were taken back with their import are told from those that were withdrawn.
 */
export const sheetTabs = async (db: QueryExecutorProvider): Promise<void> => {
  for (const [line, , owner] of LINES) {
    const sheet = sql.ref(owner);
    const position = sql`substr("id", length(${sheet}) + 2)`;
    const row = sql`cast("line" as text)`;
    const isOfSheet = sql`substr("id", 1, length(${sheet}) + 1) = ${sheet} || '-'`;
    await sql`
      update ${sql.table(line)} set "tab" = case when ${position} = ${row} then '1'
        else substr("id", length(${sheet}) + 2, length("id") - length(${sheet}) - 2 - length(${row})) end
      where "tab" is null and ${isOfSheet} and ${sheet} in
        (select ${sheet} from ${sql.table(line)} where ${isOfSheet} and ${position} like '%.%')`.execute(db);
  }
  await sql`
    update "lineChange" set "kind" = 'undone'
    where "kind" = 'withdrawn' and "reason" = 'The rate sheet of this offer was withdrawn. Please search again.'`.execute(
    db,
  );
};
