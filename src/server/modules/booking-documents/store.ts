import { sql } from "kysely";
import { accountRecords, type Merge } from "#server/platform/database/account-records.ts";
import type { Executor } from "#server/schema.ts";
import { fileNames } from "../bookings/index.ts";
import type { BookingDocumentTable, DocumentCommentTable, DocumentVersionTable } from "./tables.ts";

/** A document with everything that belongs to it, oldest first. */
export interface StoredDocument extends BookingDocumentTable {
  readonly versions: readonly DocumentVersionTable[];
  readonly comments: readonly DocumentCommentTable[];
}

const joinDocuments = async (
  db: Executor,
  rows: readonly BookingDocumentTable[],
): Promise<readonly StoredDocument[]> => {
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return [];
  const versions = await db
    .selectFrom("documentVersion")
    .selectAll()
    .where("document", "in", ids)
    .orderBy("number")
    .execute();
  const comments = await db
    .selectFrom("documentComment")
    .selectAll()
    .where("document", "in", ids)
    .orderBy("writtenAt")
    .orderBy("key")
    .execute();
  return rows.map((row) => ({
    ...row,
    versions: versions.filter(({ document }) => document === row.id),
    comments: comments.filter(({ document }) => document === row.id),
  }));
};

/** The documents of bookings, oldest first. */
export const listStoredDocuments = async (
  db: Executor,
  ...quotations: readonly string[]
): Promise<readonly StoredDocument[]> =>
  joinDocuments(
    db,
    await db.selectFrom("bookingDocument").selectAll().where("quotation", "in", quotations).orderBy("id").execute(),
  );

/** A document of a booking; null if the booking does not have it. */
export const findStoredDocument = async (
  db: Executor,
  quotation: string,
  id: string,
): Promise<StoredDocument | null> => {
  const rows = await db
    .selectFrom("bookingDocument")
    .selectAll()
    .where("id", "=", id)
    .where("quotation", "=", quotation)
    .execute();
  return (await joinDocuments(db, rows))[0] ?? null;
};

/** A document of any booking. */
export const findDocument = async (db: Executor, id: string): Promise<StoredDocument | null> => {
  const rows = await db.selectFrom("bookingDocument").selectAll().where("id", "=", id).execute();
  return (await joinDocuments(db, rows))[0] ?? null;
};

/** The document that an upload with this key has added or renewed. */
export const findByUploadKey = async (db: Executor, quotation: string, key: string): Promise<StoredDocument | null> => {
  const row = await db
    .selectFrom("documentVersion")
    .select("document")
    .where("quotation", "=", quotation)
    .where("uploadKey", "=", key)
    .executeTakeFirst();
  return row === undefined ? null : findStoredDocument(db, quotation, row.document);
};

export const countDocuments = async (db: Executor, quotation: string): Promise<number> => {
  const row = await db
    .selectFrom("bookingDocument")
    .select((e) => e.fn.countAll<number>().as("count"))
    .where("quotation", "=", quotation)
    .executeTakeFirst();
  return row?.count ?? 0;
};

export const addDocumentRow = async (db: Executor, row: BookingDocumentTable): Promise<void> => {
  await db.insertInto("bookingDocument").values(row).execute();
};

/** Deletes a document to which nothing was added. */
export const deleteDocumentRow = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("bookingDocument").where("id", "=", id).execute();
};

/** Raises the revision, and with it locks the document until the end of the transaction. */
export const touchDocument = async (db: Executor, quotation: string, id: string): Promise<void> => {
  await db
    .updateTable("bookingDocument")
    .set((row) => ({ revision: row("revision", "+", 1) }))
    .where("id", "=", id)
    .where("quotation", "=", quotation)
    .execute();
};

/** Raises the revision if it is still this one; false if another change came first. */
export const claimRevision = async (
  db: Executor,
  { id, revision }: Pick<BookingDocumentTable, "id" | "revision">,
): Promise<boolean> => {
  const claimed = await db
    .updateTable("bookingDocument")
    .set({ revision: revision + 1 })
    .where("id", "=", id)
    .where("revision", "=", revision)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
};

