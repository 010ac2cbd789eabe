import { BASIS_LABELS } from "#domain/charges";
import { formatMoney, type Money } from "#domain/money";
import type {
  ChangeCounts,
  ChargeChange,
  ChargeDifference,
  PriceChange,
  PriceDifference,
  SheetCharge,
  SheetPrice,
} from "#domain/rates";
import { toAmount } from "../modules/rates/index.ts";
import { type CsvValue, toCsvLines } from "#server/platform/csv.ts";
import { tableOutput } from "./kit/output.ts";
import { nameLine } from "./rate-lines.ts";

/** The difference of a sheet to what it replaces, or of two sheets. */
export interface SheetDifference {
  readonly counts: ChangeCounts;
  /** All prices, also those that do not differ. */
  readonly rows: readonly PriceDifference[];
}

const CHANGE_LABELS: Readonly<Record<PriceChange, string>> = {
  new: "new",
  changed: "changed",
  "no-longer-quoted": "no longer quoted",
  dates: "other dates",
  unchanged: "unchanged",
};

/** `12 new, 340 changed, 3 no longer quoted`; kinds without a price are left out. */
export const describeCounts = (counts: ChangeCounts): string => {
  const { new: added, changed, "no-longer-quoted": ended, dates, unchanged } = counts;
  const named = [
    [added, CHANGE_LABELS.new],
    [changed, CHANGE_LABELS.changed],
    [ended, CHANGE_LABELS["no-longer-quoted"]],
    [dates, "with other dates only"],
    [unchanged, CHANGE_LABELS.unchanged],
  ] as const;
  const stated = named.filter(([count]) => count > 0).map(([count, label]) => `${count} ${label}`);
  return stated.length === 0 ? "no prices" : stated.join(", ");
};

/** `+ 11.2 %`; empty where no percentage can be stated. */
const formatPerMille = (perMille: number | null): string => {
  if (perMille === null) return "";
  const size = Math.abs(perMille);
  const sign = perMille === 0 ? "" : perMille > 0 ? "+ " : "- ";
  return `${sign}${Math.floor(size / 10)}.${size % 10} %`;
};

const chargeText = (charge: SheetCharge | null): string => {
  if (charge === null) return "none";
  const { amount, basis, condition } = charge;
  if (amount === null || condition !== "") return condition;
  return `${formatMoney(amount)}${basis === "per-container" || basis === "unknown" ? "" : ` ${BASIS_LABELS[basis]}`}`;
};

const nameCharge = ({ before, after }: ChargeDifference): string => {
  const charge = after ?? before;
  return charge === null ? "" : `${charge.name}${charge.group === null ? "" : ` (${charge.group})`}`;
};

const describeCharge = (change: ChargeDifference): string => {
  const { kind, before, after, perMille } = change;
  if (kind === "unchanged") return `${nameCharge(change)} ${chargeText(after)}`;
  const percent = formatPerMille(perMille);
  return `${nameCharge(change)} ${chargeText(before)} → ${chargeText(after)}${percent === "" ? "" : ` (${percent})`}`;
};

const daysText = (price: SheetPrice | null): string =>
  price === null ? "none" : `${price.line.validFrom} to ${price.validTill}`;

const describeDays = ({ before, after }: PriceDifference): readonly string[] => {
  const [was, is] = [daysText(before), daysText(after)];
  if (before === null || after === null) return [`valid ${before === null ? is : was}`];
  return was === is ? [] : [`valid ${was} → ${is}`];
};

const indent = (text: string): string => `    ${text}`;

/* Many prices have the same differences of charges, which are one object. */
const rowDescriber = (): ((row: PriceDifference) => readonly string[]) => {
  const known = new Map<ChargeDifference, string>();
  const describe = (change: ChargeDifference): string => {
    const earlier = known.get(change);
    if (earlier !== undefined) return earlier;
    const made = indent(describeCharge(change));
    known.set(change, made);
    return made;
  };
  return (row) => [
    ...describeDays(row).map(indent),
    ...(row.kind === "dates" ? [] : row.charges.map(describe)),
    ...row.terms.map(({ column, before, after }) => indent(`${column} ${before ?? "none"} → ${after ?? "none"}`)),
  ];
};

const getLine = ({ before, after }: PriceDifference) => (after ?? before)?.line;

const moneyText = (money: Money | null): string => (money === null ? "" : formatMoney(money));

const totalText = ({ total: { before, after } }: PriceDifference): string => {
  if (before === null && after === null) return "";
  return `${before === null ? "none" : moneyText(before)} → ${after === null ? "none" : moneyText(after)}`;
};

