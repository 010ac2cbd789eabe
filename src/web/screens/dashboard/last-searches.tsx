import type { ReactElement } from "react";
import type { PlaceRef } from "#domain/places";
import type { RepeatableSearch } from "#flows/dashboard.ts";
import { VisuallyHidden } from "#web/components/accessibility.tsx";
import { CodeChip } from "#web/components/badge.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { quietText } from "#web/kit/atoms.css.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Section } from "#web/kit/section.tsx";
import { formatDate } from "#web/messages/formats.ts";

type LastSearchesProps = { readonly searches: readonly RepeatableSearch[] };

export function LastSearches({ searches }: LastSearchesProps): ReactElement {
  return (
    <Section id="last-searches" title="Last searches" look="list">
      <DataList empty="Your recent searches appear here.">
        {searches.map((search) => (
          <Search key={search.query} search={search} />
        ))}
      </DataList>
    </Section>
  );
}

function Search({ search }: { readonly search: RepeatableSearch }): ReactElement {
  const { from, to, load, departureDate, query } = search;
  return (
    <DataRow
      title={
        <Row as="span" gap="2 8" wrap align="baseline">
          <Point point={from} />
          <span className={quietText.small}>to</span>
          <Point point={to} />
        </Row>
      }
      notes={[`${load}, ${departureDate === null ? "as soon as possible" : `from ${formatDate(departureDate)}`}`]}
    >
      <LinkButton kind="secondary" size="small" to={`/rate/search?${query}`}>
        Search again
        <VisuallyHidden>{`, ${from.name} to ${to.name}`}</VisuallyHidden>
      </LinkButton>
    </DataRow>
  );
}

function Point({ point }: { readonly point: PlaceRef }): ReactElement {
  return (
    <span>
      <b>{point.name}</b> <CodeChip>{point.code}</CodeChip>
    </span>
  );
}
