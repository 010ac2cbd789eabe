import type { Money } from "../money/money.ts";
import { addDays, type CalendarDate, dateOf, daysBetween } from "../time/calendar.ts";
import type { RateHeadline } from "./rate.ts";
import { comparableTotal } from "./sort.ts";

/** A carrier in the sidebar: how many offers it has, and the lowest comparable total among its bookable ones. */
export interface CarrierFacet {
  readonly name: string;
  readonly count: number;
  readonly lowest: Money | null;
}

const bookableTotal = (rate: RateHeadline): Money | null =>
  rate.availability.kind === "bookable" ? comparableTotal(rate) : null;

const lower = (one: Money | null, other: Money | null): Money | null => {
  if (one === null || other === null) return one ?? other;
  return other.minor < one.minor ? other : one;
};

/** The carriers of a list with their counts, the lowest total first; carriers without a comparable total last, by name. */
export const carrierFacets = (rates: readonly RateHeadline[]): readonly CarrierFacet[] => {
  const facets = new Map<string, CarrierFacet>();
  for (const rate of rates) {
    const { name } = rate.carrier;
    const known = facets.get(name) ?? { name, count: 0, lowest: null };
    facets.set(name, { name, count: known.count + 1, lowest: lower(known.lowest, bookableTotal(rate)) });
  }
  return [...facets.values()].toSorted(
    (one, other) =>
      (one.lowest?.minor ?? Infinity) - (other.lowest?.minor ?? Infinity) || (one.name < other.name ? -1 : 1),
  );
};

/** A day of the price strip: the comparable totals of the bookable offers that leave then, lowest first; none = no sailing. */
export interface StripDay {
  readonly date: CalendarDate;
  readonly totals: readonly Money[];
}

/** A strip longer than this is cut at its end: sailings beyond it are too far off to be compared by day. */
const STRIP_LIMIT = 62;

/** Totals by day of departure, from the first to the last sailing with the days between them; empty without any. */
export const priceStrip = (rates: readonly RateHeadline[]): readonly StripDay[] => {
  const byDay = new Map<CalendarDate, Money[]>();
  for (const rate of rates) {
    const total = bookableTotal(rate);
    if (rate.departure === null || total === null) continue;
    const day = dateOf(rate.departure);
    byDay.set(day, [...(byDay.get(day) ?? []), total]);
  }
  const days = [...byDay.keys()].toSorted();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = Math.min(daysBetween(first, last) + 1, STRIP_LIMIT);
  return Array.from({ length }, (_, at) => addDays(first, at)).map((date) => ({
    date,
    totals: (byDay.get(date) ?? []).toSorted((one, other) => one.minor - other.minor),
  }));
};
