import { MAX_NAME } from "#domain/names";
import { formatQuoteSearch, type QuoteSearch } from "#domain/quotes";

/** A lane and a load that a shipper searches again and again. */
export interface SearchTemplate {
  readonly id: string;
  readonly name: string;
  /** Without a departure date. */
  readonly search: QuoteSearch;
}

/** The most templates of an account. */
export const MAX_TEMPLATES = 100;

/** A first name for a search: `Tughlakabad to Rotterdam, 20 × 40HC`, cut to the length of a name. */
export const suggestTemplateName = (search: QuoteSearch): string => formatQuoteSearch(search).slice(0, MAX_NAME).trim();

/** The search of a template: a template has no date. */
export const toTemplateSearch = (search: QuoteSearch): QuoteSearch =>
  search.mode === "lcl" ? search : { ...search, departureDate: null };
