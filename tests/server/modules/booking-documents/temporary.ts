import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A file with this name and content in a folder of its own. */
export const writeTemporary = async (name: string, content: Uint8Array): Promise<string> => {
  const file = join(await mkdtemp(join(tmpdir(), "keelson-document-")), name);
  await writeFile(file, content);
  return file;
};
