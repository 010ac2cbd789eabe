import { type ReactElement, useState } from "react";
import { AUDIT_ACTIONS, readSubjectKind, type SubjectKind } from "#domain/audit";
import { Button } from "#web/components/button.tsx";
import { search } from "#web/components/icon/shapes.ts";
import { Select } from "#web/components/select.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { isReadMoment } from "#domain/time";
import { DateField } from "../../kit/date-field.tsx";
import { toWords } from "../../kit/words.ts";
import type { AuditFilter } from "../../ports/index.ts";
import { filters } from "./audit.css.ts";

const byLabel = (one: { readonly label: string }, other: { readonly label: string }): number =>
  one.label.localeCompare(other.label);

const KINDS = Object.keys(AUDIT_ACTIONS)
  .map((kind) => ({ value: kind, label: toWords(kind) }))
  .toSorted(byLabel);

const listActions = (kind: SubjectKind | null) => [
  { value: "", label: "All actions" },
  ...(kind === null ? [] : AUDIT_ACTIONS[kind].map((name) => ({ value: `${kind}.${name}`, label: toWords(name) }))),
];

interface AuditFiltersProps {
  readonly filter: AuditFilter;
  /** Whether entries of others can be asked for. */
  readonly seesAll: boolean;
  readonly onChange: (filter: AuditFilter) => void;
  readonly onClear: () => void;
}

/** What the trail is searched by; a change is applied at once. */
export function AuditFilters({ filter, seesAll, onChange, onClear }: AuditFiltersProps): ReactElement {
  const change = (changes: Partial<AuditFilter>): void => onChange({ ...filter, ...changes });
  const [kindName = ""] = filter.action.split(".");
  const kind = readSubjectKind(kindName);
  const field = { compact: true, maxLength: 200, autoComplete: "off" } as const;
  return (
    <form role="search" aria-label="Audit trail" className={filters} onSubmit={(event) => event.preventDefault()}>
      <TextField
        {...field}
        label="Number or id"
        icon={search}
        value={filter.subject}
        onChange={(subject) => change({ subject })}
      />
      {seesAll && <TextField {...field} label="Who" value={filter.person} onChange={(person) => change({ person })} />}
      <TextField {...field} label="Customer" value={filter.company} onChange={(company) => change({ company })} />
      <Select
        compact
        label="What"
        options={[{ value: "", label: "All kinds" }, ...KINDS]}
        value={kindName}
        onChange={(action) => change({ action })}
      />
      <Select
        compact
        label="Action"
        options={listActions(kind)}
        value={filter.action.includes(".") ? filter.action : ""}
        disabled={kind === null}
        onChange={(action) => change({ action: action === "" ? kindName : action })}
      />
      <Day label="From" value={filter.from} onChange={(from) => change({ from })} />
      <Day label="To" value={filter.to} onChange={(to) => change({ to })} />
      <Button kind="ghost" size="small" onClick={onClear}>
        Clear
      </Button>
    </form>
  );
}

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}

/* What cannot be read stays in its field, and filters nothing. */
function Day({ label, value, onChange }: DayProps): ReactElement {
  const [unread, setUnread] = useState<string | null>(null);
  const change = (day: string | null): void => {
    const isRead = day === null || isReadMoment(day);
    setUnread(isRead ? null : day);
    if (isRead) onChange(day ?? "");
  };
  return <DateField compact label={label} value={unread ?? (value || null)} onChange={change} />;
}
