/* Amounts of money of every answer. */
import { readAmountCell } from "#domain/charges";
import { getMinorDigits } from "#domain/money";
import { type Difference, joinPath } from "../differences.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";
import type { Found } from "./walk.ts";

/** Amounts that are no discount. */
const NEVER_NEGATIVE: readonly string[] = [
  "fee",
  "fclComparison",
  "haulageEstimates",
  "proposedFee",
  "total",
  "totals",
  "shownFee",
];

const checkSign = ({ path, key, value }: Found): readonly Difference[] => {
  const amount = readNumber(value, "amount");
  return NEVER_NEGATIVE.includes(key) && typeof value["currency"] === "string" && amount !== null && amount < 0
    ? [broken(`${path}.amount`, "0 or more", amount)]
    : [];
};

/** The amounts of what an offer costs and of its fees, by the name of the list. */
const OFFERED: Readonly<Record<string, readonly string[]>> = {
  fees: ["amount.amount"],
  matchingBlSurcharges: ["amount"],
  matchingCargoSurcharges: ["amount"],
  matchingSurchargesPerEquipmentTypes: ["basicOceanFreightRate", "allInRate"],
  potentialFees: ["amount"],
};

const checkOffered = ({ path, key, value }: Found): readonly Difference[] =>
  (Object.hasOwn(OFFERED, key) ? (OFFERED[key] ?? []) : []).flatMap((name) => {
    const amount = readNumber(value, name);
    return amount !== null && amount < 0 ? [broken(`${path}.${name}`, "0 or more", amount)] : [];
  });

/** A sheet states its charges as cells by their names; figures without a currency are read as well. */
const checkCells = ({ path, key, value }: Found): readonly Difference[] =>
  key === "charges" && !path.endsWith("]")
    ? Object.entries(value).flatMap(([name, text]) => {
        const cell = typeof text === "string" ? readAmountCell(text, "USD") : null;
        return cell?.kind === "amount" && cell.unit.minor < 0
          ? [broken(joinPath(path, name), "an amount of 0 or more", text)]
          : [];
      })
    : [];

/** Rates of exchange by currency, in units for one unit of the base. */
const readRates = (rates: unknown): ReadonlyMap<string, number> => {
  const base = readString(rates, "base");
  const quotes = readList(rates, "quotes").flatMap((quote) => {
    const [currency, units] = [readString(quote, "currency"), readNumber(quote, "unitsPerBase")];
    return currency === null || units === null || units <= 0 ? [] : [[currency, units] as const];
  });
  return new Map(base === null ? quotes : [...quotes, [base, 1]]);
};

const toUnit = (currency: string): number => 10 ** -getMinorDigits(currency);

/** A mark-up, rounded charges and a table that was rounded may change a converted total by this share. */
const CONVERSION_TOLERANCE = 0.05;

interface Money {
  readonly currency: string;
  readonly amount: number;
}

const readMoney = (value: unknown): Money | null => {
  const [currency, amount] = [readString(value, "currency"), readNumber(value, "amount")];
  return currency === null || amount === null ? null : { currency, amount };
};

/** The sum of amounts in one currency; null if one of them cannot be converted. */
const sumIn = (currency: string, amounts: readonly Money[], rates: ReadonlyMap<string, number>): number | null => {
  let sum = 0;
  for (const one of amounts) {
    const [from, to] = [rates.get(one.currency), rates.get(currency)];
    if (one.currency === currency) sum += one.amount;
    else if (from === undefined || to === undefined) return null;
    else sum += (one.amount / from) * to;
  }
  return sum;
};

/** A total is the sum of the amounts in each currency, by the rates of exchange beside it. */
const checkTotal = (
  path: string,
  total: Money,
  amounts: readonly Money[],
  exchangeRates: unknown,
): readonly Difference[] => {
  const isConverted = amounts.some(({ currency }) => currency !== total.currency);
  const sum = sumIn(total.currency, amounts, readRates(exchangeRates));
  if (amounts.length === 0) return [];
  if (sum === null) {
    const isAlone = amounts.length === 1 && readList(exchangeRates, "quotes").length === 0;
    return isAlone ? [broken(`${path}.currency`, `${amounts[0]?.currency}, as in price`, total.currency)] : [];
  }
  const [first] = amounts;
  if (isConverted && amounts.length === 1 && first?.amount === total.amount && total.amount !== 0)
    return [broken(`${path}.currency`, `${first.currency}, as in price`, total.currency)];
  const tolerance = isConverted ? sum * CONVERSION_TOLERANCE : toUnit(total.currency) * amounts.length;
  return Math.abs(sum - total.amount) <= tolerance * (1 + 1e-9)
    ? []
    : [broken(`${path}.amount`, `${Number(sum.toFixed(2))} ${total.currency}, as in price`, total.amount)];
};

/** The `total` of an object, or of its shipment, is that of its `price`. */
const checkPriced = ({ path, value }: Located, exchangeRates: unknown): readonly Difference[] => {
  const amounts = locate(value, path, "price.totals").flatMap((one) => readMoney(one.value) ?? []);
  return ["total", "shipment.total"].flatMap((name) => {
    const total = readMoney(read(value, name));
    return total === null ? [] : checkTotal(`${path}.${name}`, total, amounts, exchangeRates);
  });
};

/** The rates of exchange of the object or of those around it. */
const findRates = (path: string, objects: readonly Found[]): unknown =>
  objects
    .filter((one) => path.startsWith(one.path) && one.value["exchangeRates"] !== undefined)
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.value["exchangeRates"];

/** A table of exchange rates: positive, each currency once, and 1 for its base. */
const checkTable = ({ path, value }: Located): readonly Difference[] =>
  locate(value, path, "quotes").flatMap((quote) => {
    const rate = readNumber(quote.value, "unitsPerBase");
    if (rate === null || rate <= 0)
      return [broken(`${quote.path}.unitsPerBase`, "more than 0", quote.value["unitsPerBase"])];
    return quote.value["currency"] === value["base"] && rate !== 1
      ? [broken(`${quote.path}.unitsPerBase`, `1, as ${String(value["base"])} is the base`, rate)]
      : [];
  });

/** No total, fee or price of an offer is negative, totals are those of their prices, and rates of exchange are positive. */
export const checkAmounts = (objects: readonly Found[]): readonly Difference[] =>
  objects.flatMap((found) => [
    ...checkSign(found),
    ...checkOffered(found),
    ...checkCells(found),
    ...(found.value["price"] === undefined ? [] : checkPriced(found, findRates(found.path, objects))),
    ...(found.key === "exchangeRates" ? checkTable(found) : []),
  ]);
