import type { ReactElement } from "react";
import type { PlaceRef } from "#domain/places";
import { formatDate } from "#domain/time";
import type { RepeatableSearch } from "#flows/dashboard.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { CodeChip } from "#web/components/badge.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Section } from "#web/kit/section.tsx";
import { num } from "#web/styles/typography.css.ts";
import { nothing, secondary, row, strong, entryText } from "./dashboard.css.ts";

type LastSearchesProps = { readonly searches: readonly RepeatableSearch[] };

export function LastSearches({ searches }: LastSearchesProps): ReactElement {
  return (
    <Section id="last-searches" title="Last searches" look="list">
      {searches.length === 0 ? (
        <p className={nothing}>Your recent searches appear here.</p>
      ) : (
        <ul>
          {searches.map((search) => (
            <Search key={search.query} search={search} />
          ))}
        </ul>
      )}
    </Section>
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
