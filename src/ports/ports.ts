import type { AccountsPort } from "./accounts.ts";
import type { BookingsPort } from "./bookings.ts";
import type { ClockPort, IdsPort } from "./clock.ts";
import type { CountriesPort } from "./countries.ts";
import type { DashboardPort } from "./dashboard.ts";
import type { DocumentsPort } from "./documents.ts";
import type { DraftStorePort } from "./draft-store.ts";
import type { LclPort } from "./lcl.ts";
import type { NavigationPort } from "./navigation.ts";
import type { PasswordResetPort } from "./password-reset.ts";
import type { PlacesPort } from "./places.ts";
import type { QuotationsPort } from "./quotations.ts";
import type { RatesPort } from "./rates.ts";
import type { SessionStorePort } from "./session-store.ts";
import type { ShipmentsPort } from "./shipments.ts";
import type { SignupPort } from "./signup.ts";

/** Everything the flows need from outside; composition makes it, `openPortal` in flows takes it. */
export interface Ports {
  readonly accounts: AccountsPort;
  readonly places: PlacesPort;
  readonly rates: RatesPort;
  readonly lcl: LclPort;
  readonly bookings: BookingsPort;
  readonly quotations: QuotationsPort;
  readonly shipments: ShipmentsPort;
  readonly signup: SignupPort;
  readonly countries: CountriesPort;
  readonly passwordReset: PasswordResetPort;
  readonly dashboard: DashboardPort;
  readonly documents: DocumentsPort;
  readonly drafts: DraftStorePort;
  readonly sessionStore: SessionStorePort;
  readonly navigation: NavigationPort;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}
