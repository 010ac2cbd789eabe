import { noSearchMessage } from "../../../domain/fcl-search/missing.ts";
import type { FclSearch } from "../../../domain/fcl-search/search.ts";
import { type QueryRefusal, searchFromQuery } from "../../../domain/fcl-search/search-query.ts";

/** What the shipper wants rates for, or the sentence that says what is missing. */
export type RequestedSearch =
  | { readonly kind: "search"; readonly search: FclSearch }
  | { readonly kind: "none"; readonly message: string };

/** The search form hands its search over as the text that also stands in the URL. */
const queryInState = (state: unknown): string | null =>
  typeof state === "object" && state !== null && "search" in state && typeof state.search === "string"
    ? state.search
    : null;

const messageOf = (refusal: QueryRefusal): string => noSearchMessage(refusal.kind === "missing" ? refusal.parts : []);

/** The search of the navigation state, else of the URL: reload, back, bookmarks and shared links keep it. */
export const requestedSearch = (state: unknown, urlQuery: string): RequestedSearch => {
  const fromState = queryInState(state);
  const found =
    fromState === null ? searchFromQuery(urlQuery) : searchFromQuery(fromState).orElse(() => searchFromQuery(urlQuery));
  return found.match<RequestedSearch>(
    (search) => ({ kind: "search", search }),
    (refusal) => ({ kind: "none", message: messageOf(refusal) }),
  );
};
