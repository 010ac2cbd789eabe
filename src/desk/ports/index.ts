import type { BookingsPort } from "./bookings.ts";
import type { InvitationPort, SessionPort } from "./session.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./bookings.ts";
export type * from "./session.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly staff: StaffPort;
  readonly bookings: BookingsPort;
}
