import {
  findDepartureProblem,
  noSearchMessage,
  type FclSearch,
  type QueryRefusal,
  parseSearchQuery,
  formatSearchQuery,
} from "#domain/search";
import { type CalendarDate, formatDate } from "#domain/time";

/** Why there are no rates to show: the sentence, each exact problem, and the queries that lead on. */
export interface NoSearchReason {
  readonly sentence: string;
  readonly problems: readonly string[];
  /** Of a search whose date cannot be used: for the form, and without the date. */
  readonly readable: { readonly query: string; readonly undated: string } | null;
}

/** What the shipper wants rates for, or why that cannot be searched. */
export type RequestedSearch =
  | { readonly kind: "search"; readonly search: FclSearch }
  | { readonly kind: "none"; readonly reason: NoSearchReason };

/** The search form hands its search over as the text that is also in the URL. */
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

const dateProblem = (date: CalendarDate | null, today: CalendarDate): string | null => {
  const problem = findDepartureProblem(date, today);
  return problem !== null && date !== null && date < today
    ? `The departure date ${formatDate(date)} has passed.`
    : problem;
};

const withUsableDate = (search: FclSearch, today: CalendarDate): RequestedSearch => {
  const problem = dateProblem(search.departureDate, today);
  if (problem === null) return { kind: "search", search };
  const readable = { query: formatSearchQuery(search), undated: formatSearchQuery({ ...search, departureDate: null }) };
  return { kind: "none", reason: { sentence: UNUSABLE, problems: [problem], readable } };
};

/** The search of the navigation state, else of the URL: reload, back, bookmarks and shared links work. */
export const requestedSearch = (state: unknown, urlQuery: string, today: CalendarDate): RequestedSearch => {
  const fromState = queryInState(state);
  const found =
    fromState === null
      ? parseSearchQuery(urlQuery)
      : parseSearchQuery(fromState).orElse(() => parseSearchQuery(urlQuery));
  return found.match<RequestedSearch>(
    (search) => withUsableDate(search, today),
    (refusal) => ({ kind: "none", reason: refusedQuery(refusal) }),
  );
};
