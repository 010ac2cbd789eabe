import type { components } from "#api/desk-schema.d.ts";
import {
  type ExplainedMargin,
  type FloorAmount,
  findMarginState,
  type LaneEnd,
  type Margin,
  type MarginFloor,
  type MarginRule,
  type MarginTable,
  sortByNarrowness,
} from "#domain/margins";
import type { ExchangeRates } from "#domain/money";
import type { CalendarDate } from "#domain/time";

type MarginEntry = components["schemas"]["MarginEntry"];
type MarginExplanation = components["schemas"]["MarginExplanation"];

const toCode = (end: LaneEnd): string | null => (end.kind === "all" ? null : end.code);

const toAmount = (margin: Margin | FloorAmount): Pick<MarginEntry, "basis" | "money" | "percent" | "minimum"> =>
  margin.kind === "amount"
    ? { basis: margin.per, money: margin.money, percent: null, minimum: null }
    : {
        basis: "percent",
        money: null,
        percent: margin.percent,
        minimum: "minimum" in margin ? margin.minimum : null,
      };

interface Naming {
  readonly companies: ReadonlyMap<string, string>;
  readonly today: CalendarDate;
}

const toScope = (entry: MarginRule | MarginFloor, { companies, today }: Naming) => {
  const { customers } = entry;
  const [customer, customerName] =
    customers.kind === "company"
      ? [customers.id, companies.get(customers.id) ?? customers.id]
      : customers.kind === "group"
        ? [customers.name, customers.name]
        : [null, null];
  return {
    id: entry.id,
    state: findMarginState(entry, today),
    customers: customers.kind,
    customer,
    customerName,
    from: toCode(entry.from),
    to: toCode(entry.to),
    carrier: entry.carrier,
    mode: entry.mode,
    size: entry.size,
    validFrom: entry.validFrom,
    validTo: entry.validTo,
    owner: entry.owner,
  };
};

/** The rules, narrowest first, then the floors. */
export const presentMargins = ({ rules, floors }: MarginTable, naming: Naming): readonly MarginEntry[] => [
  ...sortByNarrowness(rules).map((rule) => ({
    kind: "rule" as const,
    ...toScope(rule, naming),
    charge: rule.charge,
    ...toAmount(rule.margin),
    rounding: rule.rounding?.step ?? null,
    direction: rule.rounding?.direction ?? ("nearest" as const),
  })),
  ...floors.map((floor) => ({
    kind: "floor" as const,
    ...toScope(floor, naming),
    charge: null,
    ...toAmount(floor.least),
    rounding: null,
    direction: "nearest" as const,
  })),
];

export const presentExplanation = (
  { line, price, unused }: ExplainedMargin,
  exchange: ExchangeRates | null,
): MarginExplanation => {
  const { lines, fee, floor, totals, raisedBy } = price;
  const [sold] = lines;
  return {
    buying: line.unit,
    selling: sold?.unit ?? line.unit,
    rule: sold?.rule?.id ?? null,
    fee: fee === null ? null : { id: fee.rule.id, amount: fee.fee },
    floor: floor === null ? null : { id: floor.floor.id, least: floor.least },
    raisedBy,
    total: totals.selling,
    margin: totals.margin,
    exchangeDate: exchange?.date ?? null,
    unused: unused.map(({ rule, reason }) => ({ id: rule.id, reason })),
  };
};
