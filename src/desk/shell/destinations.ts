import type { StaffAction } from "#domain/staff";

/** An entry of the main navigation, shown to the roles that `action` permits. */
export interface Destination {
  readonly to: string;
  readonly label: string;
  readonly action: StaffAction;
}

/** The screens of the desk, in the order of the bar; a new screen is one line here and one in `routes.tsx`. */
export const DESTINATIONS: readonly Destination[] = [
  { to: "/inbox", label: "Inbox", action: "work-inbox" },
  { to: "/bookings", label: "Bookings", action: "work-inbox" },
  { to: "/quotes", label: "Quotes", action: "answer-quotes" },
  { to: "/rates", label: "Rates", action: "use-desk" },
  { to: "/customers", label: "Customers", action: "manage-customers" },
  { to: "/margins", label: "Margins", action: "see-margins" },
  { to: "/connectors", label: "Connectors", action: "see-connectors" },
  { to: "/audit", label: "Audit", action: "see-own-audit-entries" },
  { to: "/staff", label: "Staff", action: "manage-staff" },
];

/** Where the desk begins for somebody with these actions. */
export const findHome = (actions: readonly StaffAction[]): string =>
  DESTINATIONS.find(({ action }) => actions.includes(action))?.to ?? "/access";

/** The screen of the bar to which an address belongs. */
export const findDestination = (pathname: string): Destination | undefined =>
  DESTINATIONS.find(({ to }) => pathname === to || pathname.startsWith(`${to}/`));

/** The screen of an address, as the bar names it: `Customers`. */
export const nameScreen = (pathname: string): string => findDestination(pathname)?.label ?? "this page";
