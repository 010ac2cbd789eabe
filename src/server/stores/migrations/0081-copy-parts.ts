import type { Kysely } from "kysely";
import type { DatabaseKind } from "../database-kind.ts";

/**
 * The bytes of copies in parts, saved before their account exists. Copies of earlier sign-ups have theirs in
 * `accountCopy.content`, which is empty otherwise.
 */
export const copyParts = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .createTable("accountCopyPart")
    .addColumn("accountId", "text", (column) => column.notNull())
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("savedAt", "bigint", (column) => column.notNull())
    .addColumn("content", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .addPrimaryKeyConstraint("accountCopyPart_key", ["accountId", "kind", "part"])
    .execute();
};
