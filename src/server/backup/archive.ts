import { mkdir } from "node:fs/promises";
import { err, ok, ResultAsync } from "neverthrow";
import { create, extract, list } from "tar";
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

/** Unpacks a backup into an empty folder: only files that a backup has. */
export const unpackFile = (file: string, folder: string): ResultAsync<void, string> =>
  ResultAsync.fromPromise(
    (async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await list({ file, strict: true, onReadEntry: (entry) => entry.resume() });
      await extract({ file, cwd: folder, strict: true, filter: isBackupEntry, preserveOwner: false });
    })(),
    (error) => error,
  )
    .orElse((error) => {
      const isCut = error instanceof Error && /tar|truncated|unexpected|zlib/i.test(`${error.name} ${error.message}`);
      return isCut
        ? err(`The backup ${file} is cut off or damaged: it cannot be unpacked. Use another backup.`)
        : err(`The backup ${file} cannot be unpacked: ${describeFault(error)}`);
    })
    .andThen(() => ok(undefined));
