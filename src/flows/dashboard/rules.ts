import type { LastSearch } from "#domain/accounts";
import { weighedLoadText } from "#domain/containers";
import { departureProblem, type FclSearch, type SearchEnd, searchToQuery } from "#domain/search";
import type { PlaceRef } from "#domain/places";
import type { CalendarDate } from "#domain/time";

/** A search as the home offers it again. */
export interface SearchAgain {
  readonly from: PlaceRef;
  readonly to: PlaceRef;
  /** `2 × 20GP of 18 000 kg, 1 × 40HC`. */
  readonly load: string;
  /** Null once the date that was asked for has passed: the search is then made for as soon as possible. */
  readonly departureDate: CalendarDate | null;
  /** The query that makes it again. */
  readonly query: string;
}

/* Where the goods are taken over or handed out, rather than the port on the way. */
const pointOf = ({ place, port }: SearchEnd): PlaceRef | null => place ?? port;

const stillPossible = (search: FclSearch, today: CalendarDate): FclSearch =>
  departureProblem(search.departureDate, today) === null ? search : { ...search, departureDate: null };

/** The last searches ready to be made again today; one without a point at each end is left out. */
export const searchesAgain = (searches: readonly LastSearch[], today: CalendarDate): readonly SearchAgain[] =>
  searches.flatMap(({ search }) => {
    const [from, to] = [pointOf(search.origin), pointOf(search.destination)];
    if (from === null || to === null) return [];
    const again = stillPossible(search, today);
    const { departureDate, containers } = again;
    return [{ from, to, load: weighedLoadText(containers), departureDate, query: searchToQuery(again) }];
  });