/** Adds a version with the next number; the caller has locked the document. */
export const addVersion = async (db: Executor, version: Omit<DocumentVersionTable, "number">): Promise<void> => {
  const number = sql<number>`(select coalesce(max("number"), 0) + 1 from "documentVersion" where "document" = ${version.document})`;
  await db
    .insertInto("documentVersion")
    .values({ ...version, number })
    .execute();
};

/** Adds a comment; false if the key was used before. */
export const addComment = async (db: Executor, comment: DocumentCommentTable): Promise<boolean> => {
  const added = await db
    .insertInto("documentComment")
    .values(comment)
    .onConflict((conflict) => conflict.columns(["document", "key"]).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
};

export const readUsage = async (db: Executor, accountId: string): Promise<number> =>
  (await db.selectFrom("documentUsage").select("bytes").where("accountId", "=", accountId).executeTakeFirst())?.bytes ??
  0;

/** Counts bytes of an account up to a limit; false if they do not fit. Of two simultaneous calls both cannot exceed it. */
export const countUsage = async (db: Executor, accountId: string, bytes: number, limit: number): Promise<boolean> => {
  await db
    .insertInto("documentUsage")
    .values({ accountId, bytes: 0 })
    .onConflict((conflict) => conflict.column("accountId").doNothing())
    .execute();
  const counted = await db
    .updateTable("documentUsage")
    .set((row) => ({ bytes: row("bytes", "+", bytes) }))
    .where("accountId", "=", accountId)
    .where("bytes", "<=", limit - bytes)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
};

export interface ListedFile {
  readonly quotation: string;
  readonly document: string;
  readonly number: number;
  readonly fileName: string;
}

/** The latest versions of bookings, in the order of their documents. */
export const listLatestFiles = async (db: Executor, quotations: readonly string[]): Promise<readonly ListedFile[]> => {
  if (quotations.length === 0) return [];
  return db
    .selectFrom("documentVersion as version")
    .select(["version.quotation", "version.document", "version.number", "version.fileName"])
    .where("version.quotation", "in", [...quotations])
    .where("version.number", "=", (e) =>
      e
        .selectFrom("documentVersion as other")
        .whereRef("other.document", "=", "version.document")
        .select((max) => max.fn.max<number>("other.number").as("number")),
    )
    .orderBy("version.document")
    .execute();
};

/** The names of all files of a booking: its own and those of the latest versions. */
export const listFileNames = async (db: Executor, quotation: string): Promise<readonly string[]> => {
  const documents = await listLatestFiles(db, [quotation]);
  const files = (await fileNames(db, [quotation])).get(quotation) ?? [];
  return [...new Set([...files, ...documents.map(({ fileName }) => fileName)])];
};

/** The latest version of the document whose file has this name; null if there is none. */
export const findVersionByName = async (
  db: Executor,
  quotation: string,
  fileName: string,
): Promise<DocumentVersionTable | null> => {
  const listed = (await listLatestFiles(db, [quotation])).find((one) => one.fileName === fileName);
  if (listed === undefined) return null;
  const document = await findStoredDocument(db, quotation, listed.document);
  return document?.versions.find(({ number }) => number === listed.number) ?? null;
};

/* Both together may exceed the limit: nothing is lost, and nothing more can be added. */
const mergeUsage = async (db: Executor, { from, into }: Merge): Promise<void> => {
  const bytes = await readUsage(db, from);
  if (bytes === 0) return;
  await db.deleteFrom("documentUsage").where("accountId", "=", from).execute();
  await db
    .insertInto("documentUsage")
    .values({ accountId: into, bytes })
    .onConflict((conflict) =>
      conflict.column("accountId").doUpdateSet((row) => ({ bytes: row("documentUsage.bytes", "+", bytes) })),
    )
    .execute();
};

export const documentRecords = {
  documentUsage: accountRecords("documentUsage", {
    property: "documentUsage",
    key: ["accountId"],
    hidden: ["accountId"],
    json: [],
    isKept: true,
    onMerge: mergeUsage,
  }),
};
