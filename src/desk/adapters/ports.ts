import type { DeskPorts } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { createInbox } from "./inbox.ts";
import { createSearch } from "./search.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient, origin: string): DeskPorts => ({
  session: createSession(api),
  invitation: createInvitation(api),
  staff: createStaff(api),
  inbox: createInbox(api, origin),
  search: createSearch(api),
});
