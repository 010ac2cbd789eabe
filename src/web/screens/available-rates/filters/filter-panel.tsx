import { memo, type ReactElement, useId } from "react";
import { wholeFigure } from "../../../../domain/money/format-money.ts";
import { containsText } from "../../../../domain/places/match-text.ts";
import type { CarrierFacet } from "../../../../domain/rates/facets.ts";
import { NO_FILTERS, type RateTypeFilter, toggleCarrier } from "../../../../domain/rates/filter.ts";
import type { RateCriteria } from "../../../../flows/rates/criteria.ts";
import { isNarrowed } from "../../../../flows/rates/criteria.ts";
import { Checkbox } from "../../../components/checkbox/checkbox.tsx";
import { search } from "../../../components/icon/shapes.ts";
import { LinkAction } from "../../../components/link/link-action.tsx";
import { Segmented } from "../../../components/segmented/segmented.tsx";
import { TextField } from "../../../components/text-field/text-field.tsx";
import { text } from "../../../styles/typography.css.ts";
import * as css from "./filters.css.ts";

type FilterPanelProps = {
  readonly criteria: RateCriteria;
  readonly carriers: readonly CarrierFacet[];
  readonly onChange: (criteria: RateCriteria) => void;
  /** False in a sheet, whose own title says it. */
  readonly titled?: boolean;
};

const RATE_TYPES: readonly { readonly value: RateTypeFilter; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "contract", label: "Contract" },
  { value: "spot", label: "Spot" },
];

/** What narrows the list: the kind of rate, and the carriers by text and by choice. */
export const FilterPanel = memo(function FilterPanel(props: FilterPanelProps): ReactElement {
  const { criteria, carriers, onChange, titled = true } = props;
  const { filters } = criteria;
  return (
    <div className={css.panel}>
      <div className={css.head}>
        {titled ? <h2 className={text.h3}>Filters</h2> : <span />}
        <LinkAction
          disabled={!isNarrowed(criteria)}
          onClick={() => onChange({ ...criteria, filters: NO_FILTERS, day: null })}
        >
          Clear All
        </LinkAction>
      </div>
      <div className={css.group}>
        <h3 className={css.groupTitle}>Rate type</h3>
        <Segmented
          label="Rate type"
          wide
          options={RATE_TYPES}
          value={filters.rateType}
          onChange={(rateType) => onChange({ ...criteria, filters: { ...filters, rateType } })}
        />
      </div>
      <CarrierFilter criteria={criteria} carriers={carriers} onChange={onChange} />
      <WaysToPay />
    </div>
  );
});

function CarrierFilter({ criteria, carriers, onChange }: FilterPanelProps): ReactElement {
  const { filters } = criteria;
  const titleId = useId();
  const found = carriers.filter(({ name }) => containsText(name, filters.carrierText));
  const change = (carrierText: string) => onChange({ ...criteria, filters: { ...filters, carrierText } });
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
              onChange={() => onChange({ ...criteria, filters: toggleCarrier(filters, name) })}
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
