import { useSelector } from "@xstate/react";
import { type ReactElement, useMemo, useState } from "react";
import { listSailingDays } from "#domain/distribution";
import { Button } from "#web/components/button.tsx";
import { columns } from "#web/components/icon/shapes.ts";
import { lazyDialog } from "#web/components/lazy-dialog.tsx";
import { useCapability } from "#web/portal/portal-context.tsx";
import { SaveTemplate } from "../../dashboard/save-template.tsx";
import type { RatesActor } from "../context.ts";
import { opener } from "./several-sailings.css.ts";

const SeveralSailings = lazyDialog(() => import("./dialog.tsx"));

/** What can be done with the search as a whole: a load of several containers can sail on several days, and a search can be saved. */
export function SearchActions({ rates }: { readonly rates: RatesActor }): ReactElement | null {
  const search = useSelector(rates, ({ context }) => context.search);
  const list = useSelector(rates, ({ context }) => context.list);
  const totals = useSelector(rates, ({ context }) => context.totals);
  const canSave = useCapability("templates");
  const [isOpen, setOpen] = useState(false);
  const days = useMemo(() => listSailingDays(list?.rates ?? [], { totals, basis: "quoted" }), [list, totals]);
  const containers = search.containers.reduce((sum, { quantity }) => sum + quantity, 0);
  const hasSeveral = containers >= 2 && days.length >= 2;
  if (!hasSeveral && !canSave) return null;
  return (
    <div className={opener}>
      {hasSeveral && (
        <Button kind="secondary" size="small" icon={columns} opens="dialog" onClick={() => setOpen(true)}>
          Book on several sailings
        </Button>
      )}
      {canSave && <SaveTemplate search={search} look={{ kind: "ghost", size: "small" }} />}
      {isOpen && (
        <SeveralSailings
          search={search}
          days={days}
          onBooked={(rateId, receipt) => rates.send({ type: "offer.booked", rateId, receipt })}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
