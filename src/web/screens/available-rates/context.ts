import { createContext, useContext } from "react";
import type { ActorRefFrom } from "xstate";
import type { ContainerLine } from "#domain/containers";
import type { BookedSailing, ListedRate, OfferTotal, TotalScope, TotalView } from "#domain/rates";
import type { FclSearch } from "#domain/search";
import type { UtcMinutes } from "#domain/time";
import { findEarlierPrice } from "#flows/rates/growth.ts";
import type { RatesMachine } from "#flows/rates/machine.ts";
import type { findBookByOf } from "#flows/rates/rules.ts";
import { ownTime } from "#web/messages/dates.ts";

export interface ComparedTotals extends TotalView {
  readonly scope: TotalScope;
  readonly load: readonly ContainerLine[];
  readonly search: FclSearch | null;
  /** When the list was shown, if its prices may be older; null where they cannot. */
  readonly listedAt: UtcMinutes | null;
  /** Until when an offer must be booked for its pick-up and cut-offs; null where it states none. */
  readonly findBookBy: (rateId: string) => ReturnType<typeof findBookByOf>;
}

const NOTHING_SEARCHED = { place: null, port: null, serviceType: "Ramp" } as const;

/** Outside a list of rates each offer costs what it quotes. */
export const NO_TOTALS: ComparedTotals = {
  totals: new Map(),
  basis: "quoted",
  scope: { search: { origin: NOTHING_SEARCHED, destination: NOTHING_SEARCHED }, exchange: null },
  load: [],
  search: null,
  listedAt: null,
  findBookBy: () => null,
};

const TotalsContext = createContext<ComparedTotals>(NO_TOTALS);

export const TotalsProvider = TotalsContext.Provider;

export const useTotals = (): ComparedTotals => useContext(TotalsContext);

export const useOfferTotal = (rateId: string): OfferTotal | undefined => useTotals().totals.get(rateId);

/** `Price from 10:32`; null for one that is as new as the list. */
export const usePriceAge = (rate: ListedRate): string | null => {
  const { listedAt } = useTotals();
  const at = findEarlierPrice(rate, listedAt);
  return at === null || listedAt === null ? null : `Price from ${ownTime(at, listedAt)}`;
};

/** Without an ocean freight the sum is not a total. */
export const useQuotedLabel = (rateId: string): string =>
  useOfferTotal(rateId)?.kind === "no-freight" ? "Other charges" : "Total";

export const BookedOffers = createContext<ReadonlyMap<string, BookedSailing>>(new Map());

export const useBooking = (rateId: string): BookedSailing | null => useContext(BookedOffers).get(rateId) ?? null;

export type RatesActor = ActorRefFrom<RatesMachine>;

/** The search of the list; null outside of one. */
export const RatesSearch = createContext<RatesActor | null>(null);
