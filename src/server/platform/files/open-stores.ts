import type { Config } from "#server/config.ts";
import type { Executor } from "#server/schema.ts";
import { type Disk, hasRoom } from "../disk.ts";
import { createDatabaseStore } from "./database-store.ts";
import type { FileStore, FileStores } from "./file-store.ts";
import { createS3Store } from "./s3-store.ts";

/** Files in the database alone, which nothing scans: of the demo, and for tests. */
export const openDatabaseFiles = (db: Executor): FileStores => {
  const database = createDatabaseStore(db);
  return { current: database, find: () => database, isScanned: false, hasRoom: () => Promise.resolve(true) };
};

/**
 * New files go where `FILES_URL` says; those that the database has stay there. With `SCAN_URL` they wait for the scanner. `disk` is that of
 * the data folder, which the embedded database is on.
 */
export const openFileStores = (
  db: Executor,
  { files, scanner, database: place }: Pick<Config, "files" | "scanner" | "database">,
  disk: Disk,
): FileStores => {
  const database = createDatabaseStore(db);
  const s3: FileStore | null = files.kind === "s3" ? createS3Store(files) : null;
  const isOnDisk = s3 === null && place.kind === "sqlite";
  return {
    current: s3 ?? database,
    find: (name) => (name === "database" ? database : s3),
    isScanned: scanner !== null,
    hasRoom: () => (isOnDisk ? hasRoom(disk) : Promise.resolve(true)),
  };
};
