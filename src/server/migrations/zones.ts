import { type Kysely, sql } from "kysely";

/* Before validities stated a zone, the office was in this one, whatever its configuration says today. */
const FORMER_OFFICE_ZONE = "Asia/Kolkata";

const CONTEXTS = [
  ["quotedSearch", "context"],
  ["quotation", "context"],
  ["bookingAmendment", "context"],
  ["bookingAmendment", "replacedContext"],
] as const;

/** States the zone of stored offers, rate sheets, LCL tariffs and quotes. */
export const validityZones = async (db: Kysely<unknown>): Promise<void> => {
  for (const table of ["rateSheet", "lclTariff", "quote"])
    await db.schema
      .alterTable(table)
      .addColumn("timeZone", "text", (column) => column.notNull().defaultTo(FORMER_OFFICE_ZONE))
      .execute();
  const start = `{"validityZone":"${FORMER_OFFICE_ZONE}",`;
  for (const [table, column] of CONTEXTS) {
    const [from, cell] = [sql.table(table), sql.ref(column)];
    await sql`update ${from} set ${cell} = ${start} || substr(${cell}, 2)
      where ${cell} like '{"%' and ${cell} not like '{"validityZone"%'`.execute(db);
  }
};

/** The zone of the validity of each booking: sources state their own since offers have a zone. */
export const bookingValidityZones = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .alterTable("quotation")
    .addColumn("validityZone", "text", (column) => column.notNull().defaultTo(FORMER_OFFICE_ZONE))
    .execute();
};
