import type { CreateTableBuilder, Kysely } from "kysely";

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

/** Tariffs of carriers: schedules, freight by lane, charges by port and trade, haulage. */
export const tariffs = async (db: Kysely<unknown>): Promise<void> => {
  for (const step of [carriers, schedules, freight, charges, haulage, version]) await step(db);
};
