import type { Executor } from "#server/schema.ts";

/** The UN/LOCODEs of the ports of tariffs and of the rate sheets that everybody finds. */
export const listPortsOfCall = async (db: Executor): Promise<ReadonlySet<string>> => {
  const tariff = db.selectFrom("tariffSchedule");
  const sheet = db
    .selectFrom("rateSheetRow")
    .innerJoin("rateSheet", "rateSheet.id", "rateSheetRow.sheetId")
    .where("rateSheet.visibleTo", "is", null);
  const rows = await tariff
    .select("portOfLoading as port")
    .union(tariff.select("portOfDischarge as port"))
    .union(sheet.select("portOfLoading as port"))
    .union(sheet.select("portOfDischarge as port"))
    .execute();
  return new Set(rows.map((row) => row.port));
};
