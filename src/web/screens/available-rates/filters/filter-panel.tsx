import { useSelector } from "@xstate/react";
import { type ReactElement, useDeferredValue, useMemo } from "react";
import {
  type Facet,
  type FilterOptions,
  type RateFacets,
  type RateFilters,
  type RateTypeFilter,
  TRANSHIPMENT_LIMITS,
  type ValueFacet,
  type ValueFilter,
} from "#domain/rates";
import type { RatesEvent } from "#flows/rates/types.ts";
import { readFacets, readFilterOptions } from "#flows/rates/view.ts";
import { Checkbox } from "#web/components/checkbox.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Segmented } from "#web/components/segmented.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { RatesActor } from "../context.ts";
import { CarrierFilter, FacetRows, FilterGroup, lowestText, TransitFilter } from "./filter-controls.tsx";
import * as css from "./filters.css.ts";
import { Stack } from "#web/kit/layout.tsx";

type Send = (event: RatesEvent) => void;

type FilterPanelProps = {
  readonly rates: RatesActor;
  /** False in a sheet, which has its own title and Clear All. */
  readonly titled?: boolean;
};

type FilterValues = { readonly options: FilterOptions; readonly facets: RateFacets };

/** Counts the offers of each value only while the filters are on the screen, after the offers have changed. */
const useFilterValues = (rates: RatesActor, shownFilters: RateFilters): FilterValues => {
  const list = useSelector(rates, ({ context }) => context.list);
  const now = useSelector(rates, ({ context }) => context.now);
  const totals = useSelector(rates, ({ context }) => context.totals);
  const filters = useDeferredValue(shownFilters);
  const day = useDeferredValue(useSelector(rates, ({ context }) => context.criteria.day));
  const basis = useDeferredValue(useSelector(rates, ({ context }) => context.criteria.basis));
  const filterScope = useSelector(rates, ({ context }) => context.filterScope);
  const options = useMemo(
    () => readFilterOptions({ list, now, totals, filterScope }, basis),
    [list, now, totals, filterScope, basis],
  );
  const facets = useMemo(
    () => readFacets({ list, totals }, options, { filters, day, basis }),
    [list, totals, options, filters, day, basis],
  );
  return { options, facets };
};

export function FilterPanel({ rates, titled = true }: FilterPanelProps): ReactElement {
  const filters = useSelector(rates, ({ context }) => context.criteria.filters);
  const { options, facets } = useFilterValues(rates, filters);
  const { send } = rates;
  return (
    <Stack gap={24}>
      {titled && (
        <div className={css.head}>
          <h2 className={text.h3}>Filters</h2>
          <LinkAction onClick={() => send({ type: "filters.cleared" })}>Clear All</LinkAction>
        </div>
      )}
      <RateType chosen={filters.rateType} facets={facets.rateTypes} send={send} />
      {(options.mostTranshipments !== null || filters.maxTranshipments !== null) && (
        <Transhipments chosen={filters.maxTranshipments} facets={facets.transhipments} send={send} />
      )}
      {options.transitDays !== null && (
        <TransitFilter {...options.transitDays} chosen={filters.maxTransitDays} send={send} />
      )}
      <Ports filter="portsOfLoading" facets={facets.portsOfLoading} chosen={filters.portsOfLoading} send={send} />
      <Ports filter="portsOfDischarge" facets={facets.portsOfDischarge} chosen={filters.portsOfDischarge} send={send} />
      <Requirements filters={filters} options={options} facets={facets} send={send} />
      <CarrierFilter text={filters.carrierText} chosen={filters.carriers} facets={facets.carriers} send={send} />
    </Stack>
  );
}

/** An option without offers cannot be chosen. */
const isEmpty = (facet: Facet | undefined, isChosen: boolean): boolean => facet?.count === 0 && !isChosen;

const RATE_TYPES: readonly { readonly value: RateTypeFilter; readonly label: string }[] = [
  { value: "all", label: "All" },
  { value: "contract", label: "Contract" },
  { value: "spot", label: "Spot" },
];

