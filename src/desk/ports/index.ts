import type { AuditPort } from "./audit.ts";
import type { InvitationPort, SessionPort } from "./session.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./audit.ts";
export type * from "./session.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly audit: AuditPort;
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly staff: StaffPort;
}
