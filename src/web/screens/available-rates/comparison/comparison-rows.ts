import { FEE_NAMES, formatFeesOf } from "#domain/amendments";
import { type Money } from "#domain/money";
import {
  getComparedTotal,
  getShownTotal,
  type TotalScope,
  type TotalView,
  type Rate,
  type RoutePoint,
  formatStatedValidity,
  getRouteFacts,
  toBookingValidity,
} from "#domain/rates";
import { formatPartLabel, formatPart, TOTAL_LABELS } from "../total-texts.ts";
import { type CalendarDate, type LocalDateTime } from "#domain/time";
import type { ComparedTotals } from "../context.ts";
import { findVessel } from "../offer-parts.tsx";
import { describeCoverage, transitText, wholeTimeText } from "../rate-card/labels.ts";
import { formatCutOff, formatDifference, formatMoney, formatWeekday, readerFormats } from "#web/messages/formats.ts";

export interface ComparisonRow {
  readonly label: string;
  readonly values: readonly string[];
  /** Empty if no value is better or values cannot be compared. */
  readonly better: readonly boolean[];
}

const NOT_STATED = "Not stated";
const plain = (label: string, values: readonly string[]): ComparisonRow => ({ label, values, better: [] });

/** A value is better if it is the lowest and not all are equal. */
const flagLowest = (values: readonly (number | string | null)[]): readonly boolean[] => {
  const known = values.filter((value) => value !== null).toSorted((one, other) => (one < other ? -1 : 1));
  const [least] = known;
  if (least === undefined || known.length < 2 || known.at(-1) === least) return [];
  return values.map((value) => value === least);
};

const differences = (totals: readonly (Money | null)[]): readonly string[] => {
  const known = totals.flatMap((total) => total?.minor ?? []);
  if (known.length < 2) return totals.map(() => NOT_STATED);
  const least = Math.min(...known);
  return totals.map((total) => {
    if (total === null) return NOT_STATED;
    return total.minor === least ? "Lowest" : formatDifference({ ...total, minor: total.minor - least });
  });
};

const dateAt = (date: LocalDateTime | CalendarDate | null, point: RoutePoint | undefined): string => {
  if (date === null) return NOT_STATED;
  const place = point?.code ?? point?.name;
  return place === undefined ? formatWeekday(date) : `${formatWeekday(date)}, ${place}`;
};

const estimateText = (rate: Rate, { totals }: TotalView): string => {
  const total = totals.get(rate.id);
  if (total?.kind !== "complete" || total.estimates.length === 0) return "None";
  return total.estimates.map(({ part, amount }) => `${formatPartLabel(part)}, about ${formatMoney(amount)}`).join("; ");
};

const gapText = (rate: Rate, { totals }: TotalView): string => {
  const total = totals.get(rate.id);
  if (total?.kind === "no-freight") return "No price for the ocean freight";
  return total?.kind === "gap" ? total.gaps.map(formatPart).join(", ") : "Nothing";
};

const totalText = (rate: Rate, view: TotalView): string => {
  const shown = getShownTotal(rate, view);
  if (shown.kind === "none") return "No total";
  return shown.isComparable ? formatMoney(shown.money) : `${formatMoney(shown.money)} as quoted`;
};

const priceRows = (rates: readonly Rate[], view: TotalView): readonly ComparisonRow[] => {
  const compared = rates.map((rate) => getComparedTotal(rate, view));
  const isFair = rates.every(({ id }) => view.totals.get(id)?.kind === "complete");
  const rows = [
    {
      label: TOTAL_LABELS[view.basis],
      values: rates.map((rate) => totalText(rate, view)),
      better: isFair ? flagLowest(compared.map((money) => money?.minor ?? null)) : [],
    },
    plain("Against the lowest", differences(compared)),
  ];
  const estimates = rates.map((rate) => estimateText(rate, view));
  const gaps = rates.map((rate) => gapText(rate, view));
  return [
    ...rows,
    ...(estimates.every((text) => text === "None")
      ? []
      : [plain(view.basis === "complete" ? "Estimated in the total" : "Estimated, not in the total", estimates)]),
    ...(gaps.every((text) => text === "Nothing") ? [] : [plain("Without a price", gaps)]),
  ];
};

const cutOff = (rate: Rate): string => {
  const found = rate.cutOffs.find(({ code }) => code === "VCO");
  return found === undefined ? NOT_STATED : formatCutOff(found.at);
};

const daysText = (days: number | null): string =>
  days === null ? "Contact for transit time" : transitText({ kind: "days", days });

const doorToDoorRows = (rates: readonly Rate[], scope: TotalScope): readonly ComparisonRow[] => {
  const texts = rates.map((rate) => wholeTimeText(rate, getRouteFacts(rate).portToPortDays ?? 0, scope));
  if (texts.every((text) => text === null)) return [];
  return [
    plain(
      "Transit time, whole transport",
      texts.map((text) => text ?? "Port to port only"),
    ),
  ];
};

/** A row for each kind of fee; all of them, so that an offer that states none says so. */
const feeRows = (rates: readonly Rate[]): readonly ComparisonRow[] =>
  FEE_NAMES.map(([kind, name]) =>
    plain(
      `${name} fee`,
      rates.map(({ fees }) => formatFeesOf(fees, kind, readerFormats().numbers) ?? NOT_STATED),
    ),
  );

/** Totals are only called better if no offer has a gap. */
export const comparisonRows = (
  rates: readonly Rate[],
  { scope, ...view }: ComparedTotals,
): readonly ComparisonRow[] => [
  ...priceRows(rates, view),
  {
    label: "Transit time, port to port",
    values: rates.map((rate) => daysText(getRouteFacts(rate).portToPortDays)),
    better: flagLowest(rates.map((rate) => getRouteFacts(rate).portToPortDays)),
  },
  ...doorToDoorRows(rates, scope),
  plain(
    "Sailing date",
    rates.map((rate) =>
      dateAt(rate.departure, rate.legs.find(({ mode }) => mode === "sea")?.from ?? rate.legs[0]?.from),
    ),
  ),
  plain(
    "Validity",
    rates.map((rate) => formatStatedValidity(toBookingValidity(rate), undefined, readerFormats().dates) ?? NOT_STATED),
  ),
  {
    label: "Arrival",
    values: rates.map(({ arrival, legs }) => dateAt(arrival, legs.at(-1)?.to)),
    better: flagLowest(rates.map(({ arrival }) => arrival?.slice(0, 10) ?? null)),
  },
  plain(
    "Vessel",
    rates.map((rate) => findVessel(rate) ?? NOT_STATED),
  ),
  plain("VGM cut-off", rates.map(cutOff)),
  ...feeRows(rates),
  plain(
    "Included",
    rates.map((rate) => describeCoverage(rate).included),
  ),
  plain(
    "Not included",
    rates.map((rate) => describeCoverage(rate).notIncluded),
  ),
];
