import { DEFAULT_LCL_CRITERIA, toLclDraft, toLclPageSize } from "#domain/lcl";
import { type QuoteSearch } from "#domain/quotes";
import { serialiseLclForm } from "../lcl/query.ts";
import { formatSearchQuery } from "../search/search-query.ts";

const FIRST_PAGE = { page: 0, size: toLclPageSize(null) };

/** `/rate/quotes/QUO-2026-000123`. */
export const toQuotePath = (number: string): string => `/rate/quotes/${encodeURIComponent(number)}`;

export const QUOTES_PATH = "/rate/quotes";

/** The results of a search, without a date for containers: that of the quote may have passed. */
export const toSearchPath = (search: QuoteSearch): string =>
  search.mode === "lcl"
    ? `/rate?mode=LCL&${serialiseLclForm({ draft: toLclDraft(search), page: FIRST_PAGE, criteria: DEFAULT_LCL_CRITERIA })}`
    : `/rate/search?${formatSearchQuery({ ...search, departureDate: null })}`;
