import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { EMPTY_LIST_QUERY } from "#domain/bookings";
import { runningShipmentsFlow } from "#flows/bookings/machine.ts";
import { type BookingsView, bookingsView } from "#flows/bookings/view.ts";
import type { TrackingActor } from "#flows/tracking/view.ts";
import { Button } from "#web/components/button.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { wordFailure } from "#web/messages/failures.ts";
import { useFlow } from "#web/portal/portal-context.tsx";
import { text } from "#web/styles/typography.css.ts";
import { TrackingForm } from "./form.tsx";
import { RunningShipments } from "./running-shipments.tsx";
import { lead, nothing, other, own, ownHead, start } from "./start.css.ts";

/** Own shipments open with one click; the form is for every other number. */
export function TrackingStart({ actor: form }: { readonly actor: TrackingActor }): ReactElement {
  const { machine, input } = useFlow((portal) => runningShipmentsFlow(portal, EMPTY_LIST_QUERY));
  const actor = useActorRef(machine, { input });
  const view = useSelector(actor, bookingsView);
  return (
    <div className={start}>
      <section className={own} aria-labelledby="your-shipments">
        <div className={ownHead}>
          <h2 id="your-shipments" className={text.h2}>
            Your running shipments
          </h2>
          <TextLink to="/rate/quote" alone>
            All bookings
          </TextLink>
        </div>
        <Shipments view={view} onRetry={() => actor.send({ type: "list.retried" })} />
      </section>
      <section className={other} aria-labelledby="another-number">
        <h2 id="another-number" className={text.h2}>
          Track another number
        </h2>
        <p className={lead}>For a number that is not in the list.</p>
        <TrackingForm actor={form} stacked />
      </section>
    </div>
  );
}

type ShipmentsProps = { readonly view: BookingsView; readonly onRetry: () => void };

function Shipments({ view, onRetry }: ShipmentsProps): ReactElement {
  switch (view.kind) {
    case "loading":
      return (
        <div className={nothing} role="status">
          <VisuallyHidden>Loading your shipments...</VisuallyHidden>
          {view.isSlow && <Skeleton width="100%" height="4rem" />}
        </div>
      );
    case "failed":
      return (
        <div className={nothing}>
          <p role="alert">{wordFailure("quotations", view.failure).sentence}</p>
          <Button kind="secondary" size="small" onClick={onRetry}>
            Try again
          </Button>
        </div>
      );
    case "empty":
      return <p className={nothing}>No shipment is under way.</p>;
    case "listed":
      return <RunningShipments bookings={view.rows.map(({ quotation }) => quotation)} today={view.today} />;
  }
}
