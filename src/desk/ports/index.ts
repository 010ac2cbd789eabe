import type { InvitationPort, SessionPort } from "./session.ts";
import type { PasskeyPort } from "./passkeys.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./passkeys.ts";
export type * from "./session.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly passkeys: PasskeyPort;
  readonly staff: StaffPort;
}
