import type { Executor } from "#server/schema.ts";
import type { PendingFileTable } from "./tables.ts";

/** Notes a file before its first byte is written. */
export const addPendingFile = async (db: Executor, file: PendingFileTable): Promise<void> => {
  await db.insertInto("pendingFile").values(file).execute();
};

/** Belongs in the transaction that names the file, or follows its removal. */
export const endPendingFile = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("pendingFile").where("id", "=", id).execute();
};

export const listPendingFiles = (db: Executor, startedBefore: number): Promise<readonly PendingFileTable[]> =>
  db.selectFrom("pendingFile").selectAll().where("startedAt", "<", startedBefore).execute();
