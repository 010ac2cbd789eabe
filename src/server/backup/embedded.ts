import { existsSync } from "node:fs";
import { copyFile, link, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { err, ok, type Result } from "neverthrow";
import { findFault } from "#server/platform/faults.ts";
import { type DatabaseFacts, DOCUMENTS } from "./facts.ts";
import { hashFile } from "./manifest.ts";
import { syncFile, syncFolder } from "./sync.ts";

const FILE = "keelson.sqlite";

/* All pages in one step: with less, each write of a server in between would begin the copy anew. */
const ALL_PAGES = 2 ** 31 - 1;

/* A file that nothing changes: no log is read or written beside it. */
const openCopy = (file: string): DatabaseSync => {
  const url = pathToFileURL(file);
  url.search = "?immutable=1";
  return new DatabaseSync(url, { readOnly: true });
};

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const listText = (database: DatabaseSync, statement: string): readonly string[] =>
  database
    .prepare(statement)
    .all()
    .map((row) => String(Object.values(row)[0]));

const TABLES =
  "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name";

/** Schema steps, rows and documents of a copy that nothing changes. Throws where it is no database. */
export const readEmbeddedFacts = (file: string): DatabaseFacts => {
  const database = openCopy(file);
  try {
    const count = (table: string): number =>
      Number(database.prepare(`select count(*) as n from ${quote(table)}`).get()?.["n"]);
    const tables = listText(database, TABLES);
    const documents = tables.includes("documentVersion") ? database.prepare(DOCUMENTS).all() : [];
    return {
      schema: listText(database, "select name from kysely_migration order by name"),
      rows: Object.fromEntries(tables.map((table) => [table, count(table)])),
      documents: documents.map(({ id, sha256 }) => ({ id: String(id), sha256: String(sha256) })),
    };
  } finally {
    database.close();
  }
};

/** What SQLite finds wrong with a copy; null for nothing. */
export const checkEmbedded = (file: string): string | null => {
  const database = openCopy(file);
  try {
    const [first = "ok"] = listText(database, "pragma integrity_check(1)");
    return first === "ok" ? null : first;
  } finally {
    database.close();
  }
};

/** Copies the embedded database as it is at one moment, while servers go on reading and writing. */
export const copyEmbedded = async (folder: string, target: string): Promise<Result<void, string>> => {
  const file = join(folder, FILE);
  if (!existsSync(file))
    return err(`There is no database in ${resolve(folder)}. Set DATABASE_URL or KEELSON_DATA as the server has them.`);
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma busy_timeout = 60000");
    await backup(database, target, { rate: ALL_PAGES });
  } finally {
    database.close();
  }
  return ok(undefined);
};

/* Whoever has the file open holds a lock of the log's index, also while it does nothing. */
const isInUse = (file: string): boolean => {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma locking_mode = exclusive; begin exclusive; rollback");
    return false;
  } catch (error) {
    return findFault(error) === "busy";
  } finally {
    database.close();
  }
};

/** Refuses a data folder that has a database, or what one left. */
export const refuseUsedFolder = (folder: string): Result<void, string> => {
  const file = join(folder, FILE);
  const found = ["", "-wal", "-shm"].map((end) => `${file}${end}`).find((one) => existsSync(one));
  if (found === undefined) return ok(undefined);
  return found === file && isInUse(file)
    ? err(
        `The database in ${resolve(folder)} is in use: nothing was restored. Stop its servers, and restore into an empty data folder.`,
      )
    : err(
        `There is a database in ${resolve(folder)} already (${resolve(found)}): nothing was restored. Set KEELSON_DATA to an empty folder, or move that file away.`,
      );
};

/**
 * Puts a checked copy into the data folder under a name that no server opens, and gives it its own name at the end, unless
 * there is a file of that name by then.
 */
export const placeEmbedded = async (copy: string, folder: string, sha256: string): Promise<Result<void, string>> => {
  const waiting = join(folder, `${FILE}.restoring`);
  await rm(waiting, { force: true });
  await copyFile(copy, waiting);
  await syncFile(waiting, 0o600);
  if ((await hashFile(waiting)) !== sha256)
    return err(
      "The copy in the data folder differs from the backup: nothing was restored. Check the disk, and that only one restore runs.",
    );
  const placed = refuseUsedFolder(folder);
  if (placed.isErr()) return placed;
  await link(waiting, join(folder, FILE));
  await rm(waiting);
  await syncFolder(folder);
  return ok(undefined);
};
