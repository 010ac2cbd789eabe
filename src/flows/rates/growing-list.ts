import { calculateTotals, judgeRatesAgain, type ListedRate, matchBookings } from "#domain/rates";
import { type Collected, findGrowth } from "./collect.ts";
import { narrowRates } from "./criteria.ts";
import { findGrowing } from "./growth.ts";
import { findNews, matchReplaced, type RateNews } from "./news.ts";
import { assessList, CLOCK, NO_DIALOG, toFilterScope, toTotalScope, withList } from "./rules.ts";
import type { GrowingSearch, RatesContext } from "./types.ts";

type Rates = readonly ListedRate[];

/**
 * What the list becomes once it shows everything that was found. An offer that was not found again stays while its search may still
 * find it: one that was started again has not asked all sources yet. What the shipper has done with an offer (it may be withdrawn) stays.
 */
const joinListed = (shown: Rates, { found, listed }: Pick<GrowingSearch, "found" | "listed">): Rates => {
  const ids = new Set(found.rates.map(({ id }) => id));
  const unchanged = new Set(listed?.rates);
  const known = new Set(listed?.searchId === found.searchId ? listed.rates.map(({ id }) => id) : []);
  const replaced = matchReplaced(shown, found.rates);
  const isSought = (id: string): boolean => !found.isComplete && !known.has(id) && replaced.get(id) === null;
  const current = new Map(shown.map((rate) => [rate.id, rate]));
  return [
    ...shown.filter(({ id }) => !ids.has(id) && isSought(id)),
    ...found.rates.map((rate) => (unchanged.has(rate) ? (current.get(rate.id) ?? rate) : rate)),
  ];
};

const compareWithListed = (context: RatesContext, growing: GrowingSearch): RateNews | null => {
  const { list, totals, criteria, search } = context;
  if (list === null) return null;
  const rates = joinListed(list.rates, growing);
  const scope = toTotalScope({ search, list: growing.found });
  return findNews(
    { rates: list.rates, view: { totals, basis: criteria.basis } },
    {
      rates,
      view: { totals: calculateTotals(rates, scope), basis: criteria.basis },
      passing: narrowRates(rates, criteria, toFilterScope(context, rates)),
    },
  );
};

const toGrowing = ({ growing, now }: RatesContext, collected: Collected): GrowingSearch | null => {
  const found = findGrowing(collected.context.found);
  const growth = findGrowth(collected);
  if (growth === null || found === null) return null;
  return { news: null, listed: null, hasRoom: false, listedAt: now, ...growing, ...growth, found };
};

/** Whether what was found is to be shown at once: nothing is shown yet, and there is an offer, or there will be none. */
export const isFirstList = ({ list }: Pick<RatesContext, "list">, { context: { found } }: Collected): boolean =>
  found !== null &&
  (list === null || list.rates.length === 0) &&
  (found.rates.length > 0 || findGrowing(found)?.isComplete !== false);

/** The context with the first list of a search. */
export const withFirstList = (context: RatesContext, collected: Collected): Partial<RatesContext> => {
  const growing = toGrowing(context, collected);
  return {
    ...withList(context, collected.context.found),
    growing:
      growing === null ? null : { ...growing, listed: growing.found, hasRoom: growing.isAsking, listedAt: context.now },
  };
};

/** The context with what has come since; the list stays as it is. */
export const withFound = (context: RatesContext, collected: Collected): Partial<RatesContext> => {
  const growing = toGrowing(context, collected);
  if (growing === null) return {};
  const hasNews = growing.found !== context.growing?.found;
  return { growing: hasNews ? { ...growing, news: compareWithListed(context, growing) } : growing };
};

/** The context before a search: nothing is listed. */
export const withoutList = (context: RatesContext): Partial<RatesContext> => ({
  ...assessList(context, null),
  growing: null,
  failure: null,
});

/** The context after the shipper has changed the list: its room and its news follow. */
export const settleGrowing = (context: RatesContext): Partial<RatesContext> => {
  const { growing } = context;
  if (growing === null) return {};
  const news = compareWithListed(context, growing);
  return { growing: { ...growing, news, hasRoom: growing.isAsking || news !== null } };
};

/** The context with everything that was found in its list. Pins and chosen sailings follow offers that were replaced. */
export const withNewsShown = (context: RatesContext): Partial<RatesContext> => {
  const { growing, list, pinned, chosenSailings, open, now } = context;
  if (growing === null || list === null) return {};
  const { found } = growing;
  const rates = judgeRatesAgain(joinListed(list.rates, growing), now, CLOCK);
  const ids = new Set(rates.map(({ id }) => id));
  const replaced = matchReplaced(list.rates, rates);
  const follow = (rateId: string): readonly string[] => {
    const id = replaced.get(rateId)?.id ?? rateId;
    return ids.has(id) ? [id] : [];
  };
  const earlier = new Set(context.bookedSailings.map(({ quotationId }) => quotationId));
  const bookedSailings = [
    ...context.bookedSailings,
    ...(found.bookedSailings ?? []).filter(({ quotationId }) => !earlier.has(quotationId)),
  ];
  return {
    ...assessList(context, { ...found, rates }),
    bookedSailings,
    bookings: matchBookings(rates, bookedSailings),
    pinned: pinned.flatMap(follow),
    chosenSailings: new Map(
      [...chosenSailings].flatMap(([group, id]) => follow(id).map((now) => [group, now] as const)),
    ),
    open: "rateId" in open && !ids.has(open.rateId) ? NO_DIALOG : open,
    growing: { ...growing, listed: found, news: null, hasRoom: growing.isAsking },
  };
};
