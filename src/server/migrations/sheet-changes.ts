import { type Kysely, sql } from "kysely";

/**
 * Changes to lines of sheets with the day they were made, in place of `replacedLine`; the tab of each line; sizes of a line that
 * were replaced. Lines that were withdrawn before are taken to have been withdrawn with their sheet, or when it was imported.
 */
export const sheetChanges = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("lineChange")
    .addColumn("lineId", "text", (column) => column.notNull())
    .addColumn("sheetId", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("changedAt", "bigint", (column) => column.notNull())
    .addColumn("undoneAt", "bigint")
    .addColumn("size", "text")
    .addColumn("before", "text")
    .addColumn("after", "text")
    .addColumn("reason", "text")
    .execute();
  await db.schema.createIndex("lineChange_line").on("lineChange").column("lineId").execute();
  await db.schema.createIndex("lineChange_sheet").on("lineChange").column("sheetId").execute();
  for (const table of ["rateSheetRow", "lclLine"]) await db.schema.alterTable(table).addColumn("tab", "text").execute();
  await db.schema.alterTable("rateSheetRow").addColumn("endedSizes", "text").execute();
  for (const [line, sheet, owner] of [
    ["rateSheetRow", "rateSheet", "sheetId"],
    ["lclLine", "lclTariff", "tariffId"],
  ] as const) {
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
  await db.schema.dropTable("replacedLine").execute();
};
