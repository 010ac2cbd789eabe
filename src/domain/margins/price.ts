import type { Result } from "neverthrow";
import { type CreateConverter, createConverter, type ExchangeRates, type Money } from "#domain/money";
import { convertAt, createMarginRates, type MarginRates } from "./rates.ts";
import {
  applyMargins,
  type BuyingLine,
  findBookingFee,
  type MarginRefusal,
  resolveShares,
  type SellingLine,
} from "./apply.ts";
import { findHighestFloor, type HighestFloor, type MarginTotals, totalMargins } from "./floors.ts";
import { matchesOffer } from "./narrowness.ts";
import type { MarginFloor, MarginRule, MarginSubject } from "./rule.ts";

/** What a company is asked for an offer, and how it comes about. */
export interface MarginPrice {
  readonly lines: readonly SellingLine[];
  /** A charge of our own, once for the booking; null: none. */
  readonly fee: { readonly rule: MarginRule; readonly fee: Money } | null;
  readonly totals: MarginTotals;
  readonly floor: HighestFloor | null;
  /** What was added to reach the floor, in the currency of the totals; 0: the rules reach it. */
  readonly raisedBy: Money;
}

export interface MarginTable {
  readonly rules: readonly MarginRule[];
  readonly floors: readonly MarginFloor[];
}

/** The rules and floors about an offer: all others change nothing of its price. */
export const narrowMargins = ({ rules, floors }: MarginTable, subject: MarginSubject): MarginTable => ({
  rules: rules.filter((rule) => matchesOffer(rule, subject)),
  floors: floors.filter((floor) => matchesOffer(floor, subject)),
});

const MOST_STEPS = 8;

/* Conversion rounds each charge, so that the shortfall of one currency may leave a minor unit of another one open. */
const raiseLine = (
  lines: readonly SellingLine[],
  raised: SellingLine,
  shortfall: Money,
  rates: MarginRates,
): readonly SellingLine[] => {
  const { unit, line } = raised;
  const minor = convertAt(rates, shortfall, unit.currency).match(
    (money) => money.minor,
    () => 0,
  );
  /* Percentages of the charge rise with it. */
  const percent = lines.reduce((sum, one) => {
    const { share } = one.line;
    return share !== undefined && one.rule === null && share.of.includes(line.key) ? sum + Number(share.percent) : sum;
  }, 0);
  const perUnit = Math.max(1, Math.ceil((minor * 100) / (100 + percent) / line.quantity));
  return resolveShares(
    lines.map((one) => (one === raised ? { ...one, unit: { ...unit, minor: unit.minor + perUnit } } : one)),
  );
};

/** The charge that takes what is missing to the floor: ocean freight, or the first charge that can be converted. */
const findRaisable = (lines: readonly SellingLine[], to: string, rates: MarginRates) => {
  const canTake = ({ line }: SellingLine): boolean =>
    line.share === undefined &&
    line.unit.minor >= 0 &&
    line.quantity > 0 &&
    convertAt(rates, { currency: to, minor: 1 }, line.unit.currency).isOk();
  return lines.find((one) => one.line.kind === "freight" && canTake(one)) ?? lines.find(canTake);
};

/** Adds what is missing to a floor, in as many steps as rounding needs. */
const raiseTo = (
  least: Money,
  sold: readonly SellingLine[],
  totalOf: (lines: readonly SellingLine[]) => MarginTotals,
  rates: MarginRates,
): readonly SellingLine[] => {
  let raised = sold;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const shortfall = { ...least, minor: least.minor - totalOf(raised).selling.minor };
    const one = shortfall.minor > 0 ? findRaisable(raised, least.currency, rates) : undefined;
    if (one === undefined) break;
    raised = raiseLine(raised, one, shortfall, rates);
  }
  return raised;
};

/**
 * The selling price of an offer: margins by rule, the booking fee, and what is missing to the highest floor added to ocean
 * freight. Refused where a rule cannot be applied; then the offer must not be sold.
 */
export const priceWithMargins = (
  lines: readonly BuyingLine[],
  { rules, floors }: MarginTable,
  subject: MarginSubject,
  exchange: ExchangeRates | null,
  create: CreateConverter = createConverter,
): Result<MarginPrice, MarginRefusal> => {
  const rates = createMarginRates(exchange, create);
  return applyMargins(lines, rules, subject, rates).map((added) => {
    const sold = resolveShares(added);
    const fee = findBookingFee(rules, subject);
    const totalOf = (one: readonly SellingLine[]): MarginTotals =>
      totalMargins(one, fee?.fee ?? null, subject.currency, rates);
    const { buying, selling } = totalOf(sold);
    const floor = findHighestFloor(floors, lines, buying, subject, rates);
    const raised = floor === null ? sold : raiseTo(floor.least, sold, totalOf, rates);
    const totals = totalOf(raised);
    const raisedBy = { currency: subject.currency, minor: totals.selling.minor - selling.minor };
    return { lines: raised, fee, totals, floor, raisedBy };
  });
};