const toTable = () =>
  tableOutput<PriceDifference>({
    columns: [
      { key: "lane", heading: "Lane", value: (row) => getLine(row)?.lane ?? "" },
      { key: "carrier", heading: "Carrier", value: (row) => getLine(row)?.carrier ?? "" },
      { key: "equipment", heading: "Size", value: ({ before, after }) => (after ?? before)?.size ?? null },
      { key: "kind", heading: "Change", text: ({ kind }) => CHANGE_LABELS[kind] },
      { key: "total", heading: "Total", value: totalText },
      { key: "percent", heading: "", align: "right", value: ({ total }) => formatPerMille(total.perMille) },
    ],
    empty: "No price differs.",
    details: rowDescriber(),
  });

const listDifferent = ({ rows }: Pick<SheetDifference, "rows">): readonly PriceDifference[] =>
  rows.filter(({ kind }) => kind !== "unchanged");

/** The prices that differ, each with its charges, and how many of each kind there are. */
export const describeDifference = ({ counts, rows }: SheetDifference, isTerminal: boolean): readonly string[] => [
  ...toTable().toLines(listDifferent({ rows }), isTerminal),
  `Prices: ${describeCounts(counts)}.`,
];

const toPriceRecord = (price: SheetPrice | null) =>
  price === null
    ? null
    : { tab: price.line.tab, line: price.line.line, validFrom: price.line.validFrom, validTill: price.validTill };

const toChargeRecord = (charge: SheetCharge | null) =>
  charge === null
    ? null
    : {
        amount: charge.amount === null ? null : toAmount(charge.amount),
        basis: charge.basis,
        ...(charge.condition === "" ? {} : { condition: charge.condition }),
      };

const toPercent = (perMille: number | null): number | null => (perMille === null ? null : perMille / 10);

const toTotalRecord = (money: Money | null) => (money === null ? null : toAmount(money));

/** A price of a difference, for other programs. */
export const toPriceDifferenceRecord = (row: PriceDifference) => ({
  kind: row.kind,
  lane: getLine(row)?.lane ?? "",
  carrier: getLine(row)?.carrier ?? "",
  equipment: (row.after ?? row.before)?.size ?? null,
  before: toPriceRecord(row.before),
  after: toPriceRecord(row.after),
  charges: row.charges.map(({ kind, before, after, perMille }) => ({
    kind,
    group: (after ?? before)?.group ?? null,
    name: (after ?? before)?.name ?? "",
    before: toChargeRecord(before),
    after: toChargeRecord(after),
    percent: toPercent(perMille),
  })),
  terms: row.terms,
  total: {
    before: toTotalRecord(row.total.before),
    after: toTotalRecord(row.total.after),
    percent: toPercent(row.total.perMille),
  },
});

/** A difference for other programs. */
export const toDifferenceRecord = ({ counts, rows }: SheetDifference) => ({
  counts,
  prices: listDifferent({ rows }).map(toPriceDifferenceRecord),
});

const CSV_HEAD =
  "lane,carrier,equipment,kind,line before,line after,valid from,valid till,charge,charge kind,amount before,currency before,amount after,currency after,before,after,percent".split(
    ",",
  );

const toAmountCells = (charge: SheetCharge | null): readonly CsvValue[] => {
  const amount = charge?.amount == null ? null : toAmount(charge.amount);
  return [amount?.amount ?? null, amount?.currency ?? null];
};

const positionText = (price: SheetPrice | null): string => (price === null ? "" : nameLine(price.line));

const toCsvRows = (row: PriceDifference): readonly (readonly CsvValue[])[] => {
  const { before, after } = row;
  const price = after ?? before;
  const own = [price?.line.lane ?? "", price?.line.carrier ?? "", price?.size ?? null, row.kind];
  const days = [positionText(before), positionText(after), price?.line.validFrom ?? "", price?.validTill ?? ""];
  const charges = row.charges.map((one) => {
    const { kind, before: was, after: is, perMille } = one;
    const amounts = [...toAmountCells(was), ...toAmountCells(is)];
    return [
      nameCharge(one),
      kind satisfies ChargeChange,
      ...amounts,
      chargeText(was),
      chargeText(is),
      toPercent(perMille),
    ];
  });
  const terms = row.terms.map((one) => [one.column, "term", null, null, null, null, one.before, one.after, null]);
  return [...charges, ...terms].map((cells) => [...own, ...days, ...cells]);
};

/** A difference as CSV: a row for each charge and term of each price. */
export const toDifferenceCsv = ({ rows }: SheetDifference): readonly string[] =>
  toCsvLines(CSV_HEAD, listDifferent({ rows }).flatMap(toCsvRows));
