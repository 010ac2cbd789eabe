import type { Config } from "#server/config.ts";
import type { Executor } from "#server/schema.ts";
import { createDatabaseStore } from "./database-store.ts";
import type { FileStore, FileStores } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";

/** New files go where `FILES_URL` says; those that the database has stay there. With `SCAN_URL` they wait for the scanner. */
export const openFileStores = (db: Executor, { files, scanner }: Pick<Config, "files" | "scanner">): FileStores => {
  const database = createDatabaseStore(db);
  const s3: FileStore | null = files.kind === "s3" ? createS3Store(files) : null;
  return {
    current: s3 ?? database,
    find: (name) => (name === "database" ? database : s3),
    isScanned: scanner !== null,
  };
};
