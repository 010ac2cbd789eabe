import type { InvitationPort, SessionPort } from "./session.ts";
import type { RatesPort } from "./rates.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./session.ts";
export type * from "./rates.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly rates: RatesPort;
  readonly staff: StaffPort;
}
