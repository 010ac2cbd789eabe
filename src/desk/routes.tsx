import type { ReactElement } from "react";
import { Navigate, type RouteObject } from "react-router-dom";
import { AccessScreen } from "./screens/access.tsx";
import { InvitationScreen } from "./screens/invitation.tsx";
import { SignInScreen } from "./screens/sign-in.tsx";
import { StaffScreen } from "./screens/staff.tsx";
import { useStaff } from "./services.ts";
import { findHome } from "./shell/destinations.ts";
import { RequireAction, Shell } from "./shell/shell.tsx";

function Home(): ReactElement {
  return <Navigate to={findHome(useStaff()?.actions ?? [])} replace />;
}

export const routes: RouteObject[] = [
  { path: "/sign-in", element: <SignInScreen /> },
  { path: "/invitation", element: <InvitationScreen /> },
  {
    element: <Shell />,
    children: [
      { path: "/", element: <Home /> },
      { path: "/access", element: <AccessScreen /> },
      { element: <RequireAction action="manage-staff" />, children: [{ path: "/staff", element: <StaffScreen /> }] },
      { path: "*", element: <Home /> },
    ],
  },
];
