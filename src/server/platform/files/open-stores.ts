import type { Executor } from "#server/schema.ts";
import { createDatabaseStore } from "./database-store.ts";
import type { FileStore, FileStores } from "./file-store.ts";
import type { FilePlace } from "./place.ts";
import { createS3Store } from "./s3-store.ts";

/** New files go where `FILES_URL` says; those that the database has stay there. */
export const openFileStores = (db: Executor, place: FilePlace): FileStores => {
  const database = createDatabaseStore(db);
  const s3: FileStore | null = place.kind === "s3" ? createS3Store(place) : null;
  return { current: s3 ?? database, find: (name) => (name === "database" ? database : s3) };
};