type RateTypeProps = {
  readonly chosen: RateTypeFilter;
  readonly facets: RateFacets["rateTypes"];
  readonly send: Send;
};

function RateType({ chosen, facets, send }: RateTypeProps): ReactElement {
  const options = RATE_TYPES.map((option) => ({
    ...option,
    disabled: option.value !== "all" && isEmpty(facets[option.value], option.value === chosen),
  }));
  return (
    <Stack gap={8}>
      <h3 className={css.groupTitle}>Rate type</h3>
      <Segmented
        label="Rate type"
        wide
        options={options}
        value={chosen}
        onChange={(rateType) => send({ type: "filters.changed", changes: { rateType } })}
      />
    </Stack>
  );
}

const ANY = "any";
const limitKey = (limit: number | null): string => (limit === null ? ANY : String(limit));

type TranshipmentsProps = {
  readonly chosen: number | null;
  readonly facets: RateFacets["transhipments"];
  readonly send: Send;
};

function Transhipments({ chosen, facets, send }: TranshipmentsProps): ReactElement {
  const options = TRANSHIPMENT_LIMITS.map((limit, at) => ({
    value: limitKey(limit),
    label: limit === null ? "Any" : String(limit),
    disabled: limit !== null && isEmpty(facets[at], limit === chosen),
  }));
  return (
    <Stack gap={8}>
      <h3 className={css.groupTitle}>Transhipments, at most</h3>
      <Segmented
        label="Transhipments, at most"
        wide
        options={options}
        value={limitKey(chosen)}
        onChange={(key) => {
          const maxTranshipments = key === ANY ? null : Number(key);
          send({ type: "filters.changed", changes: { maxTranshipments } });
        }}
      />
    </Stack>
  );
}

const PORT_TITLES = { portsOfLoading: "Port of loading", portsOfDischarge: "Port of discharge" } as const;

type PortsProps = {
  readonly filter: Exclude<ValueFilter, "carriers">;
  readonly facets: readonly ValueFacet[];
  readonly chosen: readonly string[];
  readonly send: Send;
};

function Ports({ filter, facets, chosen, send }: PortsProps): ReactElement | null {
  if (facets.length === 0) return null;
  return (
    <FilterGroup title={PORT_TITLES[filter]}>
      <FacetRows filter={filter} facets={facets} chosen={chosen} send={send} />
    </FilterGroup>
  );
}

type RequirementsProps = {
  readonly filters: RateFilters;
  readonly options: FilterOptions;
  readonly facets: RateFacets;
  readonly send: Send;
};

function Requirements({ filters, options, facets, send }: RequirementsProps): ReactElement | null {
  const { inlandIncluded, cutOffReachable } = filters;
  const hasInland = options.ends.origin || options.ends.destination || inlandIncluded;
  const hasCutOff = options.hasCutOffs || cutOffReachable;
  if (!hasInland && !hasCutOff) return null;
  return (
    <FilterGroup title="Only offers with">
      <ul>
        {hasInland && (
          <Requirement
            label="Inland leg included"
            facet={facets.inlandIncluded}
            checked={inlandIncluded}
            onChange={(chosen) => send({ type: "filters.changed", changes: { inlandIncluded: chosen } })}
          />
        )}
        {hasCutOff && (
          <Requirement
            label="Cut-off still reachable"
            facet={facets.cutOffReachable}
            checked={cutOffReachable}
            onChange={(chosen) => send({ type: "filters.changed", changes: { cutOffReachable: chosen } })}
          />
        )}
      </ul>
    </FilterGroup>
  );
}

type RequirementProps = {
  readonly label: string;
  readonly facet: Facet;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
};

function Requirement({ label, facet, checked, onChange }: RequirementProps): ReactElement {
  return (
    <li className={css.row}>
      <Checkbox
        label={label}
        note={String(facet.count)}
        end={lowestText(facet.lowest)}
        checked={checked}
        onChange={onChange}
      />
    </li>
  );
}
