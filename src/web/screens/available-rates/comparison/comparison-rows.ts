import { SLOT_LABELS } from "../../../../domain/charges/labels.ts";
import { compareLikeForLike, type LikeForLikeColumn } from "../../../../domain/charges/like-for-like.ts";
import type { ExchangeRates } from "../../../../domain/money/exchange.ts";
import { differenceText, moneyText } from "../../../../domain/money/format-money.ts";
import type { Money } from "../../../../domain/money/money.ts";
import type { Rate, RoutePoint } from "../../../../domain/rates/rate.ts";
import { comparableTotal } from "../../../../domain/rates/sort.ts";
import type { CalendarDate, LocalDateTime } from "../../../../domain/time/calendar.ts";
import { cutOffText, weekdayText } from "../../../../domain/time/format-date.ts";
import { vesselOf } from "../offer-line.tsx";
import { coverageOf } from "../pass/coverage.ts";
import { transitText } from "../pass/words.ts";

/** A row of the comparison: one text per offer, and which of them are the better ones. */
export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Empty when no value is better, or none can be compared. */
  readonly better: readonly boolean[];
}

const NOT_STATED = "Not stated";
const plain = (label: string, values: readonly string[]): ComparisonRow => ({ label, values, better: [] });

/** A value is better when it is the least and not everybody has it. */
const leastOf = (values: readonly (number | string | null)[]): readonly boolean[] => {
  const known = values.filter((value) => value !== null).toSorted((one, other) => (one < other ? -1 : 1));
  const [least] = known;
  if (least === undefined || known.length < 2 || known.at(-1) === least) return [];
  return values.map((value) => value === least);
};

const moneyRow = (label: string, amounts: readonly (Money | null)[], marksBetter: boolean): ComparisonRow => ({
  label,
  values: amounts.map((money) => (money === null ? "Cannot be converted" : moneyText(money))),
  better: marksBetter ? leastOf(amounts.map((money) => money?.minor ?? null)) : [],
});

const differences = (totals: readonly (Money | null)[]): readonly string[] => {
  const known = totals.flatMap((total) => total?.minor ?? []);
  if (known.length < 2) return totals.map(() => NOT_STATED);
  const least = Math.min(...known);
  return totals.map((total) => {
    if (total === null) return NOT_STATED;
    return total.minor === least ? "Lowest" : differenceText({ ...total, minor: total.minor - least });
  });
};

const dateAt = (date: LocalDateTime | CalendarDate | null, point: RoutePoint | undefined): string => {
  if (date === null) return NOT_STATED;
  const place = point?.code ?? point?.name;
  return place === undefined ? weekdayText(date) : `${weekdayText(date)}, ${place}`;
};

const gapText = ({ gaps }: LikeForLikeColumn): string =>
  gaps.length === 0 ? "None" : gaps.map((slot) => SLOT_LABELS[slot]).join(", ");

const priceRows = (rates: readonly Rate[], exchange: ExchangeRates | null): readonly ComparisonRow[] => {
  const totals = rates.map(comparableTotal);
  const { slots, columns } = compareLikeForLike(rates, exchange);
  const isFair = columns.every(({ gaps }) => gaps.length === 0);
  const total = moneyRow("Total", totals, isFair);
  const difference = plain("Against the lowest", differences(totals));
  if (isFair) return [total, difference];
  return [
    total,
    difference,
    moneyRow(
      `On the ${slots.length} parts that all offers price`,
      columns.map((column) => column.total),
      slots.length > 0,
    ),
    plain("Not priced in this offer", columns.map(gapText)),
  ];
};

const cutOff = (rate: Rate): string => {
  const found = rate.cutOffs.find(({ code }) => code === "VCO");
  return found === undefined ? NOT_STATED : cutOffText(found.at);
};

/**
 * Offers side by side. Totals are only called better when all offers price the same parts; otherwise the parts that all
 * of them price are compared, and the gaps are named.
 */
export const comparisonRows = (rates: readonly Rate[], exchange: ExchangeRates | null): readonly ComparisonRow[] => [
  ...priceRows(rates, exchange),
  {
    label: "Transit time",
    values: rates.map(({ transit }) => transitText(transit)),
    better: leastOf(rates.map(({ transit }) => (transit.kind === "days" ? transit.days : null))),
  },
  plain(
    "Departure",
    rates.map(({ departure, legs }) => dateAt(departure, legs[0]?.from)),
  ),
  {
    label: "Arrival",
    values: rates.map(({ arrival, legs }) => dateAt(arrival, legs.at(-1)?.to)),
    better: leastOf(rates.map(({ arrival }) => arrival?.slice(0, 10) ?? null)),
  },
  plain(
    "Vessel",
    rates.map((rate) => vesselOf(rate) ?? NOT_STATED),
  ),
  plain("VGM cut-off", rates.map(cutOff)),
  plain(
    "Included",
    rates.map((rate) => coverageOf(rate).included),
  ),
  plain(
    "Not included",
    rates.map((rate) => coverageOf(rate).notIncluded),
  ),
];
