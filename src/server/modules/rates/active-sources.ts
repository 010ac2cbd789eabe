import type { FindPlace } from "#domain/places";
import type { ExchangeRates } from "#domain/money";
import type { HaulageEstimate } from "#api/schema.d.ts";
import type { RateRequest, RateSource } from "#server/rate-sources/rate-source.ts";
import { NO_SCHEDULES, type ScheduleSource } from "#server/rate-sources/schedule.ts";
import { sheetSource } from "#server/rate-sources/rate-sheets/sheet-source.ts";
import type { SellingDeps } from "#server/rate-sources/rate-sheets/sell-offers.ts";
import { type FindCustomer, findUngrouped } from "#server/rate-sources/rate-sheets/sheet-audience.ts";
import { haulageEstimates } from "#server/rate-sources/tariff/haulage-estimates.ts";
import { tariffBookReader } from "#server/rate-sources/tariff/store.ts";
import { tariffSources } from "#server/rate-sources/tariff/tariff-sources.ts";
import type { Executor } from "#server/schema.ts";
import { readMargins } from "../margins/index.ts";
import { findExchange } from "./exchange-store.ts";

/** Everything that decides the prices of a day. */
export interface ActiveSources {
  readonly sources: readonly RateSource[];
  readonly exchange: ExchangeRates | null;
  /** What buying prices are sold with. */
  readonly selling: SellingDeps;
  /** Estimates from the haulage tables for the inland legs of a search. */
  readonly haulageEstimates: (request: RateRequest) => readonly HaulageEstimate[];
}

export type ReadActiveSources = (today: string) => Promise<ActiveSources>;

/**
 * Reads the sources and exchange rates of a day: a source for each carrier of the tariff, one for all rate sheets, and
 * those that `amend` adds. Cached until the tariff tables change.
 */
export const activeSourcesReader = (
  db: Executor,
  findPlace: FindPlace,
  amend: (sources: readonly RateSource[]) => readonly RateSource[] = (sources) => sources,
  schedules: ScheduleSource = NO_SCHEDULES,
  findCustomer: FindCustomer = findUngrouped,
): ReadActiveSources => {
  const readBook = tariffBookReader(db);
  let cached: { readonly key: string; readonly active: ActiveSources } | undefined;
  return async (today) => {
    const book = await readBook();
    const key = `${book.version} ${today}`;
    if (cached?.key === key) return cached.active;
    const [exchange, margins] = await Promise.all([findExchange(db, today), readMargins(db)]);
    const selling = { findCustomer, exchange, margins };
    const active: ActiveSources = {
      sources: amend([...tariffSources(db, book, findPlace), sheetSource(db, book, findPlace, schedules, selling)]),
      exchange,
      selling,
      haulageEstimates: (request) => haulageEstimates(book, request),
    };
    cached = { key, active };
    return active;
  };
};
