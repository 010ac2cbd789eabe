import type { ReactElement } from "react";
import { Badge, CodeChip } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import type { MarginEntry, MarginExplanation } from "../../ports/index.ts";
import {
  formatBasis,
  formatCharge,
  formatCustomers,
  formatDays,
  formatLane,
  formatMargin,
  STATES,
} from "./margin-texts.ts";
import * as css from "./margins.css.ts";

interface MarginTableProps {
  readonly entries: readonly MarginEntry[];
  readonly explanation: MarginExplanation | null;
  readonly canEdit: boolean;
  readonly onEdit: (entry: MarginEntry) => void;
  readonly onDuplicate: (entry: MarginEntry) => void;
  readonly onEnd: (entry: MarginEntry) => void;
}

const HEADINGS = ["Rule", "Who", "Lane", "Carrier", "Size", "Charge", "Margin", "Dates, owner"] as const;

/** Rules, or floors, in the order of the list. */
export function MarginTable({ entries, ...rest }: MarginTableProps): ReactElement {
  return (
    <table className={css.rules}>
      <thead>
        <tr>
          {HEADINGS.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
          {rest.canEdit && (
            <th scope="col" className={table.amount}>
              Actions
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <MarginRow key={entry.id} entry={entry} {...rest} />
        ))}
      </tbody>
    </table>
  );
}

interface MarginRowProps extends Omit<MarginTableProps, "entries"> {
  readonly entry: MarginEntry;
}

const findLook = (id: string, explanation: MarginExplanation | null): string | undefined => {
  if (explanation === null) return undefined;
  const { rule, fee, floor, unused } = explanation;
  if ([rule, fee?.id, floor?.id].includes(id)) return css.used;
  return unused.some((one) => one.id === id && one.reason === "wider") ? css.beaten : undefined;
};

function MarginRow({ entry, explanation, canEdit, onEdit, onDuplicate, onEnd }: MarginRowProps): ReactElement {
  const { id, kind, carrier, mode, size, owner, state } = entry;
  const look = { kind: "ghost", size: "small" } as const;
  return (
    <tr className={findLook(id, explanation)}>
      <th scope="row" data-heading="Rule">
        <span>
          <CodeChip>{id}</CodeChip>
        </span>
      </th>
      <td data-heading="Who">{formatCustomers(entry)}</td>
      <td data-heading="Lane">{formatLane(entry)}</td>
      <td data-heading="Carrier">{carrier ?? "All"}</td>
      <td data-heading="Size">
        <span>
          {size ?? "All"}
          {mode !== null && <small>{mode.toUpperCase()}</small>}
        </span>
      </td>
      <td data-heading="Charge">{kind === "floor" ? "Whole offer" : formatCharge(entry)}</td>
      <td data-heading="Margin" className={num}>
        <span>
          <b>{formatMargin(entry)}</b>
          <small>{formatBasis(entry)}</small>
        </span>
      </td>
      <td data-heading="Dates, owner" className={num}>
        <span>
          {formatDays(entry)} {state !== "active" && <Badge kind="caution">{STATES[state]}</Badge>}
          <small>{owner}</small>
        </span>
      </td>
      {canEdit && (
        <td data-heading="Actions">
          <div className={table.actions}>
            <Button {...look} opens="dialog" ariaLabel={`Edit ${id}`} onClick={() => onEdit(entry)}>
              Edit
            </Button>
            <Button {...look} opens="dialog" ariaLabel={`Duplicate ${id}`} onClick={() => onDuplicate(entry)}>
              Duplicate
            </Button>
            <Button {...look} destructive opens="dialog" ariaLabel={`End ${id}`} onClick={() => onEnd(entry)}>
              End
            </Button>
          </div>
        </td>
      )}
    </tr>
  );
}
