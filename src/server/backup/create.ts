import { existsSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { err, ok, type Result } from "neverthrow";
import PACKAGE from "../../../package.json" with { type: "json" };
import type { DatabasePlace } from "#server/platform/database/database.ts";
import { describeFault } from "#server/platform/faults.ts";
import type { FileStore } from "#server/platform/files/file-store.ts";
import { isArchiveName, packFolder } from "./archive.ts";
import { saveDocuments } from "./documents.ts";
import { copyEmbedded, readEmbeddedFacts } from "./embedded.ts";
import type { DatabaseFacts } from "./facts.ts";
import { createManifest, databaseFile, describeFile, MANIFEST, type Manifest } from "./manifest.ts";
import { dumpPostgres } from "./postgres.ts";
import { syncFile, syncFolder } from "./sync.ts";

/** What is backed up, and where to. */
export interface BackupOrder {
  readonly database: DatabasePlace;
  /** Null where no S3 store is set. */
  readonly store: FileStore | null;
  /** A name that nothing has yet: a folder, or one file where it ends in `.tar`. */
  readonly target: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const copyDatabase = async (database: DatabasePlace, folder: string): Promise<Result<DatabaseFacts, string>> => {
  const target = join(folder, databaseFile(database.kind));
  if (database.kind === "postgres") return dumpPostgres(database.url, target);
  return (await copyEmbedded(database.folder, target)).map(() => readEmbeddedFacts(target));
};

const writeManifest = async (folder: string, manifest: Manifest): Promise<void> => {
  await writeFile(join(folder, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  await syncFile(join(folder, MANIFEST), 0o600);
  await syncFolder(folder);
};

const fill = async ({ database, store, at }: BackupOrder, folder: string): Promise<Result<Manifest, string>> => {
  const facts = await copyDatabase(database, folder);
  if (facts.isErr()) return err(facts.error);
  await syncFile(join(folder, databaseFile(database.kind)), 0o600);
  const documents = await saveDocuments(facts.value.documents, store, folder);
  if (documents.isErr()) return err(documents.error);
  const manifest = createManifest({
    version: PACKAGE.version,
    createdAt: new Date(at).toISOString(),
    database: database.kind,
    schema: facts.value.schema,
    rows: facts.value.rows,
    documents: documents.value.files.length,
    missing: documents.value.missing,
    files: [await describeFile(folder, databaseFile(database.kind)), ...documents.value.files],
  });
  await writeManifest(folder, manifest);
  return ok(manifest);
};

const entriesOf = ({ database, documents }: Manifest): readonly string[] => [
  MANIFEST,
  databaseFile(database),
  ...(documents > 0 ? ["documents"] : []),
];

const finish = async (partial: string, target: string, manifest: Manifest): Promise<void> => {
  if (isArchiveName(target)) {
    const packed = join(partial, "backup.tar");
    await packFolder(partial, entriesOf(manifest), packed);
    await rename(packed, target);
    await rm(partial, { recursive: true });
  } else await rename(partial, target);
  await syncFolder(dirname(resolve(target)));
};

const prepare = async (target: string, partial: string): Promise<Result<void, string>> => {
  if (existsSync(target)) return err(`${target} exists already: nothing was backed up. Choose another name.`);
  if (existsSync(partial))
    return err(
      `${partial} exists: a backup of this name runs, or was interrupted. Choose another name, or remove that folder.`,
    );
  await mkdir(dirname(resolve(target)), { recursive: true });
  await mkdir(partial, { mode: 0o700 });
  return ok(undefined);
};

/**
 * Backs up the database as it is at one moment, with the documents of the S3 store, while servers go on. The backup gets its
 * name when all of it is on the disk; what a kill leaves has the name `<target>.partial`.
 */
export const createBackup = async (order: BackupOrder): Promise<Result<Manifest, string>> => {
  const partial = `${order.target}.partial`;
  try {
    const prepared = await prepare(order.target, partial);
    if (prepared.isErr()) return err(prepared.error);
    const filled = await fill(order, partial);
    if (filled.isErr()) await rm(partial, { recursive: true, force: true });
    else await finish(partial, order.target, filled.value);
    return filled;
  } catch (error) {
    await rm(partial, { recursive: true, force: true }).catch(() => undefined);
    return err(`The backup ${order.target} was not made: ${describeFault(error)}`);
  }
};
