import { type DepartureWindow, findDepartureProblem, noSearchMessage, type FclSearch } from "#domain/search";
import { type QueryRefusal, parseSearchQuery, formatSearchQuery, pickSearchQuery } from "#flows/search/search-query.ts";
import { type CalendarDate } from "#domain/time";
import { formatDate } from "#web/messages/formats.ts";

export interface NoSearchReason {
  readonly sentence: string;
  readonly problems: readonly string[];
  /** Only if the date is the problem: the query for the form, and the query without the date. */
  readonly readable: { readonly query: string; readonly undated: string } | null;
}

export type RequestedSearch =
  | { readonly kind: "search"; readonly search: FclSearch }
  | { readonly kind: "none"; readonly reason: NoSearchReason };

const queryInState = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "search" in state && typeof state.search === "string"
    ? state.search
    : null;

const UNUSABLE = "This search cannot be run.";

const refusedQuery = ({ missing, problems }: QueryRefusal): NoSearchReason => ({
  sentence: missing.length > 0 ? noSearchMessage(missing) : UNUSABLE,
  problems,
  readable: null,
});

const dateProblem = (date: CalendarDate | null, window: DepartureWindow): string | null => {
  const problem = findDepartureProblem(date, window);
  return problem !== null && date !== null && date < window.first
    ? `The departure date ${formatDate(date)} has passed.`
    : problem;
};

const withUsableDate = (search: FclSearch, window: DepartureWindow): RequestedSearch => {
  const problem = dateProblem(search.departureDate, window);
  if (problem === null) return { kind: "search", search };
  const readable = { query: formatSearchQuery(search), undated: formatSearchQuery({ ...search, departureDate: null }) };
  return { kind: "none", reason: { sentence: UNUSABLE, problems: [problem], readable } };
};

/** The text of the search in the URL, so that reload, back, bookmarks and shared links work; else in the navigation state. */
export const searchQueryAt = (state: unknown, urlQuery: string): string =>
  pickSearchQuery(urlQuery) || (queryInState(state) ?? "");

export const requestedSearch = (query: string, window: DepartureWindow): RequestedSearch =>
  parseSearchQuery(query).match<RequestedSearch>(
    (search) => withUsableDate(search, window),
    (refusal) => ({ kind: "none", reason: refusedQuery(refusal) }),
  );
