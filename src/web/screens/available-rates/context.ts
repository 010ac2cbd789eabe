import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { ContainerLine } from "#domain/containers";
import type { OfferTotal, TotalScope, TotalView, BookedSailing } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { ratesMachine } from "#flows/rates/machine.ts";

/** What the offers of the list are compared by, and what was searched. */
export interface ComparedTotals extends TotalView {
  readonly scope: TotalScope;
  readonly load: readonly ContainerLine[];
  /** Null outside a list of rates. */
  readonly search: FclSearch | null;
}

const NOTHING_SEARCHED = { place: null, port: null, serviceType: "Ramp" } as const;

/** Nothing is compared outside a list of rates: each offer then costs what it quotes. */
const NO_TOTALS: ComparedTotals = {
  totals: new Map(),
  basis: "quoted",
  scope: { search: { origin: NOTHING_SEARCHED, destination: NOTHING_SEARCHED }, exchange: null },
  load: [],
  search: null,
};

const TotalsContext = createContext<ComparedTotals>(NO_TOTALS);

export const TotalsProvider = TotalsContext.Provider;

export const useTotals = (): ComparedTotals => useContext(TotalsContext);

/** The total of one offer; undefined outside a list of rates. */
export const useOfferTotal = (rateId: string): OfferTotal | undefined => useTotals().totals.get(rateId);

/** What the sum of an offer's prices is called: without an ocean freight it is no total. */
export const useQuotedLabel = (rateId: string): string =>
  useOfferTotal(rateId)?.kind === "no-freight" ? "Other charges" : "Total";

/** The shipper's booking of each offer's sailing, by the offer's id. */
export const BookedOffers = createContext<ReadonlyMap<string, BookedSailing>>(new Map());

/** The shipper's booking of the sailing of an offer; null when there is none. */
export const useBooking = (rateId: string): BookedSailing | null => useContext(BookedOffers).get(rateId) ?? null;

/** The running flow of one search's offers. */
export type RatesActor = ActorRefFrom<typeof ratesMachine>;
