import type { ChargePrice } from "#domain/charges";
import {
  calculatePercent,
  convertAndAdd,
  createConverter,
  type ExchangeRates,
  type Money,
  sumPerCurrency,
  toFraction,
} from "#domain/money";
import type { GstKind, GstRate, GstTerms, MissingFact, TaxedItem } from "./terms.ts";

/** What is taxed: a charge with what it is for. */
export interface TaxableCharge {
  readonly name: string;
  readonly costItem: TaxedItem;
  readonly price: ChargePrice;
}

export type GstName = "IGST" | "CGST" | "SGST" | "UTGST";

/** One tax at its rate; an amount of one line, or of all lines of the rate. */
export interface GstPart {
  readonly name: GstName;
  /** Decimal text. */
  readonly percent: string;
  readonly amount: Money;
}

/** The tax at one rate in one currency: of IGST one part, of CGST and SGST two equal ones. */
export interface GstLine {
  /** Of both halves together. */
  readonly percent: string;
  /** The priced charges of the rate, before tax. */
  readonly base: Money;
  readonly parts: readonly GstPart[];
  readonly amount: Money;
}

/** The tax of a price. */
export type GstSummary =
  | {
      readonly kind: "taxed";
      readonly placeOfSupply: string | null;
      /** By rate, then by currency. */
      readonly lines: readonly GstLine[];
      /** The total before tax with the tax, one amount per currency; null where a charge has no rate. */
      readonly totals: readonly Money[] | null;
      /** Names of the priced charges whose rate is not stated, each once. */
      readonly withoutRate: readonly string[];
    }
  | { readonly kind: "zero-rated" }
  | { readonly kind: "unknown"; readonly missing: MissingFact };

const NAMES = {
  igst: ["IGST"],
  "cgst-sgst": ["CGST", "SGST"],
  "cgst-utgst": ["CGST", "UTGST"],
} as const satisfies Readonly<Record<GstKind, readonly GstName[]>>;

/* `18` → `9`, `5` → `2.5`. */
const halve = (percent: string): string => {
  const { digits, scale } = toFraction(percent) ?? { digits: 0n, scale: 0 };
  const text = String(digits * 5n).padStart(scale + 2, "0");
  return `${text.slice(0, -scale - 1)}.${text.slice(-scale - 1)}`.replace(/\.?0+$/, "");
};

const toPart = (name: GstName, percent: string, base: Money): GstPart | null =>
  calculatePercent(base, percent)
    .map((amount) => ({ name, percent, amount }))
    .unwrapOr(null);

/** The taxes of one charge, each rounded once, half-up to the minor unit of its currency; null where it has no rate. */
export const calculateChargeGst = (
  { costItem, price }: Pick<TaxableCharge, "costItem" | "price">,
  { kind, rates }: { readonly kind: GstKind; readonly rates: readonly GstRate[] },
): { readonly rate: GstRate; readonly base: Money; readonly parts: readonly GstPart[] } | null => {
  const rate = rates.find((stated) => stated.costItem === costItem);
  if (rate === undefined || price.kind !== "priced") return null;
  const names = NAMES[kind];
  const percent = names.length === 1 ? rate.percent : halve(rate.percent);
  const parts = names.flatMap((name) => toPart(name, percent, price.amount) ?? []);
  return parts.length < names.length ? null : { rate, base: price.amount, parts };
};

type ChargeGst = NonNullable<ReturnType<typeof calculateChargeGst>>;

const add = (amounts: readonly Money[], currency: string): Money => ({
  currency,
  minor: amounts.reduce((sum, { minor }) => sum + minor, 0),
});

const toLine = (taxed: readonly ChargeGst[]): readonly GstLine[] => {
  const [first] = taxed;
  if (first === undefined) return [];
  const { currency } = first.base;
  const parts = first.parts.map(({ name, percent }, index) => ({
    name,
    percent,
    amount: add(
      taxed.flatMap((one) => one.parts[index]?.amount ?? []),
      currency,
    ),
  }));
  const base = add(
    taxed.map((one) => one.base),
    currency,
  );
  const amount = add(
    parts.map((part) => part.amount),
    currency,
  );
  return [{ percent: first.rate.percent, base, parts, amount }];
};

const toKey = ({ rate, base }: ChargeGst): string => `${rate.percent} ${base.currency}`;

const compareLines = (one: GstLine, other: GstLine): number =>
  Number(one.percent) - Number(other.percent) || (one.base.currency < other.base.currency ? -1 : 1);

const isTaxable = ({ price }: TaxableCharge): boolean => price.kind === "priced" && price.amount.minor !== 0;

/**
 * The tax of the priced charges: of each charge once, in its own currency, then added by rate and currency. Charges that are
 * included in another one or have no price bear none, as they are not part of the total either. Currencies are never added.
 */
export const calculateGst = (charges: readonly TaxableCharge[], terms: GstTerms): GstSummary => {
  if (terms.kind === "zero-rated" || terms.kind === "unknown") return terms;
  const taxable = charges.filter(isTaxable);
  const taxed = taxable.map((charge) => calculateChargeGst(charge, terms));
  const known = taxed.filter((one) => one !== null);
  const lines = [...new Set(known.map(toKey))]
    .flatMap((key) => toLine(known.filter((one) => toKey(one) === key)))
    .toSorted(compareLines);
  const withoutRate = [...new Set(taxable.flatMap(({ name }, index) => (taxed[index] === null ? [name] : [])))];
  const amounts = [
    ...charges.flatMap(({ price }) => (price.kind === "priced" ? [price.amount] : [])),
    ...lines.map(({ amount }) => amount),
  ];
  const totals = withoutRate.length > 0 ? null : sumPerCurrency(amounts).unwrapOr(null);
  return { kind: "taxed", placeOfSupply: terms.placeOfSupply, lines, totals, withoutRate };
};

/** A total in one currency with the tax, each line of it converted as it is shown; null where a rate of exchange or of tax is missing. */
export const addGst = (summary: GstSummary, total: Money | null, exchange: ExchangeRates | null): Money | null => {
  if (summary.kind !== "taxed" || summary.totals === null || total === null) return null;
  const converted = convertAndAdd(
    summary.lines.map(({ amount }) => amount),
    createConverter(exchange, total.currency),
  );
  return converted.kind === "converted"
    ? { currency: total.currency, minor: total.minor + converted.total.minor }
    : null;
};
