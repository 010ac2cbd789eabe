import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { useLocation, useParams } from "react-router-dom";
import { type TrackingForm, type TrackingQuery, validateTracking } from "#domain/tracking";
import { shipmentFlow } from "#flows/shipment.ts";
import { isSameShipment, type ShipmentView, shipmentView } from "#flows/shipment.ts";
import { toFormPath, parseDetailsForm } from "#flows/tracking/query.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { EmptyState } from "#web/components/empty-state.tsx";
import { arrowLeft } from "#web/components/icon/shapes.ts";
import { useFlow, tabTitle } from "#web/portal/portal-context.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { EtaChanges } from "./eta-changes.tsx";
import { MovesTable } from "./moves-table.tsx";
import { Overview } from "./overview.tsx";
import { back, instead, page, quiet } from "./screen.css.ts";
import { Failed, NothingFound, ShipmentSkeleton } from "./states.tsx";

/** Every move of one shipment; the address alone says which, so that a reload and a shared link show the same. */
export function Component(): ReactElement {
  const { bookingId = "" } = useParams();
  const { search } = useLocation();
  const form = parseDetailsForm(bookingId, search);
  const asked = validateTracking(form);
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle(bookingId, "Tracking")}</title>
      <div className={wrap}>
        <div className={back}>
          <LinkButton to={toFormPath(form)} kind="ghost" icon={arrowLeft}>
            Back to Tracking
          </LinkButton>
        </div>
        <h1 className={text.h1}>Tracking details</h1>
        {asked.match(
          (query) => (
            <Details key={bookingId + search} query={query} />
          ),
          ([first]) => (
            <Unnamed form={form} sentence={first?.message ?? ""} />
          ),
        )}
      </div>
    </main>
  );
}

/* A link that was shortened, or typed by hand. */
function Unnamed({ form, sentence }: { readonly form: TrackingForm; readonly sentence: string }): ReactElement {
  return (
    <div className={instead}>
      <EmptyState sentence={sentence} advice="This link does not contain everything needed to find the shipment.">
        <LinkButton to={toFormPath(form)}>Complete the form</LinkButton>
      </EmptyState>
    </div>
  );
}

function Details({ query }: { readonly query: TrackingQuery }): ReactElement {
  const { machine, input } = useFlow((portal) => shipmentFlow(portal, query));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, shipmentView, isSameShipment);
  return <Shipment view={view} onRetry={() => actor.send({ type: "shipment.askedAgain" })} />;
}

type ShipmentProps = { readonly view: ShipmentView; readonly onRetry: () => void };

function Shipment({ view, onRetry }: ShipmentProps): ReactElement {
  switch (view.kind) {
    case "unnamed":
    case "loading":
      return view.kind === "loading" && view.isSlow ? (
        <ShipmentSkeleton label="Loading details..." withMoves />
      ) : (
        <div className={quiet} />
      );
    case "failed":
      return <Failed attempt="tracking-details" failure={view.failure} onRetry={onRetry} />;
    case "nothing":
      return <NothingFound sentence="No details found." />;
    case "shown": {
      const { rows, etaChanges } = view.read.journey;
      return (
        <>
          <Overview query={view.query} read={view.read} />
          <EtaChanges changes={etaChanges} />
          {rows.length === 0 ? <NothingFound sentence="No details found." /> : <MovesTable rows={rows} />}
        </>
      );
    }
  }
}
