import { Command } from "commander";
import type { Operations, StaffCommand } from "#server/operations/kit/command.ts";
import type { Database } from "#server/platform/database/database.ts";
import { openDatabaseFiles } from "#server/platform/files/open-stores.ts";
import { countedIds, START } from "./app.ts";

const print = (): void => undefined;

/** What staff commands run on in a test: a database, a fixed clock, and nothing that prints. */
export const staffOperations = (database: Database, overrides: Partial<Operations> = {}): Operations => ({
  readPlaces: () => ({ database: { kind: "sqlite", folder: "nowhere" }, store: null, dataFolder: "nowhere" }),
  withDatabase: (work) => work(database),
  clock: () => START,
  ids: countedIds(),
  staff: { systemUser: "ops", name: "Ravi Pillai" },
  openFiles: (db) => openDatabaseFiles(db),
  openScanner: () => null,
  readSite: async () => "https://portal.example",
  readConnectors: () => ({ rates: [], schedules: [] }),
  isTerminal: false,
  say: print,
  note: print,
  readFeeds: () => [],
  reportError: print,
  ...overrides,
});

/** Runs one staff command. */
export const runStaffCommand = async (
  commands: readonly StaffCommand[],
  operations: Operations,
  words: readonly string[],
): Promise<void> => {
  const program = new Command("operations").exitOverride();
  for (const command of commands) command.addTo(program, operations);
  await program.parseAsync(words, { from: "user" });
};
