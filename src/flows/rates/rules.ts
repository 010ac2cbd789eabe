import {
  type RateList,
  createFilterScope,
  type FilterScope,
  type RateFilters,
  flagRates,
  groupSailings,
  type SailingGroup,
  matchBookings,
  findSailing,
  expandRate,
  type BookedSailing,
  judgeRatesAgain,
  toJudgementDelay,
  type ListedRate,
  calculateTotals,
  type TotalScope,
  withdrawOffer,
} from "#domain/rates";
import { type DeadlineTime, findBookBy, isTooLate, type LeadTimes, STANDARD_LEAD_TIMES } from "#domain/deadlines";
import { createZoneClock } from "#domain/time";
import type { BookingReceipt } from "#ports/api.ts";
import { toTodayIn } from "../utc-minutes.ts";
import type { OpenDialog, RatesContext, RatesInput } from "./types.ts";
import { type RateCriteria, type RateSelection, selectRates } from "./criteria.ts";

export const NO_DIALOG: OpenDialog = { kind: "none" };

/** What complete totals are calculated from, besides the offers. */
export const toTotalScope = ({ search, list }: Pick<RatesContext, "search" | "list">): TotalScope => ({
  search,
  exchange: list?.exchange ?? null,
  haulage: list?.haulage ?? [],
});

const computeTotals = (context: Pick<RatesContext, "search" | "list">): RatesContext["totals"] =>
  calculateTotals(context.list?.rates ?? [], toTotalScope(context));

export const PIN_LIMIT = 3;

export const findRate = (context: Pick<RatesContext, "list">, rateId: string): ListedRate | null =>
  context.list?.rates.find(({ id }) => id === rateId) ?? null;

export const isBookable = (context: RatesContext, rateId: string): boolean =>
  findRate(context, rateId)?.availability.kind === "bookable";

export const canPin = (context: RatesContext, rateId: string): boolean =>
  context.pinned.includes(rateId) || (findRate(context, rateId) !== null && context.pinned.length < PIN_LIMIT);

export const CLOCK = createZoneClock();

/** Until when an offer must be booked, and whether that has passed. */
export const findBookByOf = (
  { leadTimes, now }: Pick<RatesContext, "leadTimes" | "now">,
  rate: ListedRate,
): { readonly at: DeadlineTime; readonly isPassed: boolean } | null => {
  const at = findBookBy(rate, leadTimes, CLOCK);
  return at === null ? null : { at, isPassed: isTooLate(at, now) };
};

/** The rule of the filter "cut-off still reachable". */
const toLateness =
  (context: Pick<RatesContext, "leadTimes" | "now">) =>
  (rate: ListedRate): boolean =>
    findBookByOf(context, rate)?.isPassed === true;

type Assessed = Pick<RatesContext, "criteria" | "now" | "search" | "leadTimes">;

/** What the filters of a list depend on beside its offers. */
export const toFilterScope = (
  context: Pick<Assessed, "now" | "leadTimes">,
  rates: readonly ListedRate[],
): FilterScope => createFilterScope(rates, context.now, toLateness(context));

export const assessList = (context: Assessed, list: RateList | null) => {
  const { criteria, search } = context;
  const rates = list?.rates ?? [];
  const totals = computeTotals({ search, list });
  const filterScope = toFilterScope(context, rates);
  return {
    list,
    totals,
    filterScope,
    flags: flagRates(rates, { totals, basis: criteria.basis }),
    ...selectRates(rates, criteria, filterScope, totals, null),
  };
};

export const initialContext = (input: RatesInput): RatesContext => ({
  ...input,
  ...assessList({ ...input, leadTimes: STANDARD_LEAD_TIMES }, null),
  leadTimes: STANDARD_LEAD_TIMES,
  bookedSailings: [],
  bookings: new Map(),
  chosenSailings: new Map(),
  layout: input.chosenLayout ?? "cards",
  warningDismissed: false,
  pinned: [],
  open: NO_DIALOG,
  failure: null,
  growing: null,
});

/** The context with the shipper's own lead times for the origin; null where the standard ones count. */
export const withLeadTimes = (context: RatesContext, leadTimes: LeadTimes | null): Partial<RatesContext> => {
  if (leadTimes === null) return {};
  return context.list === null ? { leadTimes } : { ...assessList({ ...context, leadTimes }, context.list), leadTimes };
};

