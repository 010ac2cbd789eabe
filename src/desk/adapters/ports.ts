import type { DeskPorts } from "../ports/index.ts";
import { createAccounting } from "./accounting.ts";
import { createAudit } from "./audit.ts";
import { type Authenticator, browserAuthenticator } from "./authenticator.ts";
import { createQuotes } from "./quotes.ts";
import { createUnsavedCells } from "./unsaved-cells.ts";
import { createUnsavedQuotes } from "./unsaved-quotes.ts";
import { createBookings } from "./bookings.ts";
import type { DeskClient } from "./client.ts";
import { createRates } from "./rates.ts";
import { createPasskeys } from "./passkeys.ts";
import { createConnectors } from "./connectors.ts";
import { createCustomers } from "./customers.ts";
import { createFiles } from "./files.ts";
import { createMargins } from "./margins.ts";
import { createInbox } from "./inbox.ts";
import { createSearch } from "./search.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient, authenticator: Authenticator = browserAuthenticator): DeskPorts => ({
  accounting: createAccounting(api),
  audit: createAudit(api),
  connectors: createConnectors(api),
  customers: createCustomers(api),
  files: createFiles(),
  margins: createMargins(api),
  session: createSession(api),
  invitation: createInvitation(api),
  rates: createRates(api),
  passkeys: createPasskeys(api, authenticator),
  staff: createStaff(api),
  inbox: createInbox(api),
  search: createSearch(api),
  bookings: createBookings(api),
  quotes: createQuotes(api),
  unsavedQuotes: createUnsavedQuotes(),
  unsavedCells: createUnsavedCells(),
});
