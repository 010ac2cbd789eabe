import type { Kysely } from "kysely";

/** Tariffs for part loads, line by line as people wrote them. */
export const lclTariffs = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("lclTariff")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("sheetDate", "text", (column) => column.notNull())
    .addColumn("validFrom", "text", (column) => column.notNull())
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("reissued", "text")
    .addColumn("importedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("lclLine")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("tariffId", "text", (column) => column.notNull().references("lclTariff.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("portOfLoading", "text", (column) => column.notNull())
    .addColumn("loadingCode", "text")
    .addColumn("portOfDischarge", "text", (column) => column.notNull())
    .addColumn("dischargeCode", "text")
    .addColumn("destinationCfs", "text", (column) => column.notNull())
    .addColumn("cfsCode", "text")
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("charges", "text", (column) => column.notNull())
    .execute();
  const lane = (name: string, destination: string) =>
    db.schema.createIndex(name).on("lclLine").columns(["portOfLoading", destination, "validTill"]).execute();
  await lane("lclLine_discharge", "portOfDischarge");
  await lane("lclLine_station", "destinationCfs");
  await db.schema.createIndex("lclLine_tariff").on("lclLine").column("tariffId").execute();
};
