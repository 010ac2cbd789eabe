import type { Kysely } from "kysely";
import type { DatabaseKind } from "../schema.ts";

const bookingDocuments = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("bookingDocument")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("quotation", "text", (column) => column.notNull().references("quotation.id").onDelete("cascade"))
    .addColumn("kind", "text", (column) => column.notNull())
    .addColumn("createdAt", "bigint", (column) => column.notNull())
    .addColumn("revision", "integer", (column) => column.notNull())
    .addColumn("requestedAt", "bigint")
    .addColumn("requestNote", "text")
    .addColumn("dueOn", "text")
    .execute();
  await db.schema.createIndex("bookingDocument_booking").on("bookingDocument").columns(["quotation", "id"]).execute();
};

const versions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable("documentVersion")
    .addColumn("document", "text", (column) => column.notNull().references("bookingDocument.id").onDelete("cascade"))
    .addColumn("quotation", "text", (column) => column.notNull())
    .addColumn("number", "integer", (column) => column.notNull())
    .addColumn("fileName", "text", (column) => column.notNull())
    .addColumn("mediaType", "text", (column) => column.notNull())
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .addColumn("sha256", "text", (column) => column.notNull())
    .addColumn("addedBy", "text", (column) => column.notNull())
    .addColumn("addedAt", "bigint", (column) => column.notNull())
    .addColumn("store", "text", (column) => column.notNull())
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("uploadKey", "text", (column) => column.notNull())
    .addColumn("outcome", "text")
    .addColumn("decidedAt", "bigint")
    .addPrimaryKeyConstraint("documentVersion_key", ["document", "number"])
    .addUniqueConstraint("documentVersion_upload", ["quotation", "uploadKey"])
    .execute();
  await db.schema
    .createTable("documentComment")
    .addColumn("document", "text", (column) => column.notNull().references("bookingDocument.id").onDelete("cascade"))
    .addColumn("key", "text", (column) => column.notNull())
    .addColumn("version", "integer", (column) => column.notNull())
    .addColumn("writtenBy", "text", (column) => column.notNull())
    .addColumn("writtenAt", "bigint", (column) => column.notNull())
    .addColumn("text", "text", (column) => column.notNull())
    .addPrimaryKeyConstraint("documentComment_key", ["document", "key"])
    .execute();
};

const files = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await db.schema
    .createTable("storedFilePart")
    .addColumn("file", "text", (column) => column.notNull())
    .addColumn("part", "integer", (column) => column.notNull())
    .addColumn("content", kind === "postgres" ? "bytea" : "blob", (column) => column.notNull())
    .addPrimaryKeyConstraint("storedFilePart_key", ["file", "part"])
    .execute();
  await db.schema
    .createTable("pendingFile")
    .addColumn("id", "text", (column) => column.primaryKey())
    .addColumn("store", "text", (column) => column.notNull())
    .addColumn("startedAt", "bigint", (column) => column.notNull())
    .execute();
};

export const documents = async (db: Kysely<unknown>, kind: DatabaseKind): Promise<void> => {
  await bookingDocuments(db);
  await versions(db);
  await files(db, kind);
  await db.schema
    .createTable("documentUsage")
    .addColumn("accountId", "text", (column) => column.primaryKey().references("account.id").onDelete("cascade"))
    .addColumn("bytes", "bigint", (column) => column.notNull())
    .execute();
};
