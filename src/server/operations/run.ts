import { Command } from "commander";
import { readConfig } from "../config.ts";
import { randomIds, systemClock } from "../platform/time.ts";
import { openExistingDatabase } from "../platform/database/database.ts";
import { findServerAddress } from "../platform/server-address.ts";
import { createS3Store } from "../platform/files/s3-store.ts";
import { openDisk } from "../platform/disk.ts";
import { openFileStores } from "../platform/files/open-stores.ts";
import { openScanner } from "../platform/scanning/clamd.ts";
import { loadCommands } from "./all-commands.ts";
import type { Operations } from "./kit/command.ts";
import { useSecretKeys } from "../platform/secrets.ts";
import { describeFault } from "../platform/faults.ts";
import { readStaff } from "./staff-name.ts";
import { createPrint } from "./kit/print.ts";

const say = createPrint((...lines) => console.log(lines.join("\n")));
const complain = createPrint((...lines) => console.error(lines.join("\n")));

const stop = (sentence: string): never => {
  complain(...sentence.split("\n"));
  process.exit(1);
};

const loadConfig = () => readConfig(process.env).match((value) => value, stop);

const withDatabase: Operations["withDatabase"] = async (work) => {
  const config = loadConfig();
  useSecretKeys(config.secretKeys);
  const database = (await openExistingDatabase(config.database)).match((value) => value, stop);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

const operations: Operations = {
  readPlaces: () => {
    const { database, files, dataFolder } = loadConfig();
    return { database, dataFolder, store: files.kind === "s3" ? createS3Store(files) : null };
  },
  withDatabase,
  clock: systemClock,
  ids: randomIds,
  staff: readStaff(process.env["KEELSON_STAFF"]),
  openFiles: (db) => {
    const config = loadConfig();
    return openFileStores(db, config, openDisk(config.dataFolder));
  },
  openScanner: () => openScanner(loadConfig()),
  readSite: async (db) => {
    const { publicUrl } = loadConfig();
    const isSet = (process.env["PUBLIC_URL"] ?? "") !== "";
    return isSet ? publicUrl : ((await findServerAddress(db)) ?? publicUrl);
  },
  readConnectors: () => {
    const { connectors, schedules } = loadConfig();
    return { rates: connectors, schedules };
  },
  isTerminal: process.stdout.isTTY,
  say,
  note: complain,
  readFeeds: () => loadConfig().trackingFeeds,
  reportError: (...lines) => {
    complain(...lines);
    process.exitCode = 1;
  },
};

const program = new Command("npm run operations --").description(
  "Staff commands. They can be used while the server is running.",
);
for (const command of await loadCommands(process.argv[2])) command.addTo(program, operations);
try {
  await program.parseAsync();
} catch (error) {
  stop(describeFault(error));
}
