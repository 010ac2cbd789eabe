import { type ReactElement, useState } from "react";
import type { CarrierFacet } from "../../../../domain/rates/facets.ts";
import type { RateCriteria } from "../../../../flows/rates/criteria.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Button } from "../../../components/button/button.tsx";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { sliders } from "../../../components/icon/shapes.ts";
import { FilterPanel } from "./filter-panel.tsx";

type FilterSheetProps = {
  readonly criteria: RateCriteria;
  readonly carriers: readonly CarrierFacet[];
  readonly shownCount: number;
  readonly send: (event: RatesEvent) => void;
};

/** The filters where there is no room beside the list: a button that opens them over it. */
export function FilterSheet(props: FilterSheetProps): ReactElement {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const chosen = chosenCount(props.criteria);
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
          footer={
            <>
              <Button kind="ghost" onClick={() => props.send({ type: "filters.cleared" })}>
                Clear All
              </Button>
              <Button onClick={close}>
                {props.shownCount === 1 ? "Show 1 rate" : `Show ${props.shownCount} rates`}
              </Button>
            </>
          }
        >
          <FilterPanel filters={props.criteria.filters} carriers={props.carriers} send={props.send} titled={false} />
        </Dialog>
      )}
    </>
  );
}

const chosenCount = ({ filters, day }: RateCriteria): number =>
  filters.carriers.length +
  (filters.rateType === "all" ? 0 : 1) +
  (filters.carrierText.trim() === "" ? 0 : 1) +
  (day === null ? 0 : 1);
