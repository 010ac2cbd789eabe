import { rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "neverthrow";
import { describeFault } from "#server/platform/faults.ts";
import { unpackFile } from "./archive.ts";
import { checkEmbedded, readEmbeddedFacts } from "./embedded.ts";
import { checkFiles, databaseFile, findRowDifference, type Manifest, readManifest } from "./manifest.ts";
import { checkDump } from "./postgres.ts";

/** A backup whose files are what its manifest says. */
export interface OpenBackup {
  readonly folder: string;
  readonly manifest: Manifest;
}

const findDifference = (file: string, manifest: Manifest): string | null => {
  try {
    return checkEmbedded(file) ?? findRowDifference(manifest.rows, readEmbeddedFacts(file).rows);
  } catch (error) {
    return describeFault(error);
  }
};

const checkDatabase = async (folder: string, manifest: Manifest): Promise<Result<void, string>> => {
  const file = join(folder, databaseFile(manifest.database));
  if (manifest.database === "postgres") return checkDump(file);
  const difference = findDifference(file, manifest);
  return difference === null ? ok(undefined) : err(`The backup is damaged: ${difference}. Use another backup.`);
};

const check = async (folder: string): Promise<Result<OpenBackup, string>> => {
  const manifest = await readManifest(folder);
  if (manifest.isErr()) return err(manifest.error);
  const files = await checkFiles(folder, manifest.value);
  if (files.isErr()) return err(files.error);
  return (await checkDatabase(folder, manifest.value)).map(() => ({ folder, manifest: manifest.value }));
};

/**
 * Checks a backup (every file, and the database in it), and hands it to the work. One that is a file is unpacked into
 * `scratch`, which is removed afterwards.
 */
export const withBackup = async <T>(
  source: string,
  scratch: string,
  work: (backup: OpenBackup) => Promise<Result<T, string>>,
): Promise<Result<T, string>> => {
  const found = await stat(source).catch(() => null);
  if (found === null) return err(`There is no backup ${source}.`);
  const open = async (folder: string): Promise<Result<T, string>> => {
    const backup = await check(folder);
    return backup.isErr() ? err(backup.error) : work(backup.value);
  };
  if (found.isDirectory()) return open(source);
  try {
    await rm(scratch, { recursive: true, force: true });
    const unpacked = await unpackFile(source, scratch);
    return unpacked.isErr() ? err(unpacked.error) : await open(scratch);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
};
