import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { useLocation, Navigate, Outlet } from "react-router-dom";
import { guardView } from "#flows/session/view.ts";
import { visuallyHidden } from "../components/accessibility.css.ts";
import { SkipLink } from "../components/accessibility.tsx";
import { Button } from "../components/button.tsx";
import { FailedState } from "../components/empty-state.tsx";
import { preloadDialogs } from "../components/dialog/dialog.tsx";
import { useLater } from "#web/kit/lazy-part.tsx";
import { Spinner } from "../components/loading.tsx";
import { failureMessage } from "../messages/failures.ts";
import { centred } from "./frame.css.ts";
import { NavBar } from "./nav-bar.tsx";
import { useSession } from "./portal-context.tsx";

/** A screen renders its own `<main id="main" tabIndex={-1}>`. */
export function Component(): ReactElement {
  useLater(preloadDialogs);
  return (
    <>
      <SkipLink />
      <NavBar />
      <Guard />
    </>
  );
}

export function Guard(): ReactElement {
  const session = useSession();
  const { pathname, search } = useLocation();
  const view = useSelector(session, guardView);
  useEffect(() => session.send({ type: "guard.entered", path: pathname + search }), [session, pathname, search]);

  switch (view.kind) {
    case "allowed":
      return <Outlet />;
    case "ended":
      return <Navigate to="/login" replace />;
    case "checking":
      return <Waiting label="Checking your sign-in..." />;
    case "signing-out":
      return <Waiting label="Signing out..." />;
    case "unreachable": {
      const { sentence, cause } = failureMessage("profile", view.failure);
      return (
        <main id="main" tabIndex={-1} className={centred}>
          <h1 className={visuallyHidden}>Server not reachable</h1>
          <FailedState sentence={sentence} advice={`${cause ?? ""} You are still signed in on this device.`}>
            <Button kind="secondary" onClick={() => session.send({ type: "check.retried" })}>
              Try again
            </Button>
          </FailedState>
        </main>
      );
    }
  }
}

function Waiting({ label }: { readonly label: string }): ReactElement {
  return (
    <main id="main" tabIndex={-1} className={centred}>
      <Spinner size="l" label={label} />
    </main>
  );
}
