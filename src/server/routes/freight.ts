import type { Deps, Feature } from "../features.ts";
import type { RateSource } from "../rate-sources/source.ts";
import { bookOffer } from "../services/bookings.ts";
import { fclComparison } from "../services/lcl/fcl-comparison.ts";
import { lclNamesReader } from "../services/lcl/lcl-market.ts";
import { marketReader } from "../services/market.ts";
import { followedDirectory } from "../services/places/followed-directory.ts";
import { rateSearch } from "../services/rate-search.ts";
import { repeat } from "../services/repeat.ts";
import { type GroupCommit, groupCommit } from "../stores/group-commit.ts";
import { pruneOffers } from "../stores/offers.ts";
import { bookingHandlers } from "./bookings.ts";
import { placeHandlers } from "./places.ts";
import { lclHandlers } from "./lcl.ts";
import { rateHandlers } from "./rates.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const DEADLINE_MS = 8_000;

export interface FreightOptions {
  /** How long rate sources may take together. */
  readonly deadlineMs?: number;
  /** Adds, replaces or wraps rate sources: a live carrier, or one that fails in a test. */
  readonly amendSources?: (sources: readonly RateSource[]) => readonly RateSource[];
}

const housekeeping = (deps: Deps, commits: GroupCommit): void => {
  repeat(deps, HOUR_MS, () => pruneOffers(deps.database.db, deps.clock() - DAY_MS));
  deps.onClose(commits.settled);
};

/** The commercial half of the server: places, rates for containers and part loads, bookings and their documents. */
export const freightFeature =
  ({ deadlineMs = DEADLINE_MS, amendSources }: FreightOptions = {}): Feature =>
  async (deps) => {
    const { db } = deps.database;
    const { clock, ids, log } = deps;
    const directory = await followedDirectory(deps);
    const commits = groupCommit(db);
    housekeeping(deps, commits);
    const placeOf = (code: string) => directory().byCode(code);
    const onFailure = (source: string, reason: string): void => log.warn({ source, reason }, "rate source");
    const market = marketReader(db, placeOf, amendSources);
    const search = rateSearch({ market, placeOf, commits, clock, ids, deadlineMs, onFailure });
    const compare = fclComparison({ market, placeOf, deadlineMs });
    const partLoads = { db, commits, clock, ids, market, names: lclNamesReader(db), compare };
    return [
      ...placeHandlers(directory),
      ...rateHandlers(search),
      ...bookingHandlers(deps, commits),
      ...lclHandlers(partLoads, bookOffer({ commits, clock, ids })),
    ];
  };
