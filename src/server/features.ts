import { withFailingSource } from "./demo/failing-source.ts";
import type { Feature, Deps } from "./platform/feature.ts";
import { accountsFeature, sessionFeature } from "./modules/accounts/routes.ts";
import { enquiriesFeature } from "./modules/enquiries/routes.ts";
import { dashboardFeature } from "./modules/dashboard/dashboard.ts";
import { trackingFeature } from "./modules/tracking/routes.ts";
import { Gauge, type Registry } from "prom-client";
import { type CircuitBreaker, circuitBreaker, type CircuitState } from "./rate-sources/circuit-breaker.ts";
import type { RateSource } from "./rate-sources/rate-source.ts";
import { bookedSailingsReader } from "./modules/rates/booked-sailings.ts";
import { bookOffer } from "./modules/bookings/book-offer.ts";
import { fclComparison } from "./modules/lcl/compare-fcl.ts";
import { lclPortsReader } from "./modules/lcl/ports.ts";
import { marketReader } from "./modules/rates/active-sources.ts";
import { followedDirectory } from "./modules/places/place-directory.ts";
import { rateSearch } from "./modules/rates/search-rates.ts";
import { repeat } from "./platform/background.ts";
import { type GroupCommit, groupCommit } from "./platform/database/write-batcher.ts";
import { pruneOffers } from "./modules/rates/offer-store.ts";
import { bookingHandlers } from "./modules/bookings/routes.ts";
import { placeHandlers } from "./modules/places/routes.ts";
import { lclHandlers } from "./modules/lcl/routes.ts";
import { rateHandlers } from "./modules/rates/routes.ts";

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

/** Everything that the server serves, a line each. */
const featuresWith = (freight: Feature): readonly Feature[] => [
  sessionFeature,
  accountsFeature(),
  dashboardFeature,
  enquiriesFeature(),
  freight,
  trackingFeature,
];

export const allFeatures: readonly Feature[] = featuresWith(freightFeature());

/** The same, with a rate source that fails on one lane. */
export const demoFeatures: readonly Feature[] = featuresWith(freightFeature({ amendSources: withFailingSource }));
