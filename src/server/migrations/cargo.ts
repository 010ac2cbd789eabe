import type { Kysely } from "kysely";

export const bookingCargo = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("bookingCargo")
    .addColumn("quotation", "text", (column) => column.primaryKey().references("quotation.id").onDelete("cascade"))
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("details", "text", (column) => column.notNull())
    .addColumn("savedAt", "bigint", (column) => column.notNull())
    .execute();
  await db.schema
    .createTable("cargoSubmission")
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("container", "integer", (column) => column.notNull())
    .addColumn("status", "text", (column) => column.notNull())
    .addColumn("reason", "text")
    .addColumn("attempt", "integer", (column) => column.notNull())
    .addColumn("sentAt", "bigint", (column) => column.notNull())
    .addColumn("answeredAt", "bigint")
    .addPrimaryKeyConstraint("cargoSubmission_key", ["quotation", "subject", "container"])
    .execute();
  await db.schema.createIndex("cargoSubmission_waiting").on("cargoSubmission").columns(["status", "sentAt"]).execute();
};