/* From so many services on, cards are too long to compare. */
const COMPACT_FROM = 10;

const countServices = (rates: readonly ListedRate[], { shown, groups }: RateSelection): number =>
  shown.length === rates.length ? groups.length : groupSailings(rates).length;

/** The context with a loaded list: its totals, flags, and the offers that meet the criteria. */
export const withList = (context: RatesContext, list: RateList | null): Partial<RatesContext> => {
  const rates = list?.rates ?? [];
  const assessed = assessList(context, list);
  return {
    ...assessed,
    bookedSailings: list?.bookedSailings ?? [],
    bookings: matchBookings(rates, list?.bookedSailings ?? []),
    layout: context.chosenLayout ?? (countServices(rates, assessed) < COMPACT_FROM ? "cards" : "compact"),
    failure: null,
    pinned: [],
    chosenSailings: new Map(),
    warningDismissed: false,
  };
};

/** The context after its moment has changed: which offers can be booked, and which cut-offs can be met. */
export const judgeAgain = (context: RatesContext): Partial<RatesContext> => {
  const { list, now } = context;
  if (list === null) return {};
  const rates = judgeRatesAgain(list.rates, now, CLOCK);
  return assessList(context, rates === list.rates ? list : { ...list, rates });
};

/** Milliseconds until the offers of the list have to be judged again. */
export const findJudgementDelay = ({ list }: RatesContext, now: number): number =>
  toJudgementDelay(list?.rates ?? [], now, CLOCK);

/** Adds a booking, which is shown on all offers for the same sailing. */
export const withBooking = (
  context: RatesContext,
  rateId: string,
  { quotationId, bookingId }: BookingReceipt,
): Partial<RatesContext> => {
  const rate = findRate(context, rateId);
  const sailing = rate === null ? null : findSailing(rate);
  if (rate === null || sailing === null || quotationId === null) return {};
  const { load, price } = expandRate(rate);
  const booked: BookedSailing = {
    quotationId,
    bookedOn: toTodayIn(context)(),
    bookedAt: null,
    status: bookingId === null ? "in-process" : "booked",
    sailing,
    containers: load.containers,
    total: price.converted.kind === "converted" ? price.converted.total : null,
  };
  const bookedSailings = [booked, ...context.bookedSailings];
  return { bookedSailings, bookings: matchBookings(context.list?.rates ?? [], bookedSailings) };
};

/** Marks an offer as not bookable, with the reason. */
export const withWithdrawal = (context: RatesContext, rateId: string, reason: string): Partial<RatesContext> => {
  const { list, bookedSailings } = context;
  if (list === null) return {};
  const rates = withdrawOffer(list.rates, rateId, reason);
  return { ...assessList(context, { ...list, rates }), bookings: matchBookings(rates, bookedSailings) };
};

export const withCriteria = (context: RatesContext, changes: Partial<RateCriteria>): Partial<RatesContext> => {
  const { totals, filterScope } = context;
  const criteria = { ...context.criteria, ...changes };
  const rates = context.list?.rates ?? [];
  const selected = selectRates(rates, criteria, filterScope, totals, context);
  const { basis } = criteria;
  if (basis === context.criteria.basis) return { criteria, ...selected };
  return { criteria, ...selected, flags: flagRates(rates, { totals, basis }) };
};

export const withFilters = (context: RatesContext, changes: Partial<RateFilters>): Partial<RatesContext> =>
  withCriteria(context, { filters: { ...context.criteria.filters, ...changes } });

export const withSailing = (context: RatesContext, group: string, rateId: string): Partial<RatesContext> => ({
  chosenSailings: new Map([...context.chosenSailings, [group, rateId]]),
});

/** The offer on a group's card: the chosen one if it is in the group, otherwise the first. */
export const findShownSailing = ({ sailings, first }: SailingGroup, chosen: string | undefined): ListedRate =>
  sailings.find(({ id }) => id === chosen) ?? first;

/** A comparison of fewer than two offers closes. */
export const togglePin = (context: RatesContext, rateId: string): Partial<RatesContext> => {
  const pinned = context.pinned.includes(rateId)
    ? context.pinned.filter((one) => one !== rateId)
    : [...context.pinned, rateId];
  const tooFew = context.open.kind === "comparison" && pinned.length < 2;
  return { pinned, open: tooFew ? NO_DIALOG : context.open };
};
