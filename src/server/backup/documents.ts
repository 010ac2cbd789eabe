import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import { join } from "node:path";
import { err, ok, type Result } from "neverthrow";
import type { FileStore } from "#server/platform/files/file-store.ts";
import type { StoredDocument } from "./facts.ts";
import { type BackupFile, hashFile } from "./manifest.ts";

const FOLDER = "documents";
const ID = /^[\w-]+$/;

/* A file in the store is never changed: what the store has under an id is what the snapshot of the database means. */
const saveDocument = async (store: FileStore, id: string, folder: string): Promise<BackupFile> => {
  const path = `${FOLDER}/${id}`;
  const file = await open(join(folder, path), "wx", 0o600);
  const hash = createHash("sha256");
  let bytes = 0;
  try {
    for await (const chunk of await store.read(id)) {
      const part: unknown = chunk;
      if (!(part instanceof Uint8Array)) throw new TypeError("The file store answered something else than bytes.");
      hash.update(part);
      bytes += part.length;
      await file.write(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { path, bytes, sha256: hash.digest("hex") };
};

const isGone = (error: unknown): boolean => error instanceof Error && /answered 404\b/.test(error.message);

/** Copies documents of the S3 store into a backup; those that the store no longer has are named instead. */
export const saveDocuments = async (
  documents: readonly StoredDocument[],
  store: FileStore | null,
  folder: string,
): Promise<Result<{ readonly files: readonly BackupFile[]; readonly missing: readonly string[] }, string>> => {
  if (documents.length === 0) return ok({ files: [], missing: [] });
  if (store === null)
    return err(`The database names ${documents.length} documents in an S3 store: set FILES_URL as the server has it.`);
  await mkdir(join(folder, FOLDER), { mode: 0o700 });
  const files: BackupFile[] = [];
  const missing: string[] = [];
  for (const { id, sha256 } of documents.filter((one) => ID.test(one.id))) {
    const saved = await saveDocument(store, id, folder).catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });
    if (saved?.sha256 === sha256) files.push(saved);
    else missing.push(id);
  }
  return ok({ files, missing });
};

/** Puts the documents of a backup into the S3 store, before a database names them; one after the other, again after a kill. */
export const restoreDocuments = async (
  files: readonly BackupFile[],
  store: FileStore,
  folder: string,
): Promise<Result<number, string>> => {
  const documents = files.filter(({ path }) => path.startsWith(`${FOLDER}/`));
  for (const { path, sha256 } of documents) {
    const file = join(folder, path);
    if ((await hashFile(file)) !== sha256) return err(`The backup is damaged: the content of ${path} was changed.`);
    await store.write(path.slice(FOLDER.length + 1), createReadStream(file));
  }
  return ok(documents.length);
};
