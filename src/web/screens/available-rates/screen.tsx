import { type ReactElement, useMemo } from "react";
import { useFlow } from "#web/portal/portal-context.tsx";
import { searchToQuery } from "#domain/search";
import { AvailableRates } from "./available-rates.tsx";
import { NoSearch } from "./no-search.tsx";
import { requestedSearch } from "./requested-search.ts";
import { useUntrustedLocation } from "./use-untrusted-location.ts";

/** Available Rates for the search of the navigation state or the URL; another search is another page. */
export function Component(): ReactElement {
  const { state, search: urlQuery } = useUntrustedLocation();
  const today = useFlow(({ ports }) => ports.clock.today());
  const found = requestedSearch(state, urlQuery, today);
  const query = found.kind === "search" ? searchToQuery(found.search) : "";
  // The same search read anew from a URL with other criteria must not redraw the page.
  const requested = useMemo(() => requestedSearch(null, query, today), [query, today]);
  if (found.kind === "none") return <NoSearch reason={found.reason} />;
  if (requested.kind === "none") return <NoSearch reason={requested.reason} />;
  return <AvailableRates key={query} search={requested.search} query={query} />;
}
