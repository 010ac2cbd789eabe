import { findSeenOffer, listSeenChanges, toSeenOffer } from "#domain/bookings";
import type { Money } from "#domain/money";
import { expandRate, getSoldTotal, type ListedRate, type Rate, type TotalView } from "#domain/rates";

/** What a search has found since its list was put in order. */
export interface RateNews {
  /** Offers that are not in the list. */
  readonly added: number;
  /** Offers of the list whose source has answered again, with something else: mostly another price. */
  readonly changed: number;
  /** Offers of the list whose source has answered again with the same. */
  readonly renewed: number;
  /** Offers of the list that its source no longer has. */
  readonly removed: number;
  /** How many of the added and changed ones the shipper's filters hide. */
  readonly hidden: number;
  /** How many of the others cost less than the lowest total of the list. */
  readonly cheaper: number;
  /** The lowest total of those; null without one. */
  readonly lowest: Money | null;
}

type Rates = readonly ListedRate[];

const without = (rates: Rates, others: Rates): Rates => {
  const ids = new Set(others.map(({ id }) => id));
  return rates.filter(({ id }) => !ids.has(id));
};

/**
 * What takes the place of listed offers that were not found again, by the id of the listed one: an offer of the same carrier, route,
 * load and sailing under another id, null without one.
 */
export const matchReplaced = (listed: Rates, found: Rates): ReadonlyMap<string, Rate | null> => {
  const missing = without(listed, found);
  const left = new Map((missing.length === 0 ? [] : without(found, listed)).map((rate) => [rate.id, expandRate(rate)]));
  return new Map(
    missing.map((rate) => {
      const successor = findSeenOffer(toSeenOffer(expandRate(rate)), [...left.values()]);
      if (successor !== null) left.delete(successor.id);
      return [rate.id, successor];
    }),
  );
};

const findLowest = (rates: Rates, view: TotalView): Money | null =>
  rates.flatMap((rate) => getSoldTotal(rate, view) ?? []).toSorted((one, other) => one.minor - other.minor)[0] ?? null;

const isSame = (listed: ListedRate, successor: Rate): boolean =>
  listSeenChanges(toSeenOffer(expandRate(listed)), successor).length === 0;

interface Priced {
  readonly rates: Rates;
  readonly view: TotalView;
}

interface Found extends Priced {
  /** Those of the rates that meet the shipper's filters. */
  readonly passing: Rates;
}

/** What differs between a list and what was found; null if nothing does. Each has its own totals: estimates depend on the other offers. */
export const findNews = (listed: Priced, found: Found): RateNews | null => {
  const fresh = without(found.rates, listed.rates);
  const replaced = matchReplaced(listed.rates, found.rates);
  if (fresh.length === 0 && replaced.size === 0) return null;
  const successors = listed.rates.flatMap((rate) => {
    const successor = replaced.get(rate.id) ?? null;
    return successor === null ? [] : [{ rate, successor }];
  });
  const renewed = successors.filter(({ rate, successor }) => isSame(rate, successor)).map(({ successor }) => successor);
  const known = findLowest(listed.rates, listed.view)?.minor ?? 0;
  const different = without(fresh, renewed);
  const hidden = without(different, found.passing);
  const cheaper = without(different, hidden).filter((rate) => (getSoldTotal(rate, found.view)?.minor ?? known) < known);
  return {
    added: fresh.length - successors.length,
    changed: successors.length - renewed.length,
    renewed: renewed.length,
    removed: replaced.size - successors.length,
    hidden: hidden.length,
    cheaper: cheaper.length,
    lowest: findLowest(cheaper, found.view),
  };
};
