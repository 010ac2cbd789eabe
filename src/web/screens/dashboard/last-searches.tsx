import type { ReactElement } from "react";
import type { PlaceRef } from "#domain/places";
import { formatDate } from "#domain/time";
import type { RepeatableSearch } from "#flows/dashboard.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { CodeChip } from "#web/components/badge.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import { nothing, secondary, row, sheet, sheetHead, strong, entryText } from "./dashboard.css.ts";
import { Row } from "#web/kit/layout.tsx";

type LastSearchesProps = { readonly searches: readonly RepeatableSearch[] };

export function LastSearches({ searches }: LastSearchesProps): ReactElement {
  return (
    <section className={sheet.wide} aria-labelledby="last-searches">
      <div className={sheetHead}>
        <h2 id="last-searches" className={text.h2}>
          Last searches
        </h2>
      </div>
      {searches.length === 0 ? (
        <p className={nothing}>Your recent searches appear here.</p>
      ) : (
        <ul>
          {searches.map((search) => (
            <Search key={search.query} search={search} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Search({ search }: { readonly search: RepeatableSearch }): ReactElement {
  const { from, to, load, departureDate, query } = search;
  return (
    <li className={row}>
      <span className={entryText}>
        <Row as="span" gap="2 8" wrap align="baseline">
          <Point point={from} />
          <span className={secondary}>to</span>
          <Point point={to} />
        </Row>
        <span className={`${secondary} ${num}`}>
          {load}, {departureDate === null ? "as soon as possible" : `from ${formatDate(departureDate)}`}
        </span>
      </span>
      <LinkButton kind="secondary" size="small" to={`/rate/search?${query}`}>
        Search again
        <VisuallyHidden>{`, ${from.name} to ${to.name}`}</VisuallyHidden>
      </LinkButton>
    </li>
  );
}

function Point({ point }: { readonly point: PlaceRef }): ReactElement {
  return (
    <span>
      <b className={strong}>{point.name}</b> <CodeChip>{point.code}</CodeChip>
    </span>
  );
}
