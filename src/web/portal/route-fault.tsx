import type { ReactElement } from "react";
import { Button } from "../components/button/button.tsx";
import { FailedState } from "../components/empty-state/empty-state.tsx";
import { visuallyHidden } from "../components/visually-hidden/visually-hidden.css.ts";
import { centred } from "./guard.css.ts";
import { tabTitle } from "./tab-title.ts";

/** What stands in place of a screen that could not be drawn: a part of the program that did not load, or a fault of ours. */
export function RouteFault(): ReactElement {
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
