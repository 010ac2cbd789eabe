import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement, ReactNode } from "react";
import { formatLoad } from "#domain/containers";
import type { SailingDay } from "#domain/distribution";
import type { FclSearch } from "#domain/search";
import { severalSailingsFlow } from "#flows/several-sailings/machine.ts";
import { savePlan, type StartedPlan } from "#flows/several-sailings/interrupted.ts";
import type { SeveralEvent } from "#flows/several-sailings/types.ts";
import { type SeveralView, severalView } from "#flows/several-sailings/view.ts";
import type { BookingReceipt } from "#flows/booking/view.ts";
import { Banner } from "#web/components/banner.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { useDrafts, useFlow } from "#web/portal/portal-context.tsx";
import { useInterruptedAt, useSessionEnd } from "../booking/use-interrupted-booking.ts";
import { Confirmation, ConfirmationFoot, Outcomes, OutcomesFoot } from "./bookings.tsx";
import { PlanFoot, PlanForm } from "./plan.tsx";

type SeveralSailingsProps = {
  readonly search: FclSearch;
  readonly days: readonly SailingDay[];
  /** What was chosen before the session had ended. */
  readonly resumed: StartedPlan | null;
  /** Called for each booking when the dialog closes; `rateId` is the offer of the list. */
  readonly onBooked: (rateId: string, receipt: BookingReceipt) => void;
  readonly onClose: () => void;
};

/** One load on several sailings, from the plan to the result of each booking. */
export default function SeveralSailings({
  search,
  days,
  resumed,
  onBooked,
  onClose,
}: SeveralSailingsProps): ReactElement {
  const machine = useFlow((services) => severalSailingsFlow(services, search, days, resumed ?? undefined));
  const drafts = useDrafts();
  const at = useInterruptedAt();
  const actor = useActorRef(machine);
  const snapshot = useSelector(actor, (state) => state);
  const view = severalView(snapshot);
  useSessionEnd(() => {
    if (view.kind !== "finished") savePlan(drafts, at, actor.getSnapshot().context);
  });
  const close = () => {
    if (view.kind === "finished")
      view.outcomes.forEach((outcome, index) => {
        const quote = view.quotes[index];
        if (outcome.kind === "booked" && quote !== undefined) onBooked(quote.chosen.id, outcome.receipt);
      });
    onClose();
  };
  const isLocked = view.kind === "booking" || view.kind === "quoting";
  return (
    <Dialog
      open
      size="compare"
      locked={isLocked}
      onClose={close}
      title={formatTitle(view, search)}
      footer={<Foot view={view} send={actor.send} onClose={close} />}
    >
      {resumed !== null && view.kind === "planning" && (
        <Banner tone="caution">
          You were signed out before the bookings were sent, so nothing was booked. Check the plan and confirm it again.
        </Banner>
      )}
      <Body view={view} search={search} send={actor.send} />
    </Dialog>
  );
}

const formatTitle = (view: SeveralView, { containers }: FclSearch): string => {
  const load = formatLoad(containers);
  switch (view.kind) {
    case "planning":
    case "quoting":
      return `${load} on several sailings`;
    case "confirming":
      return `Are you sure you want to book ${view.quotes.length} sailings?`;
    case "booking":
      return "Booking...";
    case "finished":
      return view.booked === view.quotes.length ? "Success!" : "Not all sailings are booked";
  }
};

type PartProps = { readonly view: SeveralView; readonly send: (event: SeveralEvent) => void };

function Body({ view, search, send }: PartProps & { readonly search: FclSearch }): ReactNode {
  switch (view.kind) {
    case "planning":
    case "quoting":
      return <PlanForm view={view} load={search.containers} send={send} />;
    case "confirming":
      return <Confirmation view={view} />;
    case "booking":
    case "finished":
      return <Outcomes view={view} />;
  }
}

function Foot({ view, send, onClose }: PartProps & { readonly onClose: () => void }): ReactNode {
  switch (view.kind) {
    case "planning":
    case "quoting":
      return <PlanFoot view={view} send={send} onClose={onClose} />;
    case "confirming":
      return <ConfirmationFoot view={view} send={send} />;
    case "booking":
    case "finished":
      return <OutcomesFoot view={view} send={send} onClose={onClose} />;
  }
}
