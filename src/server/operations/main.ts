import { Command } from "commander";
import { readConfig } from "../config.ts";
import { randomIds, systemClock } from "../platform/time.ts";
import { creationNotice, openDatabase } from "../platform/database/database.ts";
import { findServerAddress } from "../platform/server-address.ts";
import { openFileStores } from "../platform/files/open-stores.ts";
import { addAddressCommands } from "./addresses.ts";
import { addBookingCommands } from "./bookings.ts";
import { addCargoCommands } from "./cargo.ts";
import { addDocumentCommands } from "./documents.ts";
import { addEnquiryCommands } from "./enquiries.ts";
import { addLinkCommands } from "./links.ts";
import { addMailCommands } from "./mails.ts";
import { addPlaceCommands } from "./places.ts";
import { addQuoteCommands } from "./quotes.ts";
import { addExchangeCommands } from "./exchange.ts";
import { addRateCommands } from "./rates.ts";
import { addTrackingCommands } from "./tracking.ts";
import { addUserCommands } from "./users.ts";
import type { Operations } from "./command.ts";

const stop = (sentence: string): never => {
  console.error(sentence);
  process.exit(1);
};

const loadConfig = () => readConfig(process.env).match((value) => value, stop);

const withDatabase: Operations["withDatabase"] = async (work) => {
  const config = loadConfig();
  const database = (
    await openDatabase(config.database, { onCreate: (file) => console.error(creationNotice(file)) })
  ).match((value) => value, stop);
  try {
    await work(database);
  } finally {
    await database.close();
  }
};

const operations: Operations = {
  withDatabase,
  clock: systemClock,
  ids: randomIds,
  say: (line) => console.log(line),
  reportError: (line) => {
    console.error(line);
    process.exitCode = 1;
  },
};

const program = new Command("npm run operations --").description(
  "Staff commands. They can be used while the server is running.",
);
addBookingCommands(program, operations);
addRateCommands(program, operations);
addExchangeCommands(program, operations);
addAddressCommands(program, operations);
addLinkCommands(program, operations);
addMailCommands(program, operations);
addPlaceCommands(program, operations);
addCargoCommands(program, operations);
addDocumentCommands(program, operations, (db) => openFileStores(db, loadConfig().files));
addQuoteCommands(program, operations, async (db) => {
  const { publicUrl } = loadConfig();
  const isSet = (process.env["PUBLIC_URL"] ?? "") !== "";
  return isSet ? publicUrl : ((await findServerAddress(db)) ?? publicUrl);
});
addEnquiryCommands(program, operations);
addTrackingCommands(program, operations);
addUserCommands(program, operations);
try {
  await program.parseAsync();
} catch (error) {
  stop(error instanceof Error ? error.message : String(error));
}
