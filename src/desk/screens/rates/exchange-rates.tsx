import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { Spinner } from "#web/components/loading.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { createExchangePage, exchangeView } from "../../flows/rates.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { ExchangeTable } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import * as css from "./rates.css.ts";
import { formatDay } from "./rates-labels.ts";

const MAX_TABLES = 10;

/** The stated exchange rates, the newest first. */
export function ExchangeRates(): ReactElement {
  const view = useSelector(useActorRef(useDeskFlow(createExchangePage)), exchangeView);
  if (view.kind === "loading") return <Spinner size="l" label="Loading..." />;
  if (view.kind === "failed") return <Refusal failure={view.failure} />;
  if (view.tables.length === 0)
    return (
      <p className={css.quietText}>No exchange rates are stated, so totals in several currencies are not added.</p>
    );
  return (
    <>
      {view.tables.slice(0, MAX_TABLES).map((one) => (
        <Rates key={`${one.base} ${one.date}`} one={one} />
      ))}
    </>
  );
}

function Rates({ one: { base, date, source, markUpPercent, quotes } }: { readonly one: ExchangeTable }): ReactElement {
  const id = `fx-${base}-${date}`;
  return (
    <section className={table.tableCard} aria-labelledby={id}>
      <div className={table.head}>
        <h2 id={id} className={text.h3}>
          1 {base}, {formatDay(date)}
        </h2>
        <span className={table.quiet}>
          {source}, {markUpPercent} % added for customers
        </span>
      </div>
      <table className={`${table.table} ${num}`}>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Units for 1 {base}</th>
          </tr>
        </thead>
        <tbody>
          {quotes.map(({ currency, unitsPerBase }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td>{unitsPerBase}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
