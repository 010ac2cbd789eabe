import type { InboxPort } from "./inbox.ts";
import type { SearchPort } from "./search.ts";
import type { InvitationPort, SessionPort } from "./session.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./inbox.ts";
export type * from "./search.ts";
export type * from "./session.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly staff: StaffPort;
  readonly inbox: InboxPort;
  readonly search: SearchPort;
}
