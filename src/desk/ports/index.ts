import type { AccountingPort } from "./accounting.ts";
import type { AuditPort } from "./audit.ts";
import type { ConnectorsPort } from "./connectors.ts";
import type { CustomersPort } from "./customers.ts";
import type { FilesPort } from "./files.ts";
import type { MarginsPort } from "./margins.ts";
import type { BookingsPort } from "./bookings.ts";
import type { InboxPort } from "./inbox.ts";
import type { InvitationPort, SessionPort } from "./session.ts";
import type { RatesPort, UnsavedCellsPort } from "./rates.ts";
import type { PasskeyPort } from "./passkeys.ts";
import type { SearchPort } from "./search.ts";
import type { QuotesPort, UnsavedQuotesPort } from "./quotes.ts";
import type { StaffPort } from "./staff.ts";

export type * from "./accounting.ts";
export type * from "./audit.ts";
export type * from "./connectors.ts";
export type * from "./customers.ts";
export type * from "./files.ts";
export type * from "./margins.ts";
export type * from "./bookings.ts";
export type * from "./inbox.ts";
export type * from "./passkeys.ts";
export type * from "./search.ts";
export type * from "./quotes.ts";
export type * from "./session.ts";
export type * from "./rates.ts";
export type * from "./staff.ts";

/** What the flows of the desk call. */
export interface DeskPorts {
  readonly accounting: AccountingPort;
  readonly audit: AuditPort;
  readonly connectors: ConnectorsPort;
  readonly customers: CustomersPort;
  readonly files: FilesPort;
  readonly margins: MarginsPort;
  readonly session: SessionPort;
  readonly invitation: InvitationPort;
  readonly rates: RatesPort;
  readonly passkeys: PasskeyPort;
  readonly staff: StaffPort;
  readonly inbox: InboxPort;
  readonly search: SearchPort;
  readonly bookings: BookingsPort;
  readonly quotes: QuotesPort;
  readonly unsavedQuotes: UnsavedQuotesPort;
  readonly unsavedCells: UnsavedCellsPort;
}
