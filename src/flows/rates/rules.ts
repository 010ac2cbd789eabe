import {
  countFacets,
  type RateFilters,
  flagRates,
  type SailingGroup,
  matchBookings,
  findSailing,
  expandRate,
  type BookedSailing,
  type ListedRate,
  type RateList,
} from "#domain/rates";
import { toDate } from "#domain/time";
import type { BookingReceipt } from "#ports/api.ts";
import { computeFacets, NO_DIALOG, type RatesContext, computeTotals } from "./types.ts";
import { type RateCriteria, selectRates } from "./criteria.ts";

/** How many offers can be compared side by side. */
export const PIN_LIMIT = 3;

/** The offers of an answer, by id. */
export const findRate = (context: Pick<RatesContext, "list">, rateId: string): ListedRate | null =>
  context.list?.rates.find(({ id }) => id === rateId) ?? null;

export const isBookable = (context: RatesContext, rateId: string): boolean =>
  findRate(context, rateId)?.availability.kind === "bookable";

export const canPin = (context: RatesContext, rateId: string): boolean =>
  context.pinned.includes(rateId) || (findRate(context, rateId) !== null && context.pinned.length < PIN_LIMIT);

/** What the offers of an answer are compared by, and what of them meets the criteria. */
const assessList = (context: RatesContext, list: RateList | null): Partial<RatesContext> => {
  const { criteria, now, search } = context;
  const rates = list?.rates ?? [];
  const totals = computeTotals({ search, list });
  const faceted = computeFacets(rates, criteria, now, totals);
  return {
    list,
    totals,
    ...faceted,
    flags: flagRates(rates, { totals, basis: criteria.basis }),
    ...selectRates(rates, criteria, faceted.options, totals, null),
  };
};

/** Takes in an answer: the list with its totals, carriers and flags, and what of it meets the criteria. */
export const withList = (context: RatesContext, list: RateList | null): Partial<RatesContext> => ({
  ...assessList(context, list),
  bookedSailings: list?.bookedSailings ?? [],
  bookings: matchBookings(list?.rates ?? [], list?.bookedSailings ?? []),
  failure: null,
  pinned: [],
  chosenSailings: new Map(),
  warningDismissed: false,
});

/** Notes the booking of an offer, so that all offers for its sailing show it. */
export const withBooking = (
  context: RatesContext,
  rateId: string,
  { quotationId, bookingId }: BookingReceipt,
): Partial<RatesContext> => {
  const rate = findRate(context, rateId);
  const sailing = rate === null ? null : findSailing(rate);
  if (rate === null || sailing === null || quotationId === null) return {};
  const { containers, price } = expandRate(rate);
  const booked: BookedSailing = {
    quotationId,
    bookedOn: toDate(context.now),
    status: bookingId === null ? "in-process" : "booked",
    sailing,
    containers,
    total: price.converted.kind === "converted" ? price.converted.total : null,
  };
  const bookedSailings = [booked, ...context.bookedSailings];
  return { bookedSailings, bookings: matchBookings(context.list?.rates ?? [], bookedSailings) };
};

/** Marks an offer that can no longer be booked, with the reason, on its card and wherever else it is shown. */
export const withWithdrawal = (context: RatesContext, rateId: string, reason: string): Partial<RatesContext> => {
  const { list, bookedSailings } = context;
  if (list === null) return {};
  const rates = list.rates.map((rate) =>
    rate.id === rateId ? { ...rate, availability: { kind: "not-bookable", reason } as const } : rate,
  );
  return { ...assessList(context, { ...list, rates }), bookings: matchBookings(rates, bookedSailings) };
};

/** Looks at the same answer with some criteria changed. */
export const withCriteria = (context: RatesContext, changes: Partial<RateCriteria>): Partial<RatesContext> => {
  const { totals } = context;
  const criteria = { ...context.criteria, ...changes };
  const rates = context.list?.rates ?? [];
  const selected = selectRates(rates, criteria, context.options, totals, context);
  const { filters, day, basis } = criteria;
  if (basis !== context.criteria.basis) {
    const view = { totals, basis };
    return {
      criteria,
      ...selected,
      ...computeFacets(rates, criteria, context.now, totals),
      flags: flagRates(rates, view),
    };
  }
  if (filters === context.criteria.filters && day === context.criteria.day) return { criteria, ...selected };
  return { criteria, ...selected, facets: countFacets(rates, context.options, filters, day, { totals, basis }) };
};

export const withFilters = (context: RatesContext, changes: Partial<RateFilters>): Partial<RatesContext> =>
  withCriteria(context, { filters: { ...context.criteria.filters, ...changes } });

/** Shows another offer of a group on its card. */
export const withSailing = (context: RatesContext, group: string, rateId: string): Partial<RatesContext> => ({
  chosenSailings: new Map([...context.chosenSailings, [group, rateId]]),
});

/** The offer that a group's card shows: the chosen one while it is in the group, else the first. */
export const findShownSailing = ({ sailings, first }: SailingGroup, chosen: string | undefined): ListedRate =>
  sailings.find(({ id }) => id === chosen) ?? first;

/** Takes a pinned offer out or adds it at the end; a comparison of fewer than two offers closes itself. */
export const togglePin = (context: RatesContext, rateId: string): Partial<RatesContext> => {
  const pinned = context.pinned.includes(rateId)
    ? context.pinned.filter((one) => one !== rateId)
    : [...context.pinned, rateId];
  const tooFew = context.open.kind === "comparison" && pinned.length < 2;
  return { pinned, open: tooFew ? NO_DIALOG : context.open };
};
