import type { Kysely } from "kysely";
import { storedJson } from "#server/platform/database/statements.ts";

export const enquiries = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("enquiry")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("firstName", "text", (column) => column.notNull())
    .addColumn("lastName", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("mobileNo", "text", (column) => column.notNull())
    .addColumn("companyName", "text", (column) => column.notNull())
    .addColumn("message", "text", (column) => column.notNull())
    .addColumn("mailedAt", "bigint")
    .execute();
  await db.schema.createIndex("enquiry_received").on("enquiry").column("receivedAt").execute();
  await db.schema.createIndex("enquiry_mailed").on("enquiry").column("mailedAt").execute();
};

export const shipments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("shipment")
    .addColumn("quotation", "text", (column) => column.primaryKey().references("quotation.id").onDelete("cascade"))
    .addColumn("lastHeardAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("shipmentEvent")
    .addColumn("quotation", "text", (column) => column.notNull().references("shipment.quotation").onDelete("cascade"))
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("shipmentEvent_key", ["quotation", "fingerprint"])
    .execute();
};

export const enquiryClaims = (db: Kysely<unknown>): Promise<void> =>
  db.schema.alterTable("enquiry").addColumn("claimedUntil", "bigint").execute();

export const stagedImports = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("stagedImport")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("importedAt", "bigint", (column) => column.notNull())
    .addColumn("lines", "text", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("stagedPlace")
    .addColumn("importId", "text", (column) => column.notNull().references("stagedImport.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("code", "text", (column) => column.notNull())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("countryCode", "text", (column) => column.notNull())
    .addColumn("countryName", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("latitude", "double precision")
    .addColumn("longitude", "double precision")
    .addColumn("timeZone", "text")
    .addColumn("importance", "integer", (column) => column.notNull())
    .addColumn("otherNames", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stagedPlace_key", ["importId", "position"])
    .execute();
  await db.schema
    .createTable("stagedEvent")
    .addColumn("importId", "text", (column) => column.notNull().references("stagedImport.id").onDelete("cascade"))
    .addColumn("position", "integer", (column) => column.notNull())
    .addColumn("quotation", "text", (column) => column.notNull())
    .addColumn("fingerprint", "text", (column) => column.notNull())
    .addColumn("receivedAt", "bigint", (column) => column.notNull())
    .addColumn("source", "text", (column) => column.notNull())
    .addColumn("event", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("stagedEvent_key", ["importId", "position"])
    .execute();
};

const EVENTS_PER_STEP = 5_000;

/* Containers of events that are stored already; transport documents were not stored before. */
const listStoredContainers = async (db: Kysely<unknown>): Promise<void> => {
  const typed = db.withTables<{
    shipmentEvent: { quotation: string; fingerprint: string; event: string };
    shipmentReference: { kind: string; value: string; quotation: string };
  }>();
  for (let start = 0; ; start += EVENTS_PER_STEP) {
    const rows = await typed
      .selectFrom("shipmentEvent")
      .select(["quotation", "event"])
      .orderBy("quotation")
      .orderBy("fingerprint")
      .limit(EVENTS_PER_STEP)
      .offset(start)
      .execute();
    const references = new Map<string, { kind: string; value: string; quotation: string }>();
    for (const { quotation, event } of rows) {
      const { equipmentReference } = storedJson<{ readonly equipmentReference?: string | null }>(event);
      for (const written of (equipmentReference ?? "").split(",")) {
        const value = written.replaceAll(/[^a-z0-9]/gi, "").toUpperCase();
        if (value !== "") references.set(`${value} ${quotation}`, { kind: "container", value, quotation });
      }
    }
    if (references.size > 0)
      await typed
        .insertInto("shipmentReference")
        .values([...references.values()])
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    if (rows.length < EVENTS_PER_STEP) return;
  }
};

export const shipmentReferences = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("shipmentReference")
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("value", "text", (column) => column.notNull())
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addPrimaryKeyConstraint("shipmentReference_key", ["kind", "value", "quotation"])
    .execute();
  await db.schema.createIndex("shipmentReference_quotation").on("shipmentReference").column("quotation").execute();
  await listStoredContainers(db);
};
