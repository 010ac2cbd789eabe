import { memo, type ReactElement, type ReactNode, useId } from "react";
import { type Money } from "#domain/money";
import { containsText } from "#domain/places";
import type { ValueFilter, ValueFacet } from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { code as codeStyle, num } from "#web/styles/typography.css.ts";
import * as css from "./filters.css.ts";
import { edge } from "#web/styles/tokens.ts";
import { Stack, Text } from "#web/kit/layout.tsx";
import { formatWholeFigure } from "#web/messages/formats.ts";

export const lowestText = (lowest: Money | null): string => (lowest === null ? "no total" : formatWholeFigure(lowest));

export function FilterGroup({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}): ReactElement {
  const titleId = useId();
  return (
    <Stack gap={8} role="group" aria-labelledby={titleId}>
      <h3 id={titleId} className={css.groupTitle}>
        {title}
      </h3>
      {children}
    </Stack>
  );
}

type FacetRowProps = {
  readonly filter: ValueFilter;
  readonly value: string;
  readonly name: string;
  readonly code: string | null;
  readonly count: number;
  readonly lowest: string;
  readonly chosen: boolean;
  readonly send: (event: RatesEvent) => void;
};

const FacetRow = memo(function FacetRow(props: FacetRowProps): ReactElement {
  const { filter, value, name, code, send } = props;
  return (
    <li className={css.row}>
      <Checkbox
        label={code === null ? name : <PortName name={name} code={code} />}
        note={String(props.count)}
        end={props.lowest}
        checked={props.chosen}
        onChange={() => send({ type: "filterValue.toggled", filter, value })}
      />
    </li>
  );
});

function PortName({ name, code }: { readonly name: string; readonly code: string }): ReactElement {
  return (
    <>
      {name} <span className={`${codeStyle} ${css.portCode}`}>{code}</span>
    </>
  );
}

type Send = (event: RatesEvent) => void;

type CarrierFilterProps = {
  readonly text: string;
  readonly chosen: readonly string[];
  readonly facets: readonly ValueFacet[];
  readonly send: Send;
};

/** No choice means all carriers. */
export function CarrierFilter({ text, chosen, facets, send }: CarrierFilterProps): ReactElement {
  const found = facets.filter(({ name }) => containsText(name, text));
  return (
    <FilterGroup title="Carrier">
      <CarrierText value={text} send={send} />
      <FacetRows filter="carriers" facets={found} chosen={chosen} send={send} />
      {found.length === 0 && <Text size="small">No carriers found</Text>}
    </FilterGroup>
  );
}

type FacetRowsProps = {
  readonly filter: ValueFilter;
  readonly facets: readonly ValueFacet[];
  readonly chosen: readonly string[];
  readonly send: Send;
};

export function FacetRows({ filter, facets, chosen, send }: FacetRowsProps): ReactElement {
  return (
    <ul>
      {facets.map(({ key, name, code, count, lowest }) => (
        <FacetRow
          key={key}
          filter={filter}
          value={key}
          name={name}
          code={code}
          count={count}
          lowest={lowestText(lowest)}
          chosen={chosen.includes(key)}
          send={send}
        />
      ))}
    </ul>
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

const daysText = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

type TransitFilterProps = {
  readonly min: number;
  readonly max: number;
  /** Null shows all offers, also those without a transit time. */
  readonly chosen: number | null;
  readonly send: (event: RatesEvent) => void;
};

export const TransitFilter = memo(function TransitFilter({ min, max, chosen, send }: TransitFilterProps): ReactElement {
  const id = useId();
  const value = chosen === null ? max : Math.min(Math.max(chosen, min), max);
  return (
    <Stack gap={8}>
      <h3 className={css.rangeTitle}>
        <label htmlFor={id}>Transit time, port to port</label>
        <output htmlFor={id} className={`${css.rangeValue} ${num}`}>
          {daysText(value)}
        </output>
      </h3>
      <div>
        <input
          id={id}
          type="range"
          className={css.range}
          style={{ backgroundSize: `${((value - min) / (max - min)) * 100}% ${edge(3)}, 100% ${edge(3)}` }}
          min={min}
          max={max}
          value={value}
          aria-valuetext={value === max ? `Any, up to ${daysText(max)}` : `At most ${daysText(value)}`}
          onChange={({ currentTarget: { valueAsNumber: days } }) =>
            send({ type: "filters.changed", changes: { maxTransitDays: days >= max ? null : days } })
          }
        />
        <p className={`${css.rangeEnds} ${num}`} aria-hidden="true">
          <span>{daysText(min)}</span>
          <span>{daysText(max)}</span>
        </p>
      </div>
    </Stack>
  );
});
