import type { ReactElement } from "react";
import { describeBookingChange } from "#domain/bookings";
import { num, text } from "#web/styles/typography.css.ts";
import * as table from "../../kit/table.css.ts";
import type { BookingEntry } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";
import { nameDoer } from "./news.ts";

/** Who did what, newest first, from the audit trail. */
export function History({ entries }: { readonly entries: readonly BookingEntry[] }): ReactElement {
  return (
    <section className={css.sheet} aria-labelledby="history">
      <h2 id="history" className={text.h3}>
        History
      </h2>
      {entries.length === 0 && <p className={table.quiet}>Nothing was recorded.</p>}
      <ul className={css.entries}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <span className={`${table.quiet} ${num}`}>{formatOfficeMoment(entry.at)}</span>
            <span>
              <b>{nameDoer(entry)}</b> {describeBookingChange(entry)}
              {entry.reason !== null && <small className={css.text}>{entry.reason}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
