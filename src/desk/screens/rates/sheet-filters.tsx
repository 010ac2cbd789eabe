import type { ReactElement } from "react";
import { Button } from "#web/components/button.tsx";
import { cross } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import type { SheetQuery } from "../../ports/index.ts";
import * as css from "./rates.css.ts";
import { SHEET_STATE_LABELS } from "./rates-labels.ts";

const STATES = [
  { value: "any", label: "All sheets" },
  { value: "quoted", label: "Active and upcoming" },
  { value: "active", label: SHEET_STATE_LABELS.active },
  { value: "upcoming", label: SHEET_STATE_LABELS.upcoming },
  { value: "ended", label: SHEET_STATE_LABELS.ended },
  { value: "withdrawn", label: SHEET_STATE_LABELS.withdrawn },
] as const;

const AUDIENCES = [
  { value: "any", label: "Found by anybody" },
  { value: "everybody", label: "Found by everybody" },
  { value: "some", label: "Only groups, companies" },
] as const;

interface SheetFiltersProps {
  readonly query: SheetQuery;
  readonly onAsk: (changes: Partial<SheetQuery>) => void;
  readonly onAnyCompany: () => void;
}

/** Which sheets are listed. */
export function SheetFilters({ query, onAsk, onAnyCompany }: SheetFiltersProps): ReactElement {
  const { search, state, audience, company } = query;
  return (
    <div className={css.filters}>
      <div className={css.search}>
        <TextField
          label="Search sheets"
          labelHidden
          compact
          type="search"
          placeholder="Provider or name"
          value={search}
          onChange={(typed) => onAsk({ search: typed })}
        />
      </div>
      <div className={css.narrow}>
        <Select
          label="State"
          labelHidden
          compact
          options={STATES}
          value={state ?? "any"}
          onChange={(chosen) => onAsk({ state: chosen === "any" ? null : chosen })}
        />
      </div>
      <div className={css.narrow}>
        <Select
          label="Found by"
          labelHidden
          compact
          options={AUDIENCES}
          value={audience ?? "any"}
          onChange={(chosen) => onAsk({ audience: chosen === "any" ? null : chosen })}
        />
      </div>
      {company !== null && (
        <Button
          kind="secondary"
          size="small"
          iconEnd={cross}
          ariaLabel="Show sheets of all companies"
          onClick={onAnyCompany}
        >
          Private tariffs of one company
        </Button>
      )}
    </div>
  );
}
