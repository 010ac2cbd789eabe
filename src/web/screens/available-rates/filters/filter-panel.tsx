import { memo, type ReactElement } from "react";
import type { CarrierFacet } from "../../../../domain/rates/facets.ts";
import type { RateFilters, RateTypeFilter } from "../../../../domain/rates/filter.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { LinkAction } from "../../../components/link/link-action.tsx";
import { Segmented } from "../../../components/segmented/segmented.tsx";
import { text } from "../../../styles/typography.css.ts";
import { CarrierFilter } from "./carrier-filter.tsx";
import * as css from "./filters.css.ts";

type Send = (event: RatesEvent) => void;

type FilterPanelProps = {
  readonly filters: RateFilters;
  readonly carriers: readonly CarrierFacet[];
  readonly send: Send;
  /** False in a sheet, which has a title and Clear All of its own. */
  readonly titled?: boolean;
};

/** What narrows the list: the kind of rate, and the carriers by text and by choice. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps): ReactElement {
  const { filters, carriers, send, titled = true } = props;
  return (
    <div className={css.panel}>
      {titled && (
        <div className={css.head}>
          <h2 className={text.h3}>Filters</h2>
          <LinkAction onClick={() => send({ type: "filters.cleared" })}>Clear All</LinkAction>
        </div>
      )}
      <RateType chosen={filters.rateType} send={send} />
      <CarrierFilter filters={filters} carriers={carriers} send={send} />
      <WaysToPay />
    </div>
  );
});

const RATE_TYPES: readonly { readonly value: RateTypeFilter; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "contract", label: "Contract" },
  { value: "spot", label: "Spot" },
];

type RateTypeProps = { readonly chosen: RateTypeFilter; readonly send: Send };

const RateType = memo(function RateType({ chosen, send }: RateTypeProps): ReactElement {
  return (
    <div className={css.group}>
      <h3 className={css.groupTitle}>Rate type</h3>
      <Segmented
        label="Rate type"
        wide
        options={RATE_TYPES}
        value={chosen}
        onChange={(rateType) => send({ type: "rateType.chosen", rateType })}
      />
    </div>
  );
});

const WaysToPay = memo(function WaysToPay(): ReactElement {
  return (
    <div className={css.group}>
      <h3 className={css.groupTitle}>Ways to pay</h3>
      <dl className={css.payments}>
        <div className={css.payment}>
          <dt className={css.paymentName}>Prepaid</dt>
          <dd className={css.paymentDue}>due before shipment</dd>
        </div>
        <div className={css.payment}>
          <dt className={css.paymentName}>Collect</dt>
          <dd className={css.paymentDue}>due after shipment</dd>
        </div>
      </dl>
    </div>
  );
});
