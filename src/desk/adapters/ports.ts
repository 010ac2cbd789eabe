import type { DeskPorts } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { createRates } from "./rates.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient): DeskPorts => ({
  session: createSession(api),
  invitation: createInvitation(api),
  rates: createRates(api),
  staff: createStaff(api),
});
