import type { ReactElement } from "react";
import { formatTask, RESPONSIBLE_NAMES } from "#domain/deadlines";
import { Badge } from "#web/components/badge.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
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
    <section className={table.tableCard} aria-labelledby="deadlines">
      <div className={table.head}>
        <h2 id="deadlines" className={text.h3}>
          Deadlines
        </h2>
        <span className={table.quiet}>Local times. The customer sees the latest safe time too.</span>
      </div>
      {deadlines.length === 0 ? (
        <p className={`${table.head} ${table.quiet}`}>No deadlines are known.</p>
      ) : (
        <div className={table.scroll}>
          <table className={table.table}>
            <thead>
              <tr>
                <th scope="col">Deadline</th>
                <th scope="col">Who</th>
                <th scope="col">Latest safe</th>
                <th scope="col">Carrier's cut-off</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {deadlines.map((deadline) => (
                <tr key={`${deadline.task} ${deadline.place.name}`}>
                  <th scope="row">
                    {formatTask({ task: deadline.task, of: 1 })}
                    <small>{deadline.place.name}</small>
                  </th>
                  <td>{RESPONSIBLE_NAMES[deadline.responsible]}</td>
                  <td className={num}>{toShortMoment(deadline.latest?.local ?? null)}</td>
                  <td className={num}>{toShortMoment(deadline.cutOff?.local ?? null)}</td>
                  <td>
                    <Badge kind={STATES[deadline.state].kind}>{STATES[deadline.state].label}</Badge>
                    {deadline.of > 1 && (
                      <small>
                        {deadline.done} of {deadline.of} containers
                      </small>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
