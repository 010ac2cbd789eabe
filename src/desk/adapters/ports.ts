import type { DeskPorts } from "../ports/index.ts";
import type { DeskClient } from "./client.ts";
import { createAudit } from "./audit.ts";
import { createFiles } from "./files.ts";
import { createMargins } from "./margins.ts";
import { createInvitation, createSession } from "./session.ts";
import { createStaff } from "./staff.ts";

/** The desk over HTTP. */
export const createDeskPorts = (api: DeskClient): DeskPorts => ({
  audit: createAudit(api),
  files: createFiles(),
  margins: createMargins(api),
  session: createSession(api),
  invitation: createInvitation(api),
  staff: createStaff(api),
});
