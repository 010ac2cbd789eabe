import { memo, type ReactElement, useId } from "react";
import { wholeFigure } from "../../../../domain/money/format-money.ts";
import { containsText } from "../../../../domain/places/match-text.ts";
import type { CarrierFacet } from "../../../../domain/rates/facets.ts";
import type { RateFilters } from "../../../../domain/rates/filter.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Checkbox } from "../../../components/checkbox/checkbox.tsx";
import { search } from "../../../components/icon/shapes.ts";
import { TextField } from "../../../components/text-field/text-field.tsx";
import * as css from "./filters.css.ts";

type Send = (event: RatesEvent) => void;

type CarrierFilterProps = {
  readonly filters: RateFilters;
  readonly carriers: readonly CarrierFacet[];
  readonly send: Send;
};

/** Carriers by text and by choice; none chosen means all of them. */
export function CarrierFilter({ filters, carriers, send }: CarrierFilterProps): ReactElement {
  const titleId = useId();
  const found = carriers.filter(({ name }) => containsText(name, filters.carrierText));
  return (
    <div className={css.group} role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        Carrier
      </h3>
      <CarrierText value={filters.carrierText} send={send} />
      <ul className={css.carriers}>
        {found.map((facet) => (
          <CarrierChoice key={facet.name} facet={facet} chosen={filters.carriers.includes(facet.name)} send={send} />
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>No carriers found</p>}
    </div>
  );
}

type CarrierTextProps = { readonly value: string; readonly send: Send };

const CarrierText = memo(function CarrierText({ value, send }: CarrierTextProps): ReactElement {
  const change = (typed: string) => send({ type: "carrierText.changed", text: typed });
  return (
    <TextField
      label="Search carriers"
      labelHidden
      compact
      type="search"
      icon={search}
      placeholder="Search carriers"
      autoComplete="off"
      value={value}
      onChange={change}
      onClear={() => change("")}
    />
  );
});

type CarrierChoiceProps = { readonly facet: CarrierFacet; readonly chosen: boolean; readonly send: Send };

const CarrierChoice = memo(function CarrierChoice({ facet, chosen, send }: CarrierChoiceProps): ReactElement {
  const { name, count, lowest } = facet;
  return (
    <li className={css.carrier}>
      <Checkbox
        label={name}
        note={String(count)}
        end={lowest === null ? undefined : wholeFigure(lowest)}
        checked={chosen}
        onChange={() => send({ type: "carrier.toggled", carrier: name })}
      />
    </li>
  );
});
