import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Files of a house that breaks its rules: path to text. */
export type Planted = Readonly<Record<string, string>>;

const settings = [
  "package.json",
  "tsconfig.json",
  ".oxlintrc.json",
  ".dependency-cruiser.mjs",
  "knip.json",
  "vite.config.ts",
];
const layers = ["domain", "ports", "flows", "server", "web"];

/** Builds a small house in a folder of its own, with the real settings and packages of this one, and the files given. */
export const plant = (files: Planted): string => {
  const folder = mkdtempSync(join(tmpdir(), "keelson-house-"));
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  for (const file of settings) cpSync(file, join(folder, file));
  for (const layer of layers) cpSync(`src/${layer}/tsconfig.json`, join(folder, `src/${layer}/tsconfig.json`));
  cpSync("src/ports/platform.d.ts", join(folder, "src/ports/platform.d.ts"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}\n`);
  }
  return folder;
};

/** Takes the house away. */
export const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true });
