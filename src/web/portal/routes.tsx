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
import { useFocusKeeper } from "./focus-keeper.ts";
import { centred } from "./frame.css.ts";
import { tabTitle, useCapability, useToasts } from "./portal-context.tsx";
import { loadFrame, PUBLIC_SCREENS, SIGNED_IN_SCREENS } from "./screens.ts";

const publicRoutes: readonly RouteObject[] = Object.entries(PUBLIC_SCREENS).map(([path, lazy]) => ({ path, lazy }));

/* Screens of a part of the API that the server may lack. */
const CAPABILITIES: Readonly<Partial<Record<string, Capability>>> = {
  "rate/quotes": "quotes",
  "rate/quotes/:number": "quotes",
  "rate/account": "account",
  "rate/notifications": "notifications",
} satisfies Partial<Record<keyof typeof SIGNED_IN_SCREENS, Capability>>;

const signedIn: readonly RouteObject[] = Object.entries(SIGNED_IN_SCREENS).map(([path, lazy]) => {
  const capability = CAPABILITIES[path];
  return capability === undefined
    ? { path, lazy }
    : { element: <RequireCapability name={capability} />, children: [{ path, lazy }] };
});

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
      { lazy: loadFrame, children: [...signedIn] },
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
  useFocusKeeper();
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
