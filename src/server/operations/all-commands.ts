import type { Command } from "commander";
import { addAddressCommands } from "./commands/addresses.ts";
import { addBookingCommands } from "./commands/bookings.ts";
import { addCargoCommands } from "./commands/cargo.ts";
import { addDocumentCommands } from "./commands/documents.ts";
import { addEnquiryCommands } from "./commands/enquiries.ts";
import { addLinkCommands } from "./commands/links.ts";
import { addMailCommands } from "./commands/mails.ts";
import { addPlaceCommands } from "./commands/places.ts";
import { addQuoteCommands } from "./commands/quotes.ts";
import { addExchangeCommands } from "./commands/fx.ts";
import { addRateCommands } from "./commands/rates.ts";
import { addTrackingCommands } from "./commands/tracking.ts";
import { addUserCommands } from "./commands/users.ts";
import type { Operations } from "./command.ts";
import type { OpenFiles } from "./commands/documents.ts";
import type { ReadSite } from "./commands/quotes.ts";

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
