import type { Money } from "#domain/money";
import { addDays, type CalendarDate, daysBetween, toDate } from "#domain/time";
import { getSoldTotal, isEstimated, type TotalView } from "./complete-total.ts";
import type { ListedRate } from "./rate.ts";

/** A day of the price strip: the compared totals of the offers sold for that day, lowest first; none = no sailing. */
export interface StripDay {
  readonly date: CalendarDate;
  readonly totals: readonly Money[];
  /** Whether the lowest total includes an estimate. */
  readonly isEstimated: boolean;
}

/** A strip longer than this is cut at its end: sailings beyond it are too far off to be compared by day. */
const STRIP_LIMIT = 62;

interface StripTotal {
  readonly total: Money;
  readonly isEstimated: boolean;
}

/** Of two equal totals the one without an estimate comes first. */
const compareStripTotals = (one: StripTotal, other: StripTotal): number =>
  one.total.minor - other.total.minor || Number(one.isEstimated) - Number(other.isEstimated);

const toStripDay = (date: CalendarDate, totals: readonly StripTotal[]): StripDay => {
  const sorted = totals.toSorted(compareStripTotals);
  return { date, totals: sorted.map(({ total }) => total), isEstimated: sorted[0]?.isEstimated ?? false };
};

/** Totals by day of sailing, from the first to the last sailing with the days between them; empty without any. */
export const toPriceStrip = (rates: readonly ListedRate[], view: TotalView): readonly StripDay[] => {
  const byDay = new Map<CalendarDate, StripTotal[]>();
  for (const rate of rates) {
    const total = getSoldTotal(rate, view);
    const sailing = rate.departure;
    if (sailing === null || total === null) continue;
    const day = toDate(sailing);
    const entry = { total, isEstimated: isEstimated(rate, view) };
    const known = byDay.get(day);
    if (known === undefined) byDay.set(day, [entry]);
    else known.push(entry);
  }
  const days = [...byDay.keys()].toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = Math.min(daysBetween(first, last) + 1, STRIP_LIMIT);
  return Array.from({ length }, (_, at) => addDays(first, at)).map((date) => toStripDay(date, byDay.get(date) ?? []));
};
