import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatDate } from "#domain/time";
import { num, text } from "#web/styles/typography.css.ts";
import { calendarView, createCalendarPage } from "../../flows/rates.ts";
import { Loading } from "../../kit/loading.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { EndingPrices } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import * as css from "./rates.css.ts";
import { countOf } from "./rates-labels.ts";

/** Which prices end when, for the next 90 days. */
export function RateCalendar(): ReactElement {
  const view = useSelector(useActorRef(useDeskFlow(createCalendarPage)), calendarView);
  if (view.kind === "loading") return <Loading />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  const days = [...Map.groupBy(view.ending, ({ day }) => day)];
  if (days.length === 0) return <p className={css.quietText}>No price ends within the next 90 days.</p>;
  return (
    <section className={table.tableCard} aria-labelledby="ends">
      <div className={table.head}>
        <h2 id="ends" className={text.h3}>
          What ends when
        </h2>
        <span className={table.quiet}>The next 90 days</span>
      </div>
      <table className={`${table.table} ${num}`}>
        <thead>
          <tr>
            <th scope="col">Last day</th>
            <th scope="col">Provider and sheet</th>
            <th scope="col">Rows that end</th>
          </tr>
        </thead>
        <tbody>
          {days.map(([day, sheets]) => (
            <Day key={day} day={day} sheets={sheets} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ day, sheets }: { readonly day: string; readonly sheets: readonly EndingPrices[] }): ReactElement {
  return (
    <>
      {sheets.map(({ sheet, provider, name, lines }, index) => (
        <tr key={sheet}>
          {index === 0 && (
            <th scope="rowgroup" rowSpan={sheets.length}>
              {formatDate(day)}
            </th>
          )}
          <td>
            {provider}
            <small>{name}</small>
          </td>
          <td>{countOf(lines, "row")}</td>
        </tr>
      ))}
    </>
  );
}
