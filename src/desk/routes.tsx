import type { ReactElement } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import type { StaffAction } from "#domain/staff";
import { Spinner } from "#web/components/loading.tsx";
import { InvitationScreen } from "./screens/sign-in/invitation.tsx";
import { SignInScreen } from "./screens/sign-in/sign-in.tsx";
import { useStaff } from "./services.ts";
import { findHome } from "./shell/destinations.ts";
import { BrokenPage, RequireAction, Shell, UnknownPage } from "./shell/shell.tsx";

function Home(): ReactElement {
  return <Navigate to={findHome(useStaff()?.actions ?? [])} replace />;
}

/** A screen that is loaded when it is first shown, for the roles that an action permits. */
const screen = (path: string, action: StaffAction, load: () => Promise<{ Component: () => ReactElement }>) => ({
  element: <RequireAction action={action} />,
  errorElement: <BrokenPage />,
  hydrateFallbackElement: <Spinner size="l" label="Loading..." />,
  children: [{ path, lazy: load }],
});

export const routes: RouteObject[] = [
  { path: "/sign-in", element: <SignInScreen /> },
  { path: "/invitation", element: <InvitationScreen /> },
  {
    element: <Shell />,
    children: [
      { path: "/", element: <Home /> },
      screen("/customers/:customer?", "manage-customers", () => import("./screens/customers/customers.tsx")),
      screen("/connectors/:connector?", "see-connectors", () => import("./screens/connectors/connectors.tsx")),
      screen("/margins", "see-margins", () => import("./screens/margins/margins.tsx")),
      screen("/audit", "see-own-audit-entries", () => import("./screens/audit/audit.tsx")),
      screen("/bookings", "work-inbox", () => import("./screens/bookings/bookings.tsx")),
      screen("/quotes", "answer-quotes", () => import("./screens/quotes/quotes.tsx")),
      screen("/quotes/:number", "answer-quotes", () => import("./screens/quotes/quote.tsx")),
      screen("/bookings/:number", "work-inbox", () => import("./screens/bookings/booking.tsx")),
      screen("/bookings/:number/as-customer", "work-inbox", () => import("./screens/bookings/as-customer.tsx")),
      screen("/access", "use-desk", () => import("./screens/staff/access.tsx")),
      screen("/inbox", "work-inbox", () => import("./screens/inbox/inbox.tsx")),
      screen("/rates", "use-desk", () => import("./screens/rates/rates.tsx")),
      screen("/rates/import", "publish-rates", () => import("./screens/rates/import-start.tsx")),
      screen("/rates/import/:id", "publish-rates", () => import("./screens/rates/import.tsx")),
      screen("/staff", "manage-staff", () => import("./screens/staff/staff.tsx")),
      { path: "*", element: <UnknownPage /> },
    ],
  },
];
