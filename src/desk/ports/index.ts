import type { AccountingPort } from "./accounting.ts";
import type { AuditPort } from "./audit.ts";
import type { CustomersPort } from "./customers.ts";
import type { FilesPort } from "./files.ts";
import type { MarginsPort } from "./margins.ts";
import type { InvitationPort, SessionPort } from "./session.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./accounting.ts";
export type * from "./audit.ts";
export type * from "./customers.ts";
export type * from "./files.ts";
export type * from "./margins.ts";
export type * from "./session.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly accounting: AccountingPort;
  readonly audit: AuditPort;
  readonly customers: CustomersPort;
  readonly files: FilesPort;
  readonly margins: MarginsPort;
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly staff: StaffPort;
}
