import { mkdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { ResultAsync } from "neverthrow";
import { create, extract, list, type ReadEntry } from "tar";
import { describeFault } from "#server/platform/faults.ts";
import { syncFile } from "./sync.ts";

const ENTRY = /^(manifest\.json|database\.(sqlite|dump)|documents|documents\/[\w-]+)$/;

/** Whether a backup of this name is one file instead of a folder. */
export const isArchiveName = (path: string): boolean => path.endsWith(".tar");

/** Packs a folder into a tar file; nothing is compressed, since a dump is already. */
export const packFolder = async (folder: string, names: readonly string[], file: string): Promise<void> => {
  await create({ cwd: folder, file, portable: true, strict: true, mode: 0o600 }, [...names]);
  await syncFile(file, 0o600);
};

const isBackupEntry = (path: string): boolean => ENTRY.test(path.replace(/\/$/, ""));

/* Reads a file to its end, and answers how many bytes each of its files has. */
const listSizes = async (file: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>();
  const onReadEntry = (entry: ReadEntry): void => {
    if (entry.type === "File" && isBackupEntry(entry.path)) sizes.set(entry.path, entry.size);
    entry.resume();
  };
  await list({ file, strict: true, onReadEntry });
  return sizes;
};

/* On a full disk a file is cut, and `extract` of tar 7.5 succeeds. */
const refuseCutFiles = async (folder: string, sizes: ReadonlyMap<string, number>): Promise<void> => {
  for (const [path, size] of sizes) {
    const { size: written } = await stat(join(folder, path));
    if (written !== size) throw Object.assign(new Error(`${path} has ${written} of ${size} bytes`), { code: "ENOSPC" });
  }
};

const isCut = (error: unknown): boolean =>
  error instanceof Error &&
  !("syscall" in error) &&
  /tar|truncated|unexpected|zlib/i.test(`${error.name} ${error.message}`);

/** Unpacks a backup into an empty folder: only files that a backup has. */
export const unpackFile = (file: string, folder: string): ResultAsync<void, string> =>
  ResultAsync.fromPromise(
    (async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const sizes = await listSizes(file);
      await extract({ file, cwd: folder, strict: true, filter: isBackupEntry, preserveOwner: false });
      await refuseCutFiles(folder, sizes);
    })(),
    (error) =>
      isCut(error)
        ? `The backup ${file} is cut off or damaged: it cannot be unpacked. Use another backup.`
        : `The backup ${file} cannot be unpacked: ${describeFault(error)}`,
  );
