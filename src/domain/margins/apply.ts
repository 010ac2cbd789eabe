import { err, ok, type Result } from "neverthrow";
import type { EquipmentCode } from "#domain/containers";
import { calculatePercent, divideHalfUp, getMinorDigits, type Money, multiplyMoney, toFraction } from "#domain/money";
import { type ChargeSubject, compareNarrowness, type CountedBy, matchesCharge, matchesOffer } from "./narrowness.ts";
import { convertAt, type MarginRates } from "./rates.ts";
import type { MarginKind, MarginRounding, MarginRule, MarginSubject } from "./rule.ts";

/** A priced charge of an offer: the price of one unit of what it is counted by, and how many the booking has. */
export interface BuyingLine {
  /** Names the charge in its offer. */
  readonly key: string;
  readonly kind: MarginKind;
  readonly size: EquipmentCode | null;
  readonly countedBy: CountedBy;
  readonly unit: Money;
  readonly quantity: number;
  /** A percentage of other charges of the offer, in whose currency it is; `unit` is that of what they are bought for. */
  readonly share?: { readonly percent: string /** Their keys. */; readonly of: readonly string[] };
}

/** What a charge is sold for, and why. */
export interface SellingLine {
  readonly line: BuyingLine;
  readonly unit: Money;
  /** The rule whose margin is in it; null: it is sold as it is bought. */
  readonly rule: MarginRule | null;
  /** Rules about the same charge that are wider, narrowest first. */
  readonly wider: readonly MarginRule[];
}

/** Why a margin cannot be added: an amount in a currency without a stated rate to the charge's, or one that cannot be counted. */
export type MarginRefusal =
  | { readonly kind: "no-rate"; readonly rule: string; readonly currency: string; readonly target: string }
  | { readonly kind: "unreadable"; readonly rule: string };

const round = ({ currency, minor }: Money, rounding: MarginRounding): number | null => {
  const step = toFraction(rounding.step);
  if (step === null || step.digits <= 0n) return null;
  /* Both as counts of 10^-scale units. */
  const scale = Math.max(step.scale, getMinorDigits(currency));
  const every = step.digits * 10n ** BigInt(scale - step.scale);
  const perMinor = 10n ** BigInt(scale - getMinorDigits(currency));
  const amount = BigInt(minor) * perMinor;
  const steps = rounding.direction === "up" ? (amount + every - 1n) / every : divideHalfUp(amount, every);
  return (steps * every) % perMinor === 0n ? Number((steps * every) / perMinor) : null;
};

const findAddition = ({ id, margin }: MarginRule, unit: Money, rates: MarginRates): Result<number, MarginRefusal> => {
  const convert = (money: Money): Result<number, MarginRefusal> =>
    convertAt(rates, money, unit.currency)
      .map(({ minor }) => minor)
      .mapErr(() => ({ kind: "no-rate", rule: id, currency: money.currency, target: unit.currency }));
  if (margin.kind === "amount") return convert(margin.money);
  return calculatePercent(unit, margin.percent)
    .mapErr((): MarginRefusal => ({ kind: "unreadable", rule: id }))
    .andThen(({ minor }) =>
      margin.minimum === null ? ok(minor) : convert(margin.minimum).map((minimum) => Math.max(minor, minimum)),
    );
};

const addMargin = (rule: MarginRule, { unit }: BuyingLine, rates: MarginRates): Result<Money, MarginRefusal> =>
  findAddition(rule, unit, rates).andThen((addition) => {
    const sold = { currency: unit.currency, minor: unit.minor + addition };
    const minor = rule.rounding === null || addition === 0 ? sold.minor : round(sold, rule.rounding);
    /* Rounding to the nearest step never takes away from the buying price. */
    return minor === null || !Number.isSafeInteger(minor)
      ? err<Money, MarginRefusal>({ kind: "unreadable", rule: rule.id })
      : ok({ currency: unit.currency, minor: Math.max(minor, unit.minor) });
  });

const toGroup = ({ kind, size, countedBy }: ChargeSubject): string => `${kind} ${size} ${countedBy}`;

/**
 * The selling price of each charge. The narrowest rule about a charge counts, and rules never add up within it: an amount is
 * added once for the charges of its kind, size and count, to the first of them, a percentage to each. A charge below zero is
 * never changed. Rounded once, after the margin, unless nothing is added.
 */
export const applyMargins = (
  lines: readonly BuyingLine[],
  rules: readonly MarginRule[],
  subject: MarginSubject,
  rates: MarginRates,
): Result<readonly SellingLine[], MarginRefusal> => {
  const ofOffer = rules.filter((rule) => matchesOffer(rule, subject)).toSorted(compareNarrowness);
  const taken = new Set<string>();
  const sold: SellingLine[] = [];
  for (const line of lines) {
    const [narrowest = null, ...wider] = line.unit.minor < 0 ? [] : ofOffer.filter((rule) => matchesCharge(rule, line));
    const rule = narrowest?.margin.kind === "amount" && taken.has(toGroup(line)) ? null : narrowest;
    if (rule?.margin.kind === "amount") taken.add(toGroup(line));
    const unit = rule === null ? ok(line.unit) : addMargin(rule, line, rates);
    if (unit.isErr()) return err(unit.error);
    sold.push({ line, unit: unit.value, rule, wider });
  }
  return ok(sold);
};

/**
 * Charges that are a percentage of others, as that percentage of what the others are sold for; one with a rule of its own keeps its
 * margin.
 */
export const resolveShares = (sold: readonly SellingLine[]): readonly SellingLine[] => {
  if (sold.every(({ line }) => line.share === undefined)) return sold;
  return sold.map((one) => {
    const { share, unit } = one.line;
    if (share === undefined || one.rule !== null) return one;
    const bases = sold.filter(({ line }) => share.of.includes(line.key));
    const minor = bases.reduce((sum, base) => sum + multiplyMoney(base.unit, base.line.quantity).minor, 0);
    return { ...one, unit: calculatePercent({ currency: unit.currency, minor }, share.percent).unwrapOr(one.unit) };
  });
};

/** The booking fee that the narrowest rule for one sets for an offer; null: none. */
export const findBookingFee = (
  rules: readonly MarginRule[],
  subject: MarginSubject,
): { readonly rule: MarginRule; readonly fee: Money } | null => {
  const [rule] = rules
    .filter((one) => one.charge === "booking-fee" && matchesOffer(one, subject))
    .toSorted(compareNarrowness);
  return rule?.margin.kind === "amount" && rule.margin.money.minor > 0 ? { rule, fee: rule.margin.money } : null;
};
