import type { DeskPorts } from "../ports/index.ts";
import { createAudit } from "./audit.ts";
import { type Authenticator, browserAuthenticator } from "./authenticator.ts";
import { createQuotes } from "./quotes.ts";
import { createBookings } from "./bookings.ts";
import type { DeskClient } from "./client.ts";
import { createFiles } from "./files.ts";
import { createInbox } from "./inbox.ts";
import { createPasskeys } from "./passkeys.ts";
import { createSearch } from "./search.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient, authenticator: Authenticator = browserAuthenticator): DeskPorts => ({
  audit: createAudit(api),
  files: createFiles(),
  session: createSession(api),
  invitation: createInvitation(api),
  passkeys: createPasskeys(api, authenticator),
  staff: createStaff(api),
  inbox: createInbox(api),
  search: createSearch(api),
  bookings: createBookings(api),
  quotes: createQuotes(api),
});
