import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadDemo } from "#server/demo/load.ts";
import { openDatabase } from "#server/platform/database/database.ts";
import { randomIds, systemClock } from "#server/platform/time.ts";
import { sqlitePlace } from "./database.ts";

const FILE = "keelson.sqlite";

const createTemplate = async (): Promise<Buffer> => {
  const { place, remove } = await sqlitePlace();
  if (place.kind !== "sqlite") throw new Error("Expected SQLite.");
  const opened = await openDatabase(place);
  if (opened.isErr()) throw new Error(opened.error);
  await loadDemo(opened.value, systemClock, randomIds);
  await opened.value.close();
  const bytes = readFileSync(join(place.folder, FILE));
  await remove();
  return bytes;
};

let template: Promise<Buffer> | undefined;

/**
 * Creates a data folder with the demo's database, for a server without KEELSON_DEMO: each worker loads it once, and a
 * server that loads it itself needs half as much time again to start.
 */
export const createDemoFolder = async (folder: string): Promise<void> => {
  template ??= createTemplate();
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(join(folder, FILE), await template, { mode: 0o600 });
};
