import { useSelector } from "@xstate/react";
import { memo, type ReactElement, useState } from "react";
import { countActiveCriteria } from "#flows/rates/criteria.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { sliders } from "#web/components/icon/shapes.ts";
import { lazyPart, useLater } from "#web/kit/lazy-part.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { extent } from "#web/styles/tokens.ts";
import type { RatesActor } from "../context.ts";

const panel = lazyPart(
  async () => (await import("./filter-panel.tsx")).FilterPanel,
  () => <Skeleton width="100%" height={extent(280)} />,
  ({ onRetry }) => <LinkAction onClick={onRetry}>The filters could not be loaded. Try again.</LinkAction>,
);

/** The filters, whose code comes after the first offers. */
export const FilterPanel = memo(panel.Lazy);

export const preloadFilters = panel.preload;

/** The filters where there is no room beside the offers. */
export function FilterSheet({ rates }: { readonly rates: RatesActor }): ReactElement {
  const [open, setOpen] = useState(false);
  useLater(preloadFilters);
  const close = () => setOpen(false);
  const chosen = useSelector(rates, ({ context }) => countActiveCriteria(context.criteria));
  const shownCount = useSelector(rates, ({ context }) => context.shown.length);
  return (
    <>
      <Button kind="secondary" size="small" icon={sliders} opens="dialog" onClick={() => setOpen(true)}>
        {chosen === 0 ? "Filters" : `Filters (${chosen})`}
      </Button>
      {open && (
        <Dialog
          open
          onClose={close}
          title="Filters"
          headAction={<LinkAction onClick={() => rates.send({ type: "filters.cleared" })}>Clear All</LinkAction>}
          footer={
            <Button wide size="large" onClick={close}>
              {shownCount === 1 ? "Show 1 rate" : `Show ${shownCount} rates`}
            </Button>
          }
        >
          <FilterPanel rates={rates} titled={false} />
        </Dialog>
      )}
    </>
  );
}
