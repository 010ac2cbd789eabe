import type { RouteObject } from "react-router-dom";
import { Spinner } from "../components/spinner/spinner.tsx";
import { centred } from "./guard.css.ts";
import { UnknownAddress } from "./missing-page.tsx";
import { Root } from "./root.tsx";
import { RouteFault } from "./route-fault.tsx";

const signIn = () => import("../screens/sign-in/screen.tsx");

/** Screens without a header, open to everybody. */
const doors: readonly RouteObject[] = [
  { path: "login", lazy: signIn },
  { path: "account", lazy: signIn },
  { path: "signup", lazy: () => import("../screens/signup/screen.tsx") },
  { path: "forgot-password", lazy: () => import("../screens/forgot-password/screen.tsx") },
  { path: "reset-password", lazy: () => import("../screens/reset-password/screen.tsx") },
];

/** Screens behind the guard. */
const signedIn: readonly RouteObject[] = [
  { path: "dashboard", lazy: () => import("../screens/dashboard/screen.tsx") },
  { path: "rate", lazy: () => import("../screens/rate-search/screen.tsx") },
  { path: "rate/search", lazy: () => import("../screens/available-rates/screen.tsx") },
  { path: "rate/quote", lazy: () => import("../screens/my-bookings/screen.tsx") },
  { path: "rate/tracking", lazy: () => import("../screens/tracking/screen.tsx") },
  { path: "rate/tracking/:bookingId", lazy: () => import("../screens/tracking/details.tsx") },
];

const waiting = (
  <div className={centred}>
    <Spinner size="l" label="Loading..." />
  </div>
);

/** Every route of the portal; the public pages are whole page loads of the other entry. */
export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteFault />,
    hydrateFallbackElement: waiting,
    children: [
      ...doors,
      { lazy: () => import("./frame.tsx"), children: [...signedIn] },
      { path: "*", element: <UnknownAddress /> },
    ],
  },
];
