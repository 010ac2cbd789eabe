import type { Kysely } from "kysely";

/** What was heard of bookings on their way: events as they were told, none of them ever changed. */
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
