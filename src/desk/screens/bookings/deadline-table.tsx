import type { ReactElement } from "react";
import { formatTask, RESPONSIBLE_NAMES } from "#domain/deadlines";
import { Badge } from "#web/components/badge.tsx";
import { num } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import { DataTable, TableCard } from "../../kit/table-card.tsx";
import type { BookingDeadline } from "../../ports/index.ts";
import { toShortMoment } from "./words.ts";

const STATES = {
  done: { kind: "best", label: "Done" },
  next: { kind: "plain", label: "Next" },
  "in-time": { kind: "plain", label: "In time" },
  overdue: { kind: "caution", label: "Overdue" },
  missed: { kind: "critical", label: "Missed" },
  "none-stated": { kind: "plain", label: "Not stated" },
} as const;

/** What is due until the vessel sails and after it arrived. */
export function DeadlineTable({ deadlines }: { readonly deadlines: readonly BookingDeadline[] }): ReactElement {
  return (
    <TableCard id="deadlines" title="Deadlines" note="Local times. The customer sees the latest safe time too.">
      {deadlines.length === 0 ? (
        <p className={`${table.head} ${table.quiet}`}>No deadlines are known.</p>
      ) : (
        <DataTable columns={["Deadline", "Who", "Latest safe", "Carrier's cut-off", "State"]}>
          {deadlines.map((deadline) => (
            <DeadlineRow key={`${deadline.task} ${deadline.place.name}`} deadline={deadline} />
          ))}
        </DataTable>
      )}
    </TableCard>
  );
}

function DeadlineRow({ deadline }: { readonly deadline: BookingDeadline }): ReactElement {
  const { task, place, responsible, latest, cutOff, state, done, of } = deadline;
  return (
    <tr>
      <th scope="row">
        {formatTask({ task, of: 1 })}
        <small>{place.name}</small>
      </th>
      <td data-label="Who">{RESPONSIBLE_NAMES[responsible]}</td>
      <td data-label="Latest safe" className={num}>
        {toShortMoment(latest?.local ?? null)}
      </td>
      <td data-label="Carrier's cut-off" className={num}>
        {toShortMoment(cutOff?.local ?? null)}
      </td>
      <td data-label="State">
        <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
        {of > 1 && (
          <small>
            {done} of {of} containers
          </small>
        )}
      </td>
    </tr>
  );
}
