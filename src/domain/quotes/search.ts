import { formatLoad } from "#domain/containers";
import { formatLclLoad, type LclSearch } from "#domain/lcl";
import type { FclSearch, SearchEnd } from "#domain/search";

/** The search that a quote, a request to the desk or a template is from: for containers, or for a part load. */
export type QuoteSearch = FclSearch | LclSearch;

export const isLclSearch = (search: QuoteSearch): search is LclSearch => "cbm" in search;

const toName = ({ place, port }: SearchEnd): string => (place ?? port)?.name ?? "";

/** `Nhava Sheva to Rotterdam, 2 × 20GP`, or with weight and volume of a part load. */
export const formatQuoteSearch = (search: QuoteSearch): string =>
  isLclSearch(search)
    ? `${search.portOfLoading} to ${search.portOfDischarge}, ${formatLclLoad(search)}`
    : `${toName(search.origin)} to ${toName(search.destination)}, ${formatLoad(search.containers)}`;
