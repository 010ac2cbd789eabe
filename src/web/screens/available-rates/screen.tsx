import { type ReactElement, useMemo } from "react";
import { searchToQuery } from "../../../domain/fcl-search/search-query.ts";
import { AvailableRates } from "./available-rates.tsx";
import { NoSearch } from "./no-search.tsx";
import { requestedSearch } from "./requested-search.ts";
import { useUntrustedLocation } from "./use-untrusted-location.ts";

/** Available Rates for the search of the navigation state or the URL; another search is another page. */
export function Component(): ReactElement {
  const { state, search: urlQuery } = useUntrustedLocation();
  const found = requestedSearch(state, urlQuery);
  const query = found.kind === "search" ? searchToQuery(found.search) : "";
  // The same search read anew from a URL with other criteria must not redraw the page.
  const requested = useMemo(() => requestedSearch(null, query), [query]);
  if (found.kind === "none" || requested.kind === "none") {
    return <NoSearch message={found.kind === "none" ? found.message : ""} />;
  }
  return <AvailableRates key={query} search={requested.search} query={query} />;
}
