import { toLclDraft } from "#domain/lcl";
import type { QuoteSearch } from "#domain/quotes";
import { EMPTY_FORM, serialiseLclForm } from "../lcl/query.ts";
import { formatSearchQuery } from "../search/search-query.ts";

/** `/rate/quotes/QUO-2026-000123`. */
export const toQuotePath = (number: string): string => `/rate/quotes/${encodeURIComponent(number)}`;

export const QUOTES_PATH = "/rate/quotes";

/** The results of a search, without a date for containers: that of the quote may have passed. */
export const toSearchPath = (search: QuoteSearch): string =>
  search.mode === "lcl"
    ? `/rate?mode=LCL&${serialiseLclForm({ ...EMPTY_FORM, draft: toLclDraft(search) })}`
    : `/rate/search?${formatSearchQuery({ ...search, departureDate: null })}`;
