import type { DeskPorts } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { createAccounting } from "./accounting.ts";
import { createAudit } from "./audit.ts";
import { createCustomers } from "./customers.ts";
import { createFiles } from "./files.ts";
import { createMargins } from "./margins.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient): DeskPorts => ({
  accounting: createAccounting(api),
  audit: createAudit(api),
  customers: createCustomers(api),
  files: createFiles(),
  margins: createMargins(api),
  session: createSession(api),
  invitation: createInvitation(api),
  staff: createStaff(api),
});
