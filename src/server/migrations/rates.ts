import { type Kysely, type CreateTableBuilder, sql } from "kysely";

export const places = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("place")
    .addColumn("code", "text", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("countryCode", "text", (column) => column.notNull())
    .addColumn("countryName", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("timeZone", "text")
    .addColumn("importance", "integer", (column) => column.notNull())
    .addColumn("otherNames", "text", (column) => column.notNull())
    .execute();
};

type Table = CreateTableBuilder<string, string>;

const required = (builder: Table, names: readonly string[]): Table =>
  names.reduce<Table>((table, name) => table.addColumn(name, "text", (column) => column.notNull()), builder);

const carriers = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable("carrier")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("supportContact", "text")
    .addColumn("comment", "text")
    .addColumn("spotValidityDays", "integer", (column) => column.notNull())
    .addColumn("freeTime", "text", (column) => column.notNull())
    .addColumn("maxNetWeight", "text", (column) => column.notNull())
    .addColumn("isActive", "integer", (column) => column.notNull())
    .execute();

const SCHEDULE_TEXTS = ["carrier", "portOfLoading", "portOfDischarge", "serviceCode", "serviceName", "trade", "legs"];
const schedules = (db: Kysely<unknown>): Promise<void> =>
  required(
    db.schema.createTable("tariffSchedule").addColumn("id", "text", (column) => column.primaryKey()),
    SCHEDULE_TEXTS,
  )
    .addColumn("weekday", "integer", (column) => column.notNull())
    .addColumn("fullWeeks", "text")
    .execute();

const SIZES = ["20GP", "40GP", "40HC", "45HC", "20RE", "40RH"];
const FREIGHT_TEXTS = ["carrier", "portOfLoading", "portOfDischarge", "rateType", "validFrom", "validTill", "currency"];
const freight = async (db: Kysely<unknown>): Promise<void> => {
  const texts = required(
    db.schema.createTable("tariffFreight").addColumn("id", "text", (column) => column.primaryKey()),
    FREIGHT_TEXTS,
  ).addColumn("scheduleId", "text", (column) => column.notNull().references("tariffSchedule.id"));
  await SIZES.reduce((table, size) => table.addColumn(`freight${size}`, "bigint"), texts)
    .addColumn("swing", "integer", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("tariffFreight_lane")
    .on("tariffFreight")
    .columns(["portOfLoading", "portOfDischarge", "validTill"])
    .execute();
};

const charges = (db: Kysely<unknown>): Promise<void> =>
  required(db.schema.createTable("tariffCharges"), ["carrier", "scope", "subject", "charges"])
    .addPrimaryKeyConstraint("tariffCharges_key", ["carrier", "scope", "subject"])
    .execute();

const haulage = (db: Kysely<unknown>): Promise<void> =>
  required(db.schema.createTable("tariffHaulage"), [
    "carrier",
    "place",
    "port",
    "service",
    "mode",
    "currency",
    "prices",
  ])
    .addColumn("days", "integer", (column) => column.notNull())
    .addPrimaryKeyConstraint("tariffHaulage_key", ["carrier", "place", "port", "service"])
    .execute();

const version = (db: Kysely<unknown>): Promise<void> =>
  db.schema
    .createTable("tariffVersion")
    .addColumn("name", "text", (column) => column.primaryKey())
    .addColumn("version", "bigint", (column) => column.notNull())
    .execute();

export const tariffs = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of [carriers, schedules, freight, charges, haulage, version]) await step(db);
};

export const rateSheets = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("rateSheet")
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
    .createTable("rateSheetRow")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("sheetId", "text", (column) => column.notNull().references("rateSheet.id").onDelete("cascade"))
    .addColumn("line", "integer", (column) => column.notNull())
    .addColumn("portOfLoading", "text", (column) => column.notNull())
    .addColumn("portOfDischarge", "text", (column) => column.notNull())
    .addColumn("placeOfReceipt", "text")
    .addColumn("placeOfDelivery", "text")
    .addColumn("validTill", "text", (column) => column.notNull())
    .addColumn("fields", "text", (column) => column.notNull())
    .addColumn("charges", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex("rateSheetRow_lane")
    .on("rateSheetRow")
    .columns(["portOfLoading", "portOfDischarge", "validTill"])
    .execute();
  await db.schema.createIndex("rateSheetRow_sheet").on("rateSheetRow").column("sheetId").execute();
  await db.schema
    .createTable("exchange")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("base", "text", (column) => column.notNull())
    .addColumn("date", "text", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("markUpPercent", "text", (column) => column.notNull())
    .addColumn("quotes", "text", (column) => column.notNull())
    .execute();
  await db.schema.createIndex("exchange_date").on("exchange").column("date").execute();
};

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

export const sheetLifeCycle = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["rateSheet", "lclTariff"]) {
    await db.schema.alterTable(table).addColumn("fileHash", "text").execute();
    await db.schema.alterTable(table).addColumn("withdrawnAt", "bigint").execute();
  }
  await db.schema
    .alterTable("lclTariff")
    .addColumn("isInstant", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
  for (const table of ["rateSheetRow", "lclLine"]) {
    await db.schema.alterTable(table).addColumn("validFrom", "text").execute();
    await db.schema.alterTable(table).addColumn("withdrawn", "text").execute();
  }
  await db.schema
    .createTable("replacedLine")
    .addColumn("sheetId", "text", (column) => column.notNull())
    .addColumn("lineId", "text", (column) => column.notNull())
    .addColumn("validTill", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("replacedLine_key", ["sheetId", "lineId"])
    .execute();
};

/**
 * What the validity of a sheet, and of a line that differs from it, refers to: `departure`, `booking` or `gate-in`. Sheets
 * that were imported before were quoted while the day of the search was in their validity, and stay so.
 */
export const validityBasis = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["rateSheet", "lclTariff"]) {
    await db.schema
      .alterTable(table)
      .addColumn("validFor", "text", (column) => column.notNull().defaultTo("booking"))
      .execute();
  }
  for (const table of ["rateSheetRow", "lclLine"])
    await db.schema.alterTable(table).addColumn("validFor", "text").execute();
};

/** The text of the cells that a line was read from, and the headers of its sheet; null for lines imported before. */
export const sheetCells = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable("rateSheet").addColumn("headers", "text").execute();
  await db.schema.alterTable("rateSheetRow").addColumn("cells", "text").execute();
};

/* Tariffs that exist were confirmed at once: they are the forwarder's own. */
export const confirmationOfBookings = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("carrier")
    .addColumn("confirms", "text", (column) => column.notNull().defaultTo("desk"))
    .execute();
  await sql`update "carrier" set "confirms" = 'rate-holder'`.execute(db);
  await db.schema
    .alterTable("rateSheet")
    .addColumn("isInstant", "integer", (column) => column.notNull().defaultTo(0))
    .execute();
};
