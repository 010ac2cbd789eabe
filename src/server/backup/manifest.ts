import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { err, ok, type Result } from "neverthrow";
import { schemaSteps } from "#server/migrations/index.ts";
import type { DatabaseKind } from "#server/schema.ts";

export const MANIFEST = "manifest.json";
const FORMAT = 1;

/** A file of a backup: its path inside the backup, its size and the SHA-256 of its bytes in hexadecimal digits. */
export interface BackupFile {
  readonly path: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** What a backup says about itself. It is written last: a backup without one was interrupted. */
export interface Manifest {
  readonly format: number;
  /** Of the program that wrote it. */
  readonly version: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly database: DatabaseKind;
  /** All schema steps that the database had taken, in the order of their names. */
  readonly schema: readonly string[];
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
  /** Files of the S3 store that are in the backup; documents in the database are rows of it. */
  readonly documents: number;
  /** Ids of documents that the store did not have when the backup was made. */
  readonly missing: readonly string[];
  readonly files: readonly BackupFile[];
}

export const createManifest = (facts: Omit<Manifest, "format">): Manifest => ({ format: FORMAT, ...facts });

export const hashFile = async (path: string): Promise<string> => {
  const hash = createHash("sha256");
  await pipeline(createReadStream(path), hash);
  return hash.digest("hex");
};

/** Describes a file of a backup as it is on the disk. */
export const describeFile = async (folder: string, path: string): Promise<BackupFile> => ({
  path,
  bytes: (await stat(join(folder, path))).size,
  sha256: await hashFile(join(folder, path)),
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((one) => typeof one === "string");

/* A path that leaves the folder of the backup is never read. */
const PATH = /^(database\.(sqlite|dump)|documents\/[\w-]+)$/;

const isFile = (value: unknown): value is BackupFile =>
  isRecord(value) &&
  typeof value["path"] === "string" &&
  PATH.test(value["path"]) &&
  typeof value["bytes"] === "number" &&
  typeof value["sha256"] === "string";

const isManifest = (value: unknown): value is Manifest =>
  isRecord(value) &&
  typeof value["version"] === "string" &&
  typeof value["createdAt"] === "string" &&
  (value["database"] === "sqlite" || value["database"] === "postgres") &&
  isTexts(value["schema"]) &&
  isRecord(value["rows"]) &&
  Object.values(value["rows"]).every((one) => typeof one === "number") &&
  typeof value["documents"] === "number" &&
  isTexts(value["missing"]) &&
  Array.isArray(value["files"]) &&
  value["files"].every(isFile) &&
  value["files"].some(({ path }) => path === databaseFile(value["database"] === "sqlite" ? "sqlite" : "postgres"));

/** The name of the database inside a backup. */
export const databaseFile = (kind: DatabaseKind): string => (kind === "sqlite" ? "database.sqlite" : "database.dump");

const INTERRUPTED = "A backup that was interrupted while it was made cannot be restored; use another one.";

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const checkSchema = ({ schema, version }: Manifest): Result<void, string> => {
  const unknown = schema.filter((step) => !(step in schemaSteps));
  return unknown.length === 0
    ? ok(undefined)
    : err(
        `The backup was made by a newer version (${version}, schema step ${unknown.join(", ")}). Restore it with that version.`,
      );
};

/** Reads the manifest of a backup in a folder; refuses one that is absent, damaged or of a newer version. */
export const readManifest = async (folder: string): Promise<Result<Manifest, string>> => {
  const text = await readFile(join(folder, MANIFEST), "utf8").catch(() => null);
  if (text === null) return err(`The backup is incomplete: it has no ${MANIFEST}. ${INTERRUPTED}`);
  const value = parse(text);
  if (isRecord(value) && typeof value["format"] === "number" && value["format"] > FORMAT)
    return err(
      `The backup has format ${value["format"]}, which this version does not know. Restore it with a newer version.`,
    );
  if (!isManifest(value)) return err(`The backup is damaged: its ${MANIFEST} cannot be read. Use another backup.`);
  return checkSchema(value).map(() => value);
};

const findDamage = async (folder: string, { path, bytes, sha256 }: BackupFile): Promise<string | null> => {
  const found = await stat(join(folder, path)).catch(() => null);
  if (found === null) return `${path} is missing`;
  if (found.size !== bytes) return `${path} has ${found.size} of ${bytes} bytes`;
  return (await hashFile(join(folder, path))) === sha256 ? null : `the content of ${path} was changed`;
};

/** Compares each file with the manifest; the refusal names the first one that differs. */
export const checkFiles = async (folder: string, { files }: Manifest): Promise<Result<void, string>> => {
  for (const file of files) {
    const damage = await findDamage(folder, file);
    if (damage !== null) return err(`The backup is damaged: ${damage}. Use another backup.`);
  }
  return ok(undefined);
};

/** Says how the rows differ from those of the manifest; null if they do not. */
export const findRowDifference = (
  expected: Readonly<Record<string, number>>,
  found: Readonly<Record<string, number>>,
): string | null => {
  const table = [...new Set([...Object.keys(expected), ...Object.keys(found)])].find(
    (name) => expected[name] !== found[name],
  );
  return table === undefined
    ? null
    : `table ${table} has ${found[table] ?? "no"} rows, not ${expected[table] ?? "none"}`;
};
