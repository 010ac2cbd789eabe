import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { findOwner } from "../support/postgres-server.ts";

/** The files that an operator copies: the test runs with them, but for addresses and ports. */
export const SETTINGS = fileURLToPath(new URL("../../deploy/ha", import.meta.url));
export const HOST = "127.0.0.1";

/** The variables of a file of `deploy/ha`. */
export const readVariables = (file: string): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(SETTINGS, file), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)]),
  );

/** Makes a folder that the user of PostgreSQL owns. */
export const makeFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const owner = findOwner();
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  return folder;
};

/** Writes a file that the user of PostgreSQL owns. */
export const placeFile = (folder: string, name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text, { mode: 0o600 });
  const owner = findOwner();
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
  return file;
};
