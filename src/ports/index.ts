import type {
  AccountsPort,
  BookingPort,
  CountriesPort,
  DashboardPort,
  LclPort,
  PasswordResetPort,
  PlacesPort,
  BookingsPort,
  RatesPort,
  TrackingPort,
  SignupPort,
} from "./api.ts";
import type { ClockPort, IdsPort, DocumentsPort, DraftsPort, NavigationPort, SessionStorePort } from "./browser.ts";

/** Everything the flows need from outside; composition makes it, `openPortal` in flows takes it. */
export interface Ports {
  readonly accounts: AccountsPort;
  readonly places: PlacesPort;
  readonly rates: RatesPort;
  readonly lcl: LclPort;
  readonly booking: BookingPort;
  readonly bookings: BookingsPort;
  readonly tracking: TrackingPort;
  readonly signup: SignupPort;
  readonly countries: CountriesPort;
  readonly passwordReset: PasswordResetPort;
  readonly dashboard: DashboardPort;
  readonly documents: DocumentsPort;
  readonly drafts: DraftsPort;
  readonly sessionStore: SessionStorePort;
  readonly navigation: NavigationPort;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}
