import { Gauge, type Registry } from "prom-client";
import type { Deps, Feature } from "../features.ts";
import { type CircuitBreaker, circuitBreaker, type CircuitState } from "../rate-sources/circuit-breaker.ts";
import type { RateSource } from "../rate-sources/source.ts";
import { bookedSailingsReader } from "../services/booked-sailings.ts";
import { bookOffer } from "../services/bookings.ts";
import { fclComparison } from "../services/lcl/fcl-comparison.ts";
import { lclPortsReader } from "../services/lcl/lcl-market.ts";
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

const CIRCUIT_STATES: readonly CircuitState[] = ["closed", "half-open", "open"];

/** Shows under /metrics in which state the circuit of each source is. */
const measureCircuits = (registry: Registry, breaker: CircuitBreaker): void => {
  const gauge = new Gauge({
    name: "rate_source_circuit",
    help: "1 for the state in which the circuit breaker of a rate source is",
    labelNames: ["source", "state"] as const,
    registers: [registry],
    collect: () => {
      for (const [source, current] of breaker.states())
        for (const state of CIRCUIT_STATES) gauge.set({ source, state }, state === current ? 1 : 0);
    },
  });
};

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
    const breaker = circuitBreaker(clock);
    measureCircuits(deps.metrics, breaker);
    const bookedSailings = bookedSailingsReader(db);
    const writing = { commits, clock, ids };
    const search = rateSearch({ market, placeOf, bookedSailings, ...writing, deadlineMs, breaker, onFailure });
    const compare = fclComparison({ market, placeOf, deadlineMs, breaker });
    const partLoads = { db, commits, clock, ids, market, placeOf, ports: lclPortsReader(db, placeOf), compare };
    return [
      ...placeHandlers(directory),
      ...rateHandlers(search),
      ...bookingHandlers(deps, commits),
      ...lclHandlers(partLoads, bookOffer({ commits, clock, ids })),
    ];
  };
