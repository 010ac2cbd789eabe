import { createWriteStream, existsSync, statSync } from "node:fs";
import { mkdir, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { err, ok, type Result } from "neverthrow";

/** The largest file that is taken, and how much all of them may have together. */
const MAX_FILE_BYTES = 52_428_800;
const MAX_ALL_BYTES = 10 * MAX_FILE_BYTES;

const ARRIVING_MS = 3_600_000;

const ENDINGS = [".xlsx", ".xlsm", ".xls", ".csv", ".txt"];

/** The ending of a file that can be a sheet; null for others. */
export const readEnding = (fileName: string): string | null =>
  ENDINGS.find((ending) => fileName.toLowerCase().endsWith(ending)) ?? null;

/** Files of imports, in a folder of the data folder: each until it is published or discarded. */
export interface ImportFiles {
  readonly folder: string;
  readonly find: (id: string, fileName: string) => string;
  readonly has: (id: string, fileName: string) => boolean;
  /** Bytes that were written, or why the file is not taken; nothing stays of it then. */
  readonly receive: (id: string, fileName: string, content: Readable) => Promise<Result<number, string>>;
  readonly remove: (id: string) => Promise<void>;
  /** Removes files that none of these imports has and that are an hour old. */
  readonly prune: (ids: ReadonlySet<string>, now: number) => Promise<void>;
}

const measure = (limit: number, onBytes: (bytes: number) => void) =>
  async function* (content: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
    let bytes = 0;
    for await (const chunk of content) {
      const piece = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
      bytes += piece.length;
      onBytes(bytes);
      if (bytes > limit) return;
      yield piece;
    }
  };

const sumBytes = async (folder: string): Promise<number> => {
  const files = existsSync(folder) ? await readdir(folder) : [];
  const sizes = await Promise.all(
    files.map((file) =>
      stat(join(folder, file)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

const TOO_LARGE = `The file is larger than ${MAX_FILE_BYTES / 1_048_576} MB. Save the tabs that you need as a file of their own.`;

export const openImportFiles = (dataFolder: string): ImportFiles => {
  const folder = join(dataFolder, "rate-imports");
  const find = (id: string, fileName: string): string => join(folder, `${id}${readEnding(fileName) ?? ".csv"}`);
  const remove = async (id: string): Promise<void> => {
    const files = existsSync(folder) ? await readdir(folder) : [];
    for (const file of files.filter((name) => name.startsWith(`${id}.`))) await rm(join(folder, file), { force: true });
  };
  return {
    folder,
    find,
    remove,
    has: (id, fileName) => existsSync(find(id, fileName)),
    receive: async (id, fileName, content) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      if ((await sumBytes(folder)) > MAX_ALL_BYTES)
        return err("Too many files wait to be published. Publish or discard one first.");
      let bytes = 0;
      const count = measure(MAX_FILE_BYTES, (all) => {
        bytes = all;
      });
      const file = find(id, fileName);
      const isComplete = await pipeline(
        content.iterator({ destroyOnReturn: false }),
        count,
        createWriteStream(file, { mode: 0o600 }),
      ).then(
        () => true,
        () => false,
      );
      if (isComplete && bytes > 0 && bytes <= MAX_FILE_BYTES) return ok(statSync(file).size);
      await remove(id);
      if (!isComplete) return err("The file did not arrive completely. Please try again.");
      return err(bytes === 0 ? "The file is empty." : TOO_LARGE);
    },
    prune: async (ids, now) => {
      const files = existsSync(folder) ? await readdir(folder) : [];
      for (const file of files.filter((name) => !ids.has(name.slice(0, name.indexOf("."))))) {
        const path = join(folder, file);
        /* One that is arriving has no import yet. */
        if (existsSync(path) && statSync(path).mtimeMs < now - ARRIVING_MS) await rm(path, { force: true });
      }
    },
  };
};
