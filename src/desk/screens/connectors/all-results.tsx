import type { ReactElement } from "react";
import { formatMoney, type Money } from "#domain/money";
import { Spinner } from "#web/components/loading.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import type { ShownTest } from "../../flows/test-sources.ts";
import type { SourceTest } from "../../ports/index.ts";
import { toSentence } from "../../services.ts";
import { describeError, describeFound } from "./labels.ts";
import * as css from "./connectors.css.ts";

interface AllResultsProps {
  readonly rows: readonly ShownTest[];
  readonly isAsking: boolean;
}

const countAnswers = (rows: readonly ShownTest[]): string => {
  const done = rows.filter(({ state }) => state !== "asking").length;
  return done < rows.length ? `${done} of ${rows.length} have answered` : "All have answered";
};

/** What all sources answered to one query, each as soon as it has. */
export function AllResults({ rows, isAsking }: AllResultsProps): ReactElement | null {
  if (rows.length === 0) return null;
  return (
    <section className={css.results} aria-labelledby="all-results" aria-busy={isAsking}>
      <div className={css.sideHead}>
        <h3 id="all-results" className={text.h3}>
          All sources
        </h3>
        <span className={css.notice} role="status">
          {countAnswers(rows)}
        </span>
      </div>
      <ul className={`${css.lines} ${num}`}>
        {rows.map((row) => (
          <li key={row.id}>
            <span className={css.answer}>
              <b>{row.name}</b>
              <Answer row={row} />
            </span>
            {row.test !== null && (
              <span className={css.amount}>
                <Lowest test={row.test} />
                <small>{row.test.seconds.toFixed(1)} s</small>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ row: { kind, test, failure } }: { readonly row: ShownTest }): ReactElement {
  if (failure !== null) return <span className={css.bad}>{toSentence(failure)}</span>;
  if (test === null) return <Spinner label="Asking..." />;
  if (test.failure !== null) return <span className={css.bad}>{describeError(test.failure)}</span>;
  return <>{describeFound(kind, test)}</>;
}

/* Amounts of several currencies have no lowest one. */
const findLowest = (prices: SourceTest["prices"]): Money | null => {
  const amounts = prices.flatMap(({ freight }) => freight ?? []);
  const [first] = amounts;
  if (first === undefined || amounts.some(({ currency }) => currency !== first.currency)) return null;
  return amounts.reduce((lowest, amount) => (amount.minor < lowest.minor ? amount : lowest), first);
};

function Lowest({ test: { prices } }: { readonly test: SourceTest }): ReactElement | null {
  const lowest = findLowest(prices);
  return lowest === null ? null : <>from {formatMoney(lowest)} </>;
}
