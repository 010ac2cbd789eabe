import { err, type Result } from "neverthrow";
import { classifyCharge } from "#domain/charges";
import type { ContainerLine, EquipmentCode } from "#domain/containers";
import {
  type BuyingLine,
  createMarginRates,
  findHighestFloor,
  type MarginRefusal,
  type MarginSubject,
  type MarginTable,
  type MarginTotals,
  priceWithMargins,
  type SellingLine,
  toMarginKind,
  totalMargins,
} from "#domain/margins";
import { createConverter, type ExchangeRates, type Money } from "#domain/money";

/** A charge of the desk's answer, as a clerk types it: prices of one unit. */
export interface AnswerLine {
  readonly name: string;
  readonly countedBy: "container" | "booking" | "wm";
  /** Of one size; null: of every container. */
  readonly size: EquipmentCode | null;
  /** What the carrier is paid; null: not known. */
  readonly buying: Money | null;
  /** What the shipper pays; null: as the margin rules set it. */
  readonly selling: Money | null;
}

/** A charge with what the rules say about it. */
export interface PricedAnswerLine extends AnswerLine {
  /** What the rules set, raised to the floor; null without a buying price. */
  readonly suggested: Money | null;
  readonly rule: string | null;
}

/** The desk's answer with its margin. All but the lines are null where a buying price is not known. */
export interface PricedAnswer {
  readonly lines: readonly PricedAnswerLine[];
  readonly totals: MarginTotals | null;
  readonly floor: { readonly id: string; readonly least: Money } | null;
  /** What is missing to the floor; null if nothing is. */
  readonly belowBy: Money | null;
}

const countUnits = ({ countedBy, size }: AnswerLine, load: readonly ContainerLine[]): number =>
  countedBy === "container"
    ? load
        .filter(({ equipment }) => size === null || equipment === size)
        .reduce((sum, { quantity }) => sum + quantity, 0)
    : 1;

/* In a load of one size, a charge of every container is one of that size. */
const toSize = ({ size }: AnswerLine, load: readonly ContainerLine[]): EquipmentCode | null => {
  const [first, ...others] = new Set(load.map(({ equipment }) => equipment));
  return size ?? (others.length === 0 ? (first ?? null) : null);
};

const toBuyingLine = (line: AnswerLine, index: number, load: readonly ContainerLine[]): BuyingLine | null => {
  const { countedBy, buying } = line;
  if (buying === null || countedBy === "wm") return null;
  const kind = toMarginKind(classifyCharge(null, line.name));
  const size = countedBy === "container" ? toSize(line, load) : line.size;
  return { key: String(index), kind, size, countedBy, unit: buying, quantity: countUnits(line, load) };
};

/** What prices are sold by. */
export interface AnswerTerms {
  readonly margins: MarginTable;
  readonly subject: MarginSubject;
  readonly exchange: ExchangeRates | null;
}

/** Why an answer has no price: a rule cannot be added, or a charge is in a currency without an exchange rate. */
export type AnswerRefusal = MarginRefusal | { readonly kind: "no-exchange"; readonly currency: string };

const findUnconverted = (lines: readonly AnswerLine[], { subject, exchange }: AnswerTerms): string | undefined => {
  const { ratioFrom } = createConverter(exchange, subject.currency);
  return lines
    .flatMap(({ buying, selling }) => [buying, selling])
    .find((money) => money !== null && ratioFrom(money.currency) === null)?.currency;
};

/* Totals of what is sold, which a clerk may have typed. */
const assess = (
  lines: readonly PricedAnswerLine[],
  sold: readonly SellingLine[],
  { margins, subject, exchange }: AnswerTerms,
): Omit<PricedAnswer, "lines"> => {
  if (sold.length < lines.length || lines.length === 0) return { totals: null, floor: null, belowBy: null };
  const typed = sold.map((one, index) => ({ ...one, unit: lines[index]?.selling ?? one.unit }));
  const rates = createMarginRates(exchange);
  const totals = totalMargins(typed, null, subject.currency, rates);
  const bought = sold.map(({ line }) => line);
  const highest = findHighestFloor(margins.floors, bought, totals.buying, subject, rates);
  if (highest === null) return { totals, floor: null, belowBy: null };
  const missing = highest.least.minor - totals.selling.minor;
  return {
    totals,
    floor: { id: highest.floor.id, least: highest.least },
    belowBy: missing > 0 ? { currency: subject.currency, minor: missing } : null,
  };
};

/**
 * What an answer is sold for. A charge without a typed selling price takes that of the margin rules, which never leads below
 * the floor; without a buying price it has none. The booking fee is a charge that a clerk adds. Refused where a rule cannot
 * be applied, and where an amount cannot be converted: its margin and floor would not be known.
 */
export const priceAnswer = (
  lines: readonly AnswerLine[],
  load: readonly ContainerLine[],
  terms: AnswerTerms,
): Result<PricedAnswer, AnswerRefusal> => {
  const { margins, subject, exchange } = terms;
  const currency = findUnconverted(lines, terms);
  if (currency !== undefined) return err({ kind: "no-exchange", currency });
  const rules = margins.rules.filter(({ charge }) => charge !== "booking-fee");
  const bought = lines.flatMap((line, index) => toBuyingLine(line, index, load) ?? []);
  return priceWithMargins(bought, { ...margins, rules }, subject, exchange).map((price) => {
    const byKey = new Map(price.lines.map((one) => [one.line.key, one]));
    const priced = lines.map((line, index): PricedAnswerLine => {
      const own = byKey.get(String(index));
      const suggested = own?.unit ?? null;
      return { ...line, suggested, rule: own?.rule?.id ?? null, selling: line.selling ?? suggested };
    });
    return { lines: priced, ...assess(priced, price.lines, terms) };
  });
};
