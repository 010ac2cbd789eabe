import { type ReactElement, useMemo } from "react";
import { useLocation } from "react-router-dom";
import { toWidestWindow } from "#domain/search";
import { readMinutes } from "#flows/utc-minutes.ts";
import { FailedState } from "#web/components/empty-state.tsx";
import { arrowLeft } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { useNow, tabTitle } from "#web/portal/portal-context.tsx";
import { wrap } from "#web/styles/layout.css.ts";
import { text } from "#web/styles/typography.css.ts";
import { AvailableRates } from "./available-rates.tsx";
import { requestedSearch, searchQueryAt, type NoSearchReason } from "./requested-search.ts";
import * as css from "./screen.css.ts";

export function Component(): ReactElement {
  const location = useLocation();
  const state: unknown = location.state;
  /* The server knows the zone of the origin, and decides. */
  const { first, last } = toWidestWindow(readMinutes(useNow()));
  /* Other criteria in the URL leave this text as it is, so that they do not remount the page. */
  const query = searchQueryAt(state, location.search);
  const requested = useMemo(() => requestedSearch(query, { first, last }), [query, first, last]);
  if (requested.kind === "none") return <NoSearch reason={requested.reason} />;
  return <AvailableRates key={query} search={requested.search} query={query} />;
}

function NoSearch({ reason }: { readonly reason: NoSearchReason }): ReactElement {
  const { problems, readable, sentence } = reason;
  return (
    <main id="main" tabIndex={-1} className={`${wrap} ${css.main}`}>
      <title>{tabTitle("Available Rates")}</title>
      <div className={css.head}>
        <h1 className={text.h1}>Available Rates</h1>
      </div>
      <FailedState sentence={sentence} {...(problems.length === 0 ? {} : { advice: problems.join(" ") })}>
        {readable !== null && <LinkButton to={`/rate/search?${readable.undated}`}>Search without a date</LinkButton>}
        {readable === null ? (
          <LinkButton to="/rate" icon={arrowLeft}>
            Back
          </LinkButton>
        ) : (
          <LinkButton kind="secondary" to={`/rate?${readable.query}`}>
            Change search
          </LinkButton>
        )}
      </FailedState>
    </main>
  );
}
