import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { validateTracking, fromTrackingQuery, type TrackingQuery } from "#domain/tracking";
import { shipmentFlow } from "#flows/shipment.ts";
import { isSameQuery } from "#flows/shipment.ts";
import { isSameShipment, type ShipmentView, shipmentView } from "#flows/shipment.ts";
import { toFormPath, parseForm } from "#flows/tracking/query.ts";
import { trackingFlow } from "#flows/tracking/machine.ts";
import type { TrackingActor } from "#flows/tracking/view.ts";
import { focusFirstProblem, useFormToasts } from "#web/portal/use-toast.ts";
import { useFlow } from "#web/portal/portal-context.tsx";

interface Tracking {
  readonly form: TrackingActor;
  readonly shipment: ShipmentView;
  readonly askAgain: () => void;
}

const queryIn = (text: string): TrackingQuery | null => validateTracking(parseForm(text)).unwrapOr(null);

/** The form, and the shipment that the page's address names: reload, the way back and shared links keep it. */
export function useTracking(): Tracking {
  const { search } = useLocation();
  const { machine, input } = useFlow((portal) => trackingFlow(portal, search));
  const form = useActorRef(machine, { input });
  const found = useFlow((portal) => shipmentFlow(portal, queryIn(search)));
  const actor = useActorRef(found.machine, { input: found.input });
  const shipment = useSelector(actor, shipmentView, isSameShipment);
  const askAgain = () => actor.send({ type: "shipment.askedAgain" });
  useEffect(() => {
    form.send({ type: "address.changed", form: parseForm(search) });
    actor.send({ type: "shipment.named", query: queryIn(search) });
  }, [actor, form, search]);
  useOutcome(form, (query) => {
    const isSame = isSameQuery(query, queryIn(search));
    if (isSame) askAgain();
    return isSame;
  });
  return { form, shipment, askAgain };
}

/* Follows an accepted form to its address, and shows the problems of a refused one; `repeats` takes care of the same one. */
function useOutcome(form: TrackingActor, repeats: (query: TrackingQuery) => boolean): void {
  const navigate = useNavigate();
  const showProblems = useFormToasts(
    "tracking",
    useSelector(form, ({ context }) => context.problems),
  );
  useEffect(() => {
    const accepted = form.on("tracking.accepted", ({ query }) => {
      if (!repeats(query)) void navigate(toFormPath(fromTrackingQuery(query)));
    });
    const refused = form.on("tracking.refused", ({ problems }) => {
      showProblems(problems);
      focusFirstProblem();
    });
    return () => {
      accepted.unsubscribe();
      refused.unsubscribe();
    };
  }, [form, navigate, repeats, showProblems]);
}
