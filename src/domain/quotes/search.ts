import { formatLoad } from "#domain/containers";
import { formatLclLoad, type LclSearch } from "#domain/lcl";
import type { FclSearch, SearchEnd } from "#domain/search";

/** The search that a quote, a request to the desk or a template is from; `mode` states whether for containers or for a part load. */
export type QuoteSearch = FclSearch | LclSearch;

const toName = ({ place, port }: SearchEnd): string => (place ?? port)?.name ?? "";

/** `Nhava Sheva to Rotterdam, 2 × 20GP`, or with weight and volume of a part load. */
export const formatQuoteSearch = (search: QuoteSearch): string =>
  search.mode === "lcl"
    ? `${search.portOfLoading} to ${search.portOfDischarge}, ${formatLclLoad(search)}`
    : `${toName(search.origin)} to ${toName(search.destination)}, ${formatLoad(search.containers)}`;
