import { type ReactElement, useState } from "react";
import type { FilterOptions, RateFacets } from "#domain/rates";
import { countActiveCriteria, type RateCriteria } from "#flows/rates/criteria.ts";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { sliders } from "#web/components/icon/shapes.ts";
import { LinkAction } from "#web/components/link.tsx";
import { FilterPanel } from "./filter-panel.tsx";

type FilterSheetProps = {
  readonly criteria: RateCriteria;
  readonly options: FilterOptions;
  readonly facets: RateFacets;
  readonly shownCount: number;
  readonly send: (event: RatesEvent) => void;
};

/** The filters where there is no room beside the list: a button that opens them over it. */
export function FilterSheet({ criteria, options, facets, shownCount, send }: FilterSheetProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chosen = countActiveCriteria(criteria);
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
          headAction={<LinkAction onClick={() => send({ type: "filters.cleared" })}>Clear All</LinkAction>}
          footer={
            <Button wide size="large" onClick={close}>
              {shownCount === 1 ? "Show 1 rate" : `Show ${shownCount} rates`}
            </Button>
          }
        >
          <FilterPanel filters={criteria.filters} options={options} facets={facets} send={send} titled={false} />
        </Dialog>
      )}
    </>
  );
}
