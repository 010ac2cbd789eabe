import { type Kysely, sql } from "kysely";

export const amendments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("carrier")
    .addColumn("changeFees", "text", (column) => column.notNull().defaultTo("[]"))
    .execute();
  await db.schema
    .createTable("bookingAmendment")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("state", "text", (column) => column.notNull())
    .addColumn("requestedAt", "bigint", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addColumn("replacement", "text")
    .addColumn("offer", "text")
    .addColumn("context", "text")
    .addColumn("fee", "text")
    .addColumn("proposedFee", "text")
    .addColumn("reason", "text")
    .addColumn("decidedAt", "bigint")
    .addColumn("replacedOffer", "text")
    .addColumn("replacedContext", "text")
    .addUniqueConstraint("bookingAmendment_key", ["quotation", "key"])
    .execute();
  await db.schema
    .createIndex("bookingAmendment_open")
    .unique()
    .on("bookingAmendment")
    .column("quotation")
    .where(sql<boolean>`"state" in ('received', 'forwarded', 'fee-proposed')`)
    .execute();
};

/* A booking that was cancelled could be changed by a request that had stayed open. */
export const closeRequestsOfCancelledBookings = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    update "bookingAmendment"
    set "state" = case when "kind" = 'cancellation' then 'confirmed' else 'declined' end,
      "reason" = case when "kind" = 'cancellation' then null else 'The booking was cancelled.' end,
      "decidedAt" = "requestedAt"
    where "state" in ('received', 'forwarded', 'fee-proposed')
      and "quotation" in (select "id" from "quotation" where "status" = 2)`.execute(db);
};
