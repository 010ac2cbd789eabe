import type {
  AccountPort,
  AccountsPort,
  BookingPort,
  BookingsPort,
  CountriesPort,
  DashboardPort,
  DeadlinesPort,
  LclPort,
  LeadTimesPort,
  NotificationsPort,
  PasswordResetPort,
  PlacesPort,
  GrowingSearchPort,
  RatesPort,
  SignupPort,
  TrackingPort,
} from "./api.ts";
import type { ApprovalsPort } from "./approvals.ts";
import type { CompanyPort } from "./company.ts";
import type { IntegrationsPort } from "./integrations.ts";
import type { LinksPort } from "./links.ts";
import type { SecondFactorPort } from "./second-factor.ts";
import type { QuotesPort } from "./quotes.ts";
import type { AddressesPort } from "./addresses.ts";
import type { TemplatesPort } from "./named-lists.ts";
import type { BookingCargoPort } from "./booking-cargo.ts";
import type { AmendmentsPort } from "./amendments.ts";
import type { BookingDocumentsPort } from "./booking-documents.ts";
import type { BookingMessagesPort } from "./booking-messages.ts";
import type { ClockPort, DocumentsPort, DraftsPort, IdsPort, NavigationPort, SessionStorePort } from "./browser.ts";

/** The ports that a server implements. */
export interface ApiPorts {
  readonly accounts: AccountsPort;
  readonly account: AccountPort;
  readonly places: PlacesPort;
  readonly rates: RatesPort;
  readonly growingSearch: GrowingSearchPort;
  readonly lcl: LclPort;
  readonly booking: BookingPort;
  readonly bookings: BookingsPort;
  readonly bookingCargo: BookingCargoPort;
  readonly amendments: AmendmentsPort;
  readonly bookingDocuments: BookingDocumentsPort;
  readonly bookingMessages: BookingMessagesPort;
  readonly deadlines: DeadlinesPort;
  readonly leadTimes: LeadTimesPort;
  readonly tracking: TrackingPort;
  readonly signup: SignupPort;
  readonly countries: CountriesPort;
  readonly passwordReset: PasswordResetPort;
  readonly dashboard: DashboardPort;
  readonly notifications: NotificationsPort;
  readonly links: LinksPort;
  readonly company: CompanyPort;
  readonly approvals: ApprovalsPort;
  readonly integrations: IntegrationsPort;
  readonly addresses: AddressesPort;
  readonly templates: TemplatesPort;
  readonly quotes: QuotesPort;
  readonly secondFactor: SecondFactorPort;
}

/** Everything that the flows call outside of themselves. */
export interface Ports extends ApiPorts {
  readonly documents: DocumentsPort;
  readonly drafts: DraftsPort;
  readonly sessionStore: SessionStorePort;
  readonly navigation: NavigationPort;
  readonly clock: ClockPort;
  readonly ids: IdsPort;
}
