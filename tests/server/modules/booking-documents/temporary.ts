import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A file with this name and content in a folder of its own, which is deleted after the test. */
export const writeTemporary = async (name: string, content: Uint8Array): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), "keelson-document-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, name);
  await writeFile(file, content);
  return file;
};
