import { useSelector } from "@xstate/react";
import { type ReactElement, useMemo, useState } from "react";
import { listSailingDays, type SailingDay } from "#domain/distribution";
import { restorePlan, takePlan } from "#flows/several-sailings/interrupted.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { columns } from "#web/components/icon/shapes.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { useCapability, useDrafts } from "#web/portal/portal-context.tsx";
import { SaveTemplate } from "../../dashboard/save-template.tsx";
import { useInterruptedAt } from "../booking/use-interrupted-booking.ts";
import type { RatesActor } from "../context.ts";
import { opener } from "./several-sailings.css.ts";

const SeveralSailings = lazyDialog(async () => (await import("./dialog.tsx")).default).Lazy;

/** What can be done with the search as a whole: a load of several containers can sail on several days, and a search can be saved. */
export function SearchActions({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const search = useSelector(rates, ({ context }) => context.search);
  const list = useSelector(rates, ({ context }) => context.list);
  const totals = useSelector(rates, ({ context }) => context.totals);
  const canSave = useCapability("templates");
  const [isOpen, setOpen] = useState(false);
  const days = useMemo(() => listSailingDays(list?.rates ?? [], { totals, basis: "quoted" }), [list, totals]);
  const { resumed, booked, dismiss } = useInterruptedPlan(list === null ? null : days);
  const containers = search.containers.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasSeveral = containers >= 2 && days.length >= 2;
  if (!hasSeveral && !canSave && booked.length === 0) return null;
  return (
    <div className={opener}>
      {hasSeveral && (
        <Button kind="secondary" size="small" icon={columns} opens="dialog" onClick={() => setOpen(true)}>
          Book on several sailings
        </Button>
      )}
      {canSave && <SaveTemplate search={search} look={{ kind: "ghost", size: "small" }} />}
      {booked.length > 0 && (
        <Banner tone="caution">
          You were signed out after {booked.join(", ")} {booked.length === 1 ? "was" : "were"} booked. The other
          sailings were not booked: see My Bookings before you book them.
        </Banner>
      )}
      {(isOpen || resumed !== null) && (
        <SeveralSailings
          search={search}
          days={days}
          resumed={resumed}
          onBooked={(rateId, receipt) => rates.send({ type: "offer.booked", rateId, receipt })}
          onClose={() => {
            setOpen(false);
            dismiss();
          }}
        />
      )}
    </div>
  );
}

/** The plan that was open when the session ended, once its sailings are listed again. */
function useInterruptedPlan(days: readonly SailingDay[] | null) {
  const drafts = useDrafts();
  const at = useInterruptedAt();
  const [plan, setPlan] = useState(() => takePlan(drafts, at));
  const booked = plan?.booked ?? [];
  const resumed = useMemo(
    () => (plan === null || plan.booked.length > 0 || days === null ? null : restorePlan(plan, days)),
    [plan, days],
  );
  return { resumed, booked, dismiss: () => setPlan(null) };
}
