import type { Executor } from "#server/schema.ts";

/** The UN/LOCODEs of the ports of tariffs and rate sheets. */
export const listPortsOfCall = async (db: Executor): Promise<ReadonlySet<string>> => {
  const tariff = db.selectFrom("tariffSchedule");
  const sheet = db.selectFrom("rateSheetRow");
  const rows = await tariff
    .select("portOfLoading as port")
    .union(tariff.select("portOfDischarge as port"))
    .union(sheet.select("portOfLoading as port"))
    .union(sheet.select("portOfDischarge as port"))
    .execute();
  return new Set(rows.map((row) => row.port));
};
