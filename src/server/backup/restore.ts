import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "neverthrow";
import type { DatabasePlace } from "#server/platform/database/database.ts";
import { describeFault } from "#server/platform/faults.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { restoreDocuments } from "./documents.ts";
import { placeEmbedded, refuseUsedFolder } from "./embedded.ts";
import { databaseFile, findRowDifference, type Manifest } from "./manifest.ts";
import { type OpenBackup, withBackup } from "./open-backup.ts";
import { refuseUsedPostgres, restorePostgres } from "./postgres.ts";

/** What is restored, and where to. */
export interface RestoreOrder {
  readonly source: string;
  readonly database: DatabasePlace;
  /** Null where no S3 store is set. */
  readonly store: FileStore | null;
  /** For what is unpacked. */
  readonly dataFolder: string;
}

const KINDS = { sqlite: "the embedded database", postgres: "PostgreSQL" } as const;

const refuseKind = ({ database }: Manifest, place: DatabasePlace): Result<void, string> =>
  database === place.kind
    ? ok(undefined)
    : err(
        `The backup is of ${KINDS[database]}, and the settings name ${KINDS[place.kind]}: nothing was restored. ${database === "postgres" ? "Set DATABASE_URL to an empty database." : "Unset DATABASE_URL, and set KEELSON_DATA to an empty folder."}`,
      );

const refuseUsed = async (place: DatabasePlace): Promise<Result<void, string>> =>
  place.kind === "sqlite" ? refuseUsedFolder(place.folder) : refuseUsedPostgres(place.url);

const restoreDatabase = async (
  { folder, manifest }: OpenBackup,
  place: DatabasePlace,
): Promise<Result<void, string>> => {
  const name = databaseFile(manifest.database);
  const file = join(folder, name);
  if (place.kind === "sqlite")
    return placeEmbedded(file, place.folder, manifest.files.find(({ path }) => path === name)?.sha256 ?? "");
  const rows = await restorePostgres(place.url, file);
  if (rows.isErr()) return err(rows.error);
  const difference = findRowDifference(manifest.rows, rows.value);
  return difference === null
    ? ok(undefined)
    : err(
        `The restored database differs from the backup: ${difference}. Do not use it; restore into another empty one.`,
      );
};

const restoreAll = async (backup: OpenBackup, { database, store }: RestoreOrder): Promise<Result<Manifest, string>> => {
  const { manifest, folder } = backup;
  const kind = refuseKind(manifest, database);
  if (kind.isErr()) return err(kind.error);
  if (manifest.documents > 0) {
    if (store === null)
      return err(
        `The backup holds ${manifest.documents} documents of an S3 store: nothing was restored. Set FILES_URL to the store that they go to.`,
      );
    const documents = await restoreDocuments(manifest.files, store, folder);
    if (documents.isErr()) return err(documents.error);
  }
  return (await restoreDatabase(backup, database)).map(() => manifest);
};

/**
 * Restores a backup into an empty database that nothing uses, documents first: until the end there is no database, so that an
 * interrupted restore can be repeated. Each refusal leaves everything as it was.
 */
export const restoreBackup = async (order: RestoreOrder): Promise<Result<Manifest, string>> => {
  try {
    const used = await refuseUsed(order.database);
    if (used.isErr()) return err(used.error);
    await mkdir(order.dataFolder, { recursive: true, mode: 0o700 });
    return await withBackup(order.source, join(order.dataFolder, "restoring"), (backup) => restoreAll(backup, order));
  } catch (error) {
    return err(`The backup was not restored: ${describeFault(error)}`);
  }
};
