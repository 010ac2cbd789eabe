import { memo, type ReactElement, useId } from "react";
import { wholeFigure } from "../../../../domain/money/format-money.ts";
import { containsText } from "../../../../domain/places/match-text.ts";
import type { CarrierFacet } from "../../../../domain/rates/facets.ts";
import { type RateFilters, type RateTypeFilter, toggleCarrier } from "../../../../domain/rates/filter.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Checkbox } from "../../../components/checkbox/checkbox.tsx";
import { search } from "../../../components/icon/shapes.ts";
import { LinkAction } from "../../../components/link/link-action.tsx";
import { Segmented } from "../../../components/segmented/segmented.tsx";
import { TextField } from "../../../components/text-field/text-field.tsx";
import { text } from "../../../styles/typography.css.ts";
import * as css from "./filters.css.ts";

type FilterPanelProps = {
  readonly filters: RateFilters;
  readonly carriers: readonly CarrierFacet[];
  readonly send: (event: RatesEvent) => void;
  /** False in a sheet, which has a title and Clear All of its own. */
  readonly titled?: boolean;
};

const RATE_TYPES: readonly { readonly value: RateTypeFilter; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "contract", label: "Contract" },
  { value: "spot", label: "Spot" },
];

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
      <div className={css.group}>
        <h3 className={css.groupTitle}>Rate type</h3>
        <Segmented
          label="Rate type"
          wide
          options={RATE_TYPES}
          value={filters.rateType}
          onChange={(rateType) => send({ type: "filters.changed", filters: { ...filters, rateType } })}
        />
      </div>
      <CarrierFilter filters={filters} carriers={carriers} send={send} />
      <WaysToPay />
    </div>
  );
});

function CarrierFilter({ filters, carriers, send }: FilterPanelProps): ReactElement {
  const titleId = useId();
  const found = carriers.filter(({ name }) => containsText(name, filters.carrierText));
  const change = (carrierText: string) => send({ type: "filters.changed", filters: { ...filters, carrierText } });
  return (
    <div className={css.group} role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        Carrier
      </h3>
      <TextField
        label="Search carriers"
        labelHidden
        compact
        type="search"
        icon={search}
        placeholder="Search carriers"
        autoComplete="off"
        value={filters.carrierText}
        onChange={change}
        onClear={() => change("")}
      />
      <ul className={css.carriers}>
        {found.map(({ name, count, lowest }) => (
          <li key={name} className={css.carrier}>
            <Checkbox
              label={name}
              note={String(count)}
              end={lowest === null ? undefined : wholeFigure(lowest)}
              checked={filters.carriers.includes(name)}
              onChange={() => send({ type: "filters.changed", filters: toggleCarrier(filters, name) })}
            />
          </li>
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>No carriers found</p>}
    </div>
  );
}

function WaysToPay(): ReactElement {
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
}
