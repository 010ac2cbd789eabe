import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { guardView } from "#flows/session/selectors.ts";
import { Button } from "../components/button/button.tsx";
import { FailedState } from "../components/empty-state/empty-state.tsx";
import { Spinner } from "../components/spinner/spinner.tsx";
import { visuallyHidden } from "../components/visually-hidden/visually-hidden.css.ts";
import { wordFailure } from "../messages/failures.ts";
import { centred } from "./guard.css.ts";
import { usePortal } from "./portal-context.tsx";

/** Lets signed-in shippers through to the screen, asks the server about everybody else, and sends the rest to /login. */
export function Guard(): ReactElement {
  const { session } = usePortal();
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
    case "leaving":
      return <Waiting label="Signing out..." />;
    case "unreachable": {
      const { sentence, cause } = wordFailure("profile", view.failure);
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
