import type { ReactElement } from "react";
import type { ShipmentView } from "../../../flows/shipment/selectors.ts";
import { detailsAddress } from "../../../flows/tracking/address.ts";
import { LinkButton } from "../../components/button/link-button.tsx";
import { wrap } from "../../styles/layout.css.ts";
import { text } from "../../styles/typography.css.ts";
import { TrackingForm } from "./form.tsx";
import { Overview } from "./overview.tsx";
import { page, quiet } from "./screen.css.ts";
import { Failed, NothingFound, ShipmentSkeleton } from "./states.tsx";
import { useTracking } from "./use-tracking.ts";
import { tabTitle } from "../../portal/tab-title.ts";

/** Tracking: which shipment, and where it is. */
export function Component(): ReactElement {
  const { form, shipment, askAgain } = useTracking();
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle("Tracking")}</title>
      <div className={wrap}>
        <h1 className={text.h1}>Tracking</h1>
        <TrackingForm actor={form} />
        <Shipment view={shipment} onRetry={askAgain} />
      </div>
    </main>
  );
}

type ShipmentProps = { readonly view: ShipmentView; readonly onRetry: () => void };

function Shipment({ view, onRetry }: ShipmentProps): ReactElement | null {
  switch (view.kind) {
    case "unnamed":
      return null;
    case "loading":
      return view.isLong ? <ShipmentSkeleton label="Loading tracking data..." /> : <div className={quiet} />;
    case "failed":
      return <Failed attempt="tracking" failure={view.failure} onRetry={onRetry} />;
    case "nothing":
      return <NothingFound sentence="No tracking data found." />;
    case "shown":
      return (
        <Overview query={view.query} read={view.read}>
          <LinkButton to={detailsAddress(view.query)} kind="secondary">
            More Details
          </LinkButton>
        </Overview>
      );
  }
}
