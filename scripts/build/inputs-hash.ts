import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const folders = [
  "brand",
  "src/brand",
  "data",
  "openapi",
  "src/domain",
  "src/api",
  "src/ports",
  "src/flows",
  "src/adapters",
  "src/composition",
  "src/web",
  "src/desk",
  "scripts",
  "docs/guides",
  "docs/pictures",
];
const files = [
  "index.html",
  "app.html",
  "vite.config.ts",
  "vite.desk.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
  "docs/GLOSSARY.md",
  "contracts/README.md",
];

const filesUnder = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** One hash over the names and contents of everything that the built site is made from. */
export const inputsHash = async (): Promise<string> => {
  const found = await Promise.all(folders.map(filesUnder));
  const names = [...files, ...found.flat()].toSorted();
  const contents = await Promise.all(names.map((name) => readFile(name)));
  const hash = createHash("sha256").update(process.version);
  for (const [index, content] of contents.entries()) {
    hash.update(`\n${names[index]} ${content.length}\n`).update(content);
  }
  return hash.digest("hex");
};
