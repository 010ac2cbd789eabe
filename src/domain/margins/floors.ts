import { convertAndAdd, type Money, multiplyMoney, toFraction } from "#domain/money";
import type { BuyingLine, SellingLine } from "./apply.ts";
import { matchesOffer } from "./narrowness.ts";
import { convertAt, type MarginRates } from "./rates.ts";
import type { MarginFloor, MarginSubject } from "./rule.ts";

/** Totals of an offer in the currency of its subject, over the charges that can be converted into it. */
export interface MarginTotals {
  readonly buying: Money;
  readonly selling: Money;
  /** Selling minus buying. */
  readonly margin: Money;
}

/** Multiplies and adds the charges; those in currencies without a stated rate are in neither total. */
export const totalMargins = (
  sold: readonly SellingLine[],
  fee: Money | null,
  currency: string,
  rates: MarginRates,
): MarginTotals => {
  const converter = rates(currency);
  const countable = sold.filter(({ line }) => converter.ratioFrom(line.unit.currency) !== null);
  const total = (unitOf: (one: SellingLine) => Money, more: readonly Money[]): number => {
    const amounts = countable.map((one) => multiplyMoney(unitOf(one), one.line.quantity));
    const added = convertAndAdd([...amounts, ...more], converter);
    return added.kind === "no-rate" ? Number.NaN : added.total.minor;
  };
  const fees = fee === null || converter.ratioFrom(fee.currency) === null ? [] : [fee];
  const buying = total(({ line }) => line.unit, []);
  const selling = total(({ unit }) => unit, fees);
  const money = (minor: number): Money => ({ currency, minor });
  return { buying: money(buying), selling: money(selling), margin: money(selling - buying) };
};

/* The containers of the booking: a charge of one size counts those, a charge of all sizes counts all of them again. */
const countContainers = (lines: readonly BuyingLine[], { size }: MarginFloor): number => {
  const counts = new Map<string | null, number>();
  for (const line of lines)
    if (line.countedBy === "container" && (size === null || size === line.size))
      counts.set(line.size, Math.max(counts.get(line.size) ?? 0, line.quantity));
  const ofSizes = [...counts].reduce((sum, [one, count]) => (one === null ? sum : sum + count), 0);
  return Math.max(ofSizes, counts.get(null) ?? 0);
};

const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor;

/** The least selling total: at `p` percent of it, buying ÷ (1 − p/100), rounded up to the minor unit. */
const findLeast = ({ least }: MarginFloor, buying: Money, containers: number, rates: MarginRates): number | null => {
  if (least.kind === "percent") {
    const fraction = toFraction(least.percent);
    if (fraction === null) return null;
    const hundred = 100n * 10n ** BigInt(fraction.scale);
    const share = hundred - fraction.digits;
    return share <= 0n || buying.minor <= 0 ? null : Number(divideUp(BigInt(buying.minor) * hundred, share));
  }
  const count = least.per === "container" ? containers : 1;
  return convertAt(rates, { ...least.money, minor: least.money.minor * count }, buying.currency).match(
    ({ minor }) => buying.minor + minor,
    () => null,
  );
};

/** The highest floor of an offer: the rule and the least selling total in the currency of the totals. Null: none applies. */
export interface HighestFloor {
  readonly floor: MarginFloor;
  readonly least: Money;
}

const matchesSizes = ({ size }: MarginFloor, lines: readonly BuyingLine[]): boolean =>
  size === null || lines.some((line) => line.size === size);

/** Finds the highest floor; one whose amount cannot be converted does not apply. */
export const findHighestFloor = (
  floors: readonly MarginFloor[],
  lines: readonly BuyingLine[],
  buying: Money,
  subject: MarginSubject,
  rates: MarginRates,
): HighestFloor | null => {
  let highest: HighestFloor | null = null;
  for (const floor of floors) {
    if (!matchesOffer(floor, subject) || !matchesSizes(floor, lines)) continue;
    const least = findLeast(floor, buying, countContainers(lines, floor), rates);
    if (least !== null && (highest === null || least > highest.least.minor))
      highest = { floor, least: { currency: buying.currency, minor: least } };
  }
  return highest;
};
