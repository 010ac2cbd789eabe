import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Navigate, type RouteObject, useLocation, Outlet, ScrollRestoration } from "react-router-dom";
import type { Capability } from "#domain/accounts";
import { isSameToasts, selectToasts } from "#flows/toasts/view.ts";
import { visuallyHidden } from "../components/accessibility.css.ts";
import { Button } from "../components/button.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { Spinner } from "../components/loading.tsx";
import { ToastRegion } from "../components/toast-region/toast-region.tsx";
import { centred } from "./frame.css.ts";
import { tabTitle, useCapability, useToasts } from "./portal-context.tsx";

const signIn = () => import("../screens/sign-in/screen.tsx");

const publicRoutes: readonly RouteObject[] = [
  { path: "login", lazy: signIn },
  { path: "account", lazy: signIn },
  { path: "signup", lazy: () => import("../screens/signup/screen.tsx") },
  { path: "forgot-password", lazy: () => import("../screens/forgot-password/screen.tsx") },
  { path: "shared/quotes/:token", lazy: () => import("../screens/quotes/approval-screen.tsx") },
  { path: "quotes/verify/:code", lazy: () => import("../screens/quotes/verify-screen.tsx") },
  { path: "shared/:token", lazy: () => import("../screens/shared/screen.tsx") },
  { path: "reset-password", lazy: () => import("../screens/reset-password/screen.tsx") },
];

const signedIn: readonly RouteObject[] = [
  { path: "dashboard", lazy: () => import("../screens/dashboard/screen.tsx") },
  { path: "rate", lazy: () => import("../screens/rate-search/screen.tsx") },
  { path: "rate/search", lazy: () => import("../screens/available-rates/screen.tsx") },
  { path: "rate/quote", lazy: () => import("../screens/my-bookings/screen.tsx") },
  {
    element: <RequireCapability name="quotes" />,
    children: [
      { path: "rate/quotes", lazy: () => import("../screens/quotes/list-screen.tsx") },
      { path: "rate/quotes/:number", lazy: () => import("../screens/quotes/quote-screen.tsx") },
    ],
  },
  {
    element: <RequireCapability name="account" />,
    children: [{ path: "rate/account", lazy: () => import("../screens/account/screen.tsx") }],
  },
  { path: "rate/quote/:quotationId", lazy: () => import("../screens/booking-page/screen.tsx") },
  {
    element: <RequireCapability name="notifications" />,
    children: [{ path: "rate/notifications", lazy: () => import("../screens/notifications/screen.tsx") }],
  },
  { path: "rate/tracking", lazy: () => import("../screens/tracking/screen.tsx") },
  { path: "rate/tracking/:bookingId", lazy: () => import("../screens/tracking/details.tsx") },
];

const waiting = (
  <div className={centred}>
    <Spinner size="l" label="Loading..." />
  </div>
);

export const routes: RouteObject[] = [
  {
    element: <Root />,
    errorElement: <RouteErrorPage />,
    hydrateFallbackElement: waiting,
    children: [
      ...publicRoutes,
      { lazy: () => import("./frame.tsx"), children: [...signedIn] },
      { path: "*", element: <UnknownAddress /> },
    ],
  },
];

/** Leads to /login; a signed-in user continues to the dashboard, which names the address. */
function UnknownAddress(): ReactElement {
  const { pathname } = useLocation();
  return <Navigate to="/login" replace state={{ missingPage: pathname }} />;
}

/** Screens of a part of the API that the server may lack; without it the address counts as unknown. */
function RequireCapability({ name }: { readonly name: Capability }): ReactElement {
  const { pathname } = useLocation();
  const isOffered = useCapability(name);
  return isOffered ? <Outlet /> : <Navigate to="/dashboard" replace state={{ missingPage: pathname }} />;
}

function Root(): ReactElement {
  return (
    <>
      <Outlet />
      <Toasts />
      <ScrollRestoration />
    </>
  );
}

function RouteErrorPage(): ReactElement {
  return (
    <main id="main" tabIndex={-1} className={centred}>
      <title>{tabTitle("Fault")}</title>
      <h1 className={visuallyHidden}>Fault</h1>
      <FailedState
        sentence="This page could not be shown."
        advice="Part of it may not have loaded. What you typed is saved on this device."
      >
        <Button kind="secondary" onClick={() => globalThis.location.reload()}>
          Load again
        </Button>
      </FailedState>
    </main>
  );
}

export function Toasts(): ReactElement {
  const toasts = useToasts();
  const onShow = useSelector(toasts, selectToasts, isSameToasts);
  return (
    <ToastRegion
      toasts={onShow}
      onDismiss={(id) => toasts.send({ type: "toast.dismissed", id })}
      onPause={() => toasts.send({ type: "reading.began" })}
      onResume={() => toasts.send({ type: "reading.ended" })}
    />
  );
}
