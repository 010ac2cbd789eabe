import type { Command } from "commander";
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
import type { OpenFiles } from "./documents.ts";
import type { ReadSite } from "./quotes.ts";

/** What some commands need besides the database. */
export interface CommandSettings {
  readonly openFiles: OpenFiles;
  /** The address of the portal, for links in mails. */
  readonly readSite: ReadSite;
}

/** Every staff command. */
export const addAllCommands = (
  program: Command,
  operations: Operations,
  { openFiles, readSite }: CommandSettings,
): void => {
  addBookingCommands(program, operations);
  addRateCommands(program, operations);
  addExchangeCommands(program, operations);
  addAddressCommands(program, operations);
  addLinkCommands(program, operations);
  addMailCommands(program, operations);
  addPlaceCommands(program, operations);
  addCargoCommands(program, operations);
  addDocumentCommands(program, operations, openFiles);
  addQuoteCommands(program, operations, readSite);
  addEnquiryCommands(program, operations);
  addTrackingCommands(program, operations);
  addUserCommands(program, operations);
};
