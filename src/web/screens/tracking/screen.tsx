import { type ReactElement, useEffect, useRef } from "react";
import type { ShipmentView } from "#flows/shipment.ts";
import { toDetailsPath } from "#flows/tracking/query.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { TrackingForm } from "./form.tsx";
import { Overview } from "./overview.tsx";
import { page, quiet } from "./screen.css.ts";
import { Failed, NothingFound, ShipmentSkeleton } from "./states.tsx";
import { TrackingStart } from "./start.tsx";
import { useTracking } from "./use-tracking.ts";
import { tabTitle } from "#web/portal/portal-context.tsx";

/** Tracking: the shipments that are running and a form for other numbers, or where the named shipment is. */
export function Component(): ReactElement {
  const { form, shipment, askAgain } = useTracking();
  useFocusOnShipment(shipment.kind !== "unnamed");
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle("Tracking")}</title>
      <div className={wrap}>
        <h1 className={text.h1}>Tracking</h1>
        {shipment.kind === "unnamed" ? (
          <TrackingStart actor={form} />
        ) : (
          <>
            <TrackingForm actor={form} />
            <Shipment view={shipment} onRetry={askAgain} />
          </>
        )}
      </div>
    </main>
  );
}

/* The form moves when a shipment appears: the focus would be lost with the button that was pressed. */
function useFocusOnShipment(isNamed: boolean): void {
  const before = useRef(isNamed);
  useEffect(() => {
    if (isNamed && !before.current) document.getElementById("main")?.focus({ preventScroll: true });
    before.current = isNamed;
  }, [isNamed]);
}

type ShipmentProps = {
  readonly view: Exclude<ShipmentView, { readonly kind: "unnamed" }>;
  readonly onRetry: () => void;
};

function Shipment({ view, onRetry }: ShipmentProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return view.isSlow ? <ShipmentSkeleton label="Loading tracking data..." /> : <div className={quiet} />;
    case "failed":
      return <Failed attempt="tracking" failure={view.failure} onRetry={onRetry} />;
    case "nothing":
      return <NothingFound sentence="No tracking data found." />;
    case "shown":
      return (
        <Overview query={view.query} read={view.read}>
          <LinkButton to={toDetailsPath(view.query)} kind="secondary">
            More Details
          </LinkButton>
        </Overview>
      );
  }
}
