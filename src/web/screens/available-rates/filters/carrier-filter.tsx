import { memo, type ReactElement } from "react";
import { containsText } from "#domain/places";
import type { ValueFacet } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { search } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { FacetRow, FilterGroup, lowestText } from "./facet-row.tsx";
import * as css from "./filters.css.ts";

type Send = (event: RatesEvent) => void;

type CarrierFilterProps = {
  readonly text: string;
  readonly chosen: readonly string[];
  readonly facets: readonly ValueFacet[];
  readonly send: Send;
};

/** Carriers by text and by choice; none chosen means all of them. */
export function CarrierFilter({ text, chosen, facets, send }: CarrierFilterProps): ReactElement {
  const found = facets.filter(({ name }) => containsText(name, text));
  return (
    <FilterGroup title="Carrier">
      <CarrierText value={text} send={send} />
      <ul>
        {found.map(({ key, name, count, lowest }) => (
          <FacetRow
            key={key}
            filter="carriers"
            value={key}
            name={name}
            code={null}
            count={count}
            lowest={lowestText(lowest)}
            chosen={chosen.includes(key)}
            send={send}
          />
        ))}
      </ul>
      {found.length === 0 && <p className={css.none}>No carriers found</p>}
    </FilterGroup>
  );
}

type CarrierTextProps = { readonly value: string; readonly send: Send };

const CarrierText = memo(function CarrierText({ value, send }: CarrierTextProps): ReactElement {
  const change = (carrierText: string) => send({ type: "filters.changed", changes: { carrierText } });
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
