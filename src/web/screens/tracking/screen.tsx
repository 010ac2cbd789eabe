import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useRef } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { validateTracking, fromTrackingQuery, type TrackingQuery } from "#domain/tracking";
import { isSameView } from "#flows/kit/same-view.ts";
import { type ShipmentView, shipmentFlow, shipmentView } from "#flows/shipment.ts";
import { trackingFlow } from "#flows/tracking/machine.ts";
import { toDetailsPath, toFormPath, parseForm } from "#flows/tracking/query.ts";
import type { TrackingActor } from "#flows/tracking/view.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { Page } from "#web/kit/page.tsx";
import { useCapability, useFlowEvents, tabTitle, useFlow } from "#web/portal/portal-context.tsx";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";
import { placeholder } from "./overview.css.ts";
import { Overview } from "./overview.tsx";
import { TrackingForm, TrackingStart } from "./start.tsx";
import { Failed, NothingFound, ShipmentSkeleton, TrackingNotOffered } from "./states.tsx";

export function Component(): ReactElement {
  return useCapability("tracking") ? <Tracking /> : <TrackingNotOffered />;
}

function Tracking(): ReactElement {
  const { form, shipment, askAgain } = useTracking();
  useFocusOnShipment(shipment.kind !== "unnamed");
  return (
    <Page tab={tabTitle("Tracking")} heading="Tracking">
      {shipment.kind === "unnamed" ? (
        <TrackingStart actor={form} />
      ) : (
        <>
          <TrackingForm actor={form} />
          <Shipment view={shipment} onRetry={askAgain} />
        </>
      )}
    </Page>
  );
}

/* The form moves when a shipment appears: the focus would be lost with the pressed button. */
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
      return view.isSlow ? <ShipmentSkeleton label="Loading tracking data..." /> : <div className={placeholder} />;
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

interface TrackingFlows {
  readonly form: TrackingActor;
  readonly shipment: ShipmentView;
  readonly askAgain: () => void;
}

const queryIn = (text: string): TrackingQuery | null => validateTracking(parseForm(text)).unwrapOr(null);

/** The URL names the shipment: reload, back and shared links restore it. */
export function useTracking(): TrackingFlows {
  const { search } = useLocation();
  const form = useActorRef(useFlow((portal) => trackingFlow(portal, search)));
  const actor = useActorRef(useFlow((portal) => shipmentFlow(portal, queryIn(search))));
  const shipment = useSelector(actor, shipmentView, isSameView);
  const askAgain = () => actor.send({ type: "page.requested" });
  useEffect(() => {
    form.send({ type: "address.changed", form: parseForm(search) });
    actor.send({ type: "query.changed", query: queryIn(search) });
  }, [actor, form, search]);
  useOutcome(form, (query) => {
    const isSame = isSameView(query, queryIn(search));
    if (isSame) askAgain();
    return isSame;
  });
  return { form, shipment, askAgain };
}

/* `repeats` handles a second search for the same shipment. */
function useOutcome(form: TrackingActor, repeats: (query: TrackingQuery) => boolean): void {
  const navigate = useNavigate();
  const showProblems = useFormToasts(
    "tracking",
    useSelector(form, ({ context }) => context.problems),
  );
  useFlowEvents(form, (event) => {
    if (event.type === "tracking.accepted") {
      if (!repeats(event.query)) void navigate(toFormPath(fromTrackingQuery(event.query)));
      return;
    }
    showProblems(event.problems);
    focusFirstProblem();
  });
}
