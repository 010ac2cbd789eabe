import type { DeskPorts } from "../ports/index.ts";
import { type Authenticator, browserAuthenticator } from "./authenticator.ts";
import type { DeskClient } from "./client.ts";
import { createPasskeys } from "./passkeys.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient, authenticator: Authenticator = browserAuthenticator): DeskPorts => ({
  session: createSession(api),
  invitation: createInvitation(api),
  passkeys: createPasskeys(api, authenticator),
  staff: createStaff(api),
});
