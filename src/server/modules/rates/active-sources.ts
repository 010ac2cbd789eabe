import type { RateSource } from "#server/rate-sources/rate-source.ts";
import { sheetSource } from "#server/rate-sources/rate-sheets/sheet-source.ts";
import type { PlaceOf } from "#server/rate-sources/tariff/route-legs.ts";
import { haulageEstimates } from "#server/rate-sources/tariff/haulage-estimates.ts";
import { tariffSources } from "#server/rate-sources/tariff/tariff-sources.ts";
import { exchangeOn } from "./exchange-store.ts";
import type { Executor } from "#server/schema.ts";
import { tariffBookReader } from "#server/rate-sources/tariff/store.ts";
import type { Market } from "./search-rates.ts";

/**
 * The sources and rates of exchange of a day, kept while the tariff tables do not change: one source for each carrier of
 * the tariff, and one for all rate sheets.
 */
export const marketReader = (
  db: Executor,
  placeOf: PlaceOf,
  amend: (sources: readonly RateSource[]) => readonly RateSource[] = (sources) => sources,
): ((today: string) => Promise<Market>) => {
  const readBook = tariffBookReader(db);
  let known: { readonly key: string; readonly market: Market } | undefined;
  return async (today) => {
    const book = await readBook();
    const key = `${book.version} ${today}`;
    if (known?.key === key) return known.market;
    const sources = amend([...tariffSources(db, book, placeOf), sheetSource(db, book, placeOf)]);
    const market: Market = {
      sources,
      exchange: await exchangeOn(db, today),
      haulageEstimates: (request) => haulageEstimates(book, request),
    };
    known = { key, market };
    return market;
  };
};
