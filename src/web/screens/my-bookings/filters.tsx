import { type ReactElement, useState } from "react";
import {
  type DeparturePeriod,
  MAX_SEARCH_LENGTH,
  type QuotationListQuery,
  type QuotationSort,
  type QuotationFacets,
  STATUS_LABELS,
} from "#domain/bookings";
import type { BookingStatus } from "#domain/rates";
import type { FiltersView } from "#flows/bookings/view.ts";
import { Button } from "#web/components/button.tsx";
import { CertaintyLegend } from "#web/components/certainty.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { lazyPart, useLater } from "#web/kit/lazy-part.tsx";
import { LinkAction } from "#web/components/link.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { IconButton } from "#web/components/icon-button.tsx";
import { search as searchIcon, sliders } from "#web/components/icon/shapes.ts";
import { Segmented } from "#web/components/segmented.tsx";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { filters, legend, onDesktop, opener, statuses, statusRow } from "./filters.css.ts";
import { extent } from "#web/styles/tokens.ts";
import { Stack } from "#web/kit/layout.tsx";

export type QueryChange = Partial<Omit<QuotationListQuery, "page" | "search">>;

type FiltersProps = {
  readonly view: FiltersView;
  readonly onType: (text: string) => void;
  readonly onChange: (change: QueryChange) => void;
};

/* The fields of dates are a third of the code of the page. */
const departureDates = lazyPart(
  async () => (await import("./departure-dates.tsx")).DepartureDates,
  () => <Skeleton width="100%" height={extent(44)} />,
  ({ onRetry }) => <LinkAction onClick={onRetry}>The dates could not be loaded. Try again.</LinkAction>,
);

export function Filters({ view, onType, onChange }: FiltersProps): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useLater(departureDates.preload);
  const { query, facets, typed } = view;
  if (!view.canFilter) return <CertaintyLegend className={legend} />;
  const choices = <Choices query={query} facets={facets} onChange={onChange} />;
  return (
    <search className={filters} aria-label="Bookings">
      <TextField
        label="Search"
        type="search"
        icon={searchIcon}
        placeholder="Place, code, vessel, container, reference or ID"
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        value={typed}
        onChange={onType}
        onClear={() => onType("")}
      />
      <span className={opener}>
        <IconButton icon={sliders} label="Filter and sort" bordered onClick={() => setOpen(true)} />
      </span>
      <div className={onDesktop}>{choices}</div>
      <div className={statusRow}>
        <div className={statuses}>
          <Segmented
            label="Status"
            options={statusOptions(facets)}
            value={query.status ?? "all"}
            onChange={(status) => onChange({ status: status === "all" ? null : status })}
          />
        </div>
        <CertaintyLegend className={legend} />
      </div>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Filter and sort"
        footer={<Button onClick={() => setOpen(false)}>Show bookings</Button>}
      >
        <Stack gap={16}>{choices}</Stack>
      </Dialog>
    </search>
  );
}

const STATUSES: readonly BookingStatus[] = ["in-process", "booked", "cancelled", "unknown"];

const statusOptions = (facets: QuotationFacets | null) => {
  const all = facets === null ? undefined : STATUSES.reduce((sum, status) => sum + facets.statuses[status], 0);
  return [
    { value: "all" as const, label: "All", count: all },
    ...STATUSES.map((status) => ({ value: status, label: STATUS_LABELS[status], count: facets?.statuses[status] })),
  ];
};

const PERIODS: readonly { readonly value: DeparturePeriod["kind"]; readonly label: string }[] = [
  { value: "any", label: "Any time" },
  { value: "next-30", label: "Next 30 days" },
  { value: "last-30", label: "Last 30 days" },
  { value: "last-90", label: "Last 90 days" },
  { value: "between", label: "Choose dates" },
];

const SORTS: readonly { readonly value: QuotationSort; readonly label: string }[] = [
  { value: "-bookedOn", label: "Booked On, newest first" },
  { value: "bookedOn", label: "Booked On, oldest first" },
  { value: "departure", label: "ETD, earliest first" },
  { value: "-departure", label: "ETD, latest first" },
  { value: "arrival", label: "ETA, earliest first" },
  { value: "-arrival", label: "ETA, latest first" },
  { value: "-total", label: "Total, highest first" },
];

const toPeriod = (kind: DeparturePeriod["kind"]): DeparturePeriod =>
  kind === "between" ? { kind, from: null, till: null } : { kind };

type ChoicesProps = {
  readonly query: QuotationListQuery;
  readonly facets: QuotationFacets | null;
  readonly onChange: (change: QueryChange) => void;
};

function Choices({ query, facets, onChange }: ChoicesProps): ReactElement {
  const { departure, carrier, sort } = query;
  return (
    <>
      <Select
        label="Departure"
        options={PERIODS}
        value={departure.kind}
        onChange={(kind) => onChange({ departure: toPeriod(kind) })}
      />
      <Select
        label="Carrier"
        options={carrierOptions(facets, carrier)}
        value={carrier ?? ALL}
        onChange={(chosen) => onChange({ carrier: chosen === ALL ? null : chosen })}
      />
      <Select label="Sort by" options={SORTS} value={sort} onChange={(chosen) => onChange({ sort: chosen })} />
      {departure.kind === "between" && (
        <departureDates.Lazy departure={departure} onChange={(changed) => onChange({ departure: changed })} />
      )}
    </>
  );
}

/* Not a carrier's name; an empty value would look like an unfilled field. */
const ALL = "*";

const carrierOptions = (facets: QuotationFacets | null, chosen: string | null) => {
  const names = new Set([...(facets?.carriers ?? []), ...(chosen === null ? [] : [chosen])]);
  return [{ value: ALL, label: "All carriers" }, ...[...names].map((name) => ({ value: name, label: name }))];
};
