import { useSelector } from "@xstate/react";
import { type ReactElement, type ReactNode, Suspense, use, useEffect, useState } from "react";
import { type Location, matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from "react-router-dom";
import { isSameToasts, selectToasts } from "#flows/toasts/view.ts";
import { visuallyHidden } from "../components/accessibility.css.ts";
import { Button } from "../components/button.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { Spinner } from "../components/loading.tsx";
import { ToastRegion } from "../components/toast-region/toast-region.tsx";
import { centred } from "./frame.css.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { createLazyScreen, type LazyScreen, Screen } from "./lazy-screen.tsx";
import { tabTitle, useToasts } from "./portal-context.tsx";
import { useScrollRestoration } from "./scroll-restoration.ts";

const SCREENS = new Map<RouteObject, LazyScreen>();

type ScreenImport = Parameters<typeof createLazyScreen>[0];

const lazyRoute = (fetchModule: ScreenImport, route: { path: string } | { children: RouteObject[] }): RouteObject => {
  const screen = createLazyScreen(fetchModule);
  const created = { ...route, element: <Screen screen={screen} /> };
  SCREENS.set(created, screen);
  return created;
};

const signIn = () => import("../screens/sign-in/screen.tsx");

const publicRoutes: readonly RouteObject[] = [
  lazyRoute(signIn, { path: "login" }),
  lazyRoute(signIn, { path: "account" }),
  lazyRoute(() => import("../screens/signup/screen.tsx"), { path: "signup" }),
  lazyRoute(() => import("../screens/forgot-password/screen.tsx"), { path: "forgot-password" }),
  lazyRoute(() => import("../screens/reset-password/screen.tsx"), { path: "reset-password" }),
];

const signedIn: RouteObject[] = [
  lazyRoute(() => import("../screens/dashboard/screen.tsx"), { path: "dashboard" }),
  lazyRoute(() => import("../screens/rate-search/screen.tsx"), { path: "rate" }),
  lazyRoute(() => import("../screens/available-rates/screen.tsx"), { path: "rate/search" }),
  lazyRoute(() => import("../screens/my-bookings/screen.tsx"), { path: "rate/quote" }),
  lazyRoute(() => import("../screens/tracking/screen.tsx"), { path: "rate/tracking" }),
  lazyRoute(() => import("../screens/tracking/details.tsx"), { path: "rate/tracking/:bookingId" }),
];

const routes: RouteObject[] = [
  ...publicRoutes,
  lazyRoute(() => import("./frame.tsx"), { children: signedIn }),
  { path: "*", element: <UnknownAddress /> },
];

const waiting = (
  <div className={centred}>
    <Spinner size="l" label="Loading..." />
  </div>
);

const forgetFailures = (): void => {
  for (const screen of SCREENS.values()) screen.forgetFailure();
};

const findScreens = (location: Location): readonly LazyScreen[] =>
  (matchRoutes(routes, location) ?? []).flatMap(({ route }) => SCREENS.get(route) ?? []);

/* React shows the fallback of a Suspense boundary for at least 300 ms, so the first screen does not use it. */
const useFirstLoad = (location: Location): boolean => {
  const [loading] = useState(() => Promise.allSettled(findScreens(location).map(({ load }) => load())));
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    void loading.then(() => setOver(true));
  }, [loading]);
  return isOver;
};

export function PortalScreens(): ReactElement {
  const location = useLocation();
  if (!useFirstLoad(location)) return waiting;
  return (
    <ErrorBoundary location={location} fallback={<RouteErrorPage />}>
      <Suspense fallback={waiting}>
        <MatchedScreen />
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Fetches the frame and the screen at the same time, and waits for both: a frame without its screen is never shown. */
function MatchedScreen(): ReactNode {
  const screens = findScreens(useLocation());
  for (const screen of screens) void screen.load();
  for (const screen of screens) if (screen.loaded() === null) use(screen.load());
  useScrollRestoration();
  return useRoutes(routes);
}

/** Leads to /login; a signed-in user continues to the dashboard, which names the address. */
function UnknownAddress(): ReactElement {
  const { pathname } = useLocation();
  return <Navigate to="/login" replace state={{ missingPage: pathname }} />;
}

function RouteErrorPage(): ReactElement {
  useEffect(forgetFailures, []);
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
