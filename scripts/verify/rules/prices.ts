import { getMinorDigits } from "#domain/money";
import type { Difference } from "../differences.ts";
import type { Answer } from "../http.ts";
import { read, readString } from "../journeys/comparison.ts";
import { broken, checkOrder, checkSorted, checkUnique, type Located, locate, readNumber } from "./rule.ts";
import type { Rule } from "./rules.ts";

const toUnit = (currency: string): number => 10 ** -getMinorDigits(currency);

const isNear = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(one - other) <= tolerance * (1 + 1e-9);

/* A minimum, or the share of another charge, is stated as a note. */
const isProduct = ({ value }: Located): boolean =>
  value["state"] === "priced" && value["basis"] !== "percent" && readString(value, "note") === null;

const checkProduct = (charge: Located): readonly Difference[] => {
  const { path, value } = charge;
  const [quantity, unit, amount] = [
    readNumber(value, "quantity"),
    readNumber(value, "unit.amount"),
    readNumber(value, "amount.amount"),
  ];
  const currency = readString(value, "amount.currency");
  if (!isProduct(charge) || quantity === null || unit === null || amount === null || currency === null) return [];
  if (readString(value, "unit.currency") !== currency)
    return [broken(`${path}.unit.currency`, currency, read(value, "unit.currency"))];
  return isNear(quantity * unit, amount, toUnit(currency))
    ? []
    : [broken(`${path}.amount`, `${quantity} times ${unit}`, amount)];
};

const sumByCurrency = (charges: readonly Located[]): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>();
  for (const { value } of charges) {
    const [currency, amount] = [readString(value, "amount.currency"), readNumber(value, "amount.amount")];
    if (value["state"] === "priced" && currency !== null && amount !== null)
      sums.set(currency, (sums.get(currency) ?? 0) + amount);
  }
  return sums;
};

/** Each amount is quantity times unit, and the totals are the sums of the priced charges by currency. */
const checkPrice = (of: unknown, path: string): readonly Difference[] => {
  const charges = locate(of, path, "price.charges");
  if (charges.length === 0) return [];
  const totals = locate(of, path, "price.totals");
  const sums = sumByCurrency(charges);
  const stated = new Map(totals.map(({ value }) => [readString(value, "currency"), readNumber(value, "amount")]));
  return [
    ...charges.flatMap(checkProduct),
    ...[...sums].flatMap(([currency, sum]) => {
      const total = stated.get(currency) ?? null;
      return total !== null && isNear(sum, total, toUnit(currency) * charges.length)
        ? []
        : [broken(`${path}.price.totals`, `${sum} ${currency}, the sum of the charges`, total)];
    }),
    ...totals.flatMap(({ path: at, value }) =>
      sums.has(readString(value, "currency") ?? "") || readNumber(value, "amount") === 0
        ? []
        : [broken(`${at}.currency`, "a currency of the charges", value["currency"])],
    ),
  ];
};

/** The total of a price in one currency is that price. */
const checkTotal = ({ path, value }: Located): readonly Difference[] => {
  const [only, ...others] = locate(value, path, "price.totals");
  const [currency, total] = [readString(value, "total.currency"), readNumber(value, "total.amount")];
  if (only === undefined || others.length > 0 || currency === null || total === null) return [];
  const stated = readNumber(only.value, "amount");
  return currency !== only.value["currency"] || stated === null || isNear(stated, total, toUnit(currency))
    ? []
    : [broken(`${path}.total`, `${stated}, as in price`, total)];
};

const checkFees = (fees: readonly Located[], amount: string): readonly Difference[] =>
  fees.flatMap(({ path, value }) => {
    const fee = readNumber(value, amount);
    return fee !== null && fee < 0 ? [broken(`${path}.${amount}`, "0 or more", fee)] : [];
  });

const checkOffer = (offer: Located): readonly Difference[] => {
  const { path, value } = offer;
  return [
    ...checkPrice(value, path),
    ...checkTotal(offer),
    ...checkOrder(offer, "departureDate", "arrivalDate"),
    ...checkOrder(offer, "validity.from", "validity.till"),
    ...checkFees(locate(value, path, "fees"), "amount.amount"),
    ...locate(value, path, "freeTime.free").flatMap((days) => {
      const [least, most] = [readNumber(days.value, "least"), readNumber(days.value, "most")];
      return least !== null && most !== null && least > most
        ? [broken(`${days.path}.most`, `${least} or more`, most)]
        : [];
    }),
  ];
};

const checkOffers = ({ path, value }: Located): readonly Difference[] =>
  locate(value, path, "offers").flatMap(checkOffer);

export const checkQuote: Rule = (body) => locate(body, "$", "result").flatMap(checkOffers);

/** The newest quote first; ids and numbers are unique. */
export const checkQuotes: Rule = (body, asked) => {
  const quotes = locate(body, "$", "result");
  return [
    ...checkUnique(quotes, "id"),
    ...checkUnique(quotes, "number"),
    ...checkSorted(quotes, "createdAt", "descending"),
    ...checkQuote(body, asked),
  ];
};

export const checkCheckedOffer: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => {
    const offer = read(value, "offer");
    return typeof offer === "object" && offer !== null
      ? checkOffer({ path: `${path}.offer`, value: { ...offer } })
      : [];
  });

export const checkSharedPrice: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => checkPrice(value, path));

/** Each day has one fee, and no fee is negative. */
const checkPeriods = (periods: readonly Located[]): readonly Difference[] => [
  ...checkFees(periods, "fee.amount"),
  ...periods.flatMap((period, index) => {
    const before = periods[index - 1];
    const [end, start] = [
      before === undefined ? null : readString(before.value, "till"),
      readString(period.value, "from"),
    ];
    return end !== null && start !== null && start <= end ? [broken(`${period.path}.from`, `after ${end}`, start)] : [];
  }),
  ...periods.flatMap((period) => checkOrder(period, "from", "till")),
];

export const checkAmendments: Rule = (body) =>
  locate(body, "$", "result").flatMap(({ path, value }) => [
    ...checkPeriods(locate(value, path, "cancellationFees")),
    ...checkPeriods(locate(value, path, "amendmentFees")),
    ...locate(value, path, "amendments").flatMap((amendment) =>
      checkPrice(read(amendment.value, "replaced"), `${amendment.path}.replaced`),
    ),
  ]);

/* The record that ends a zip archive, and where it counts the entries (PKWARE APPNOTE 4.3.16). */
const END_OF_ARCHIVE = Buffer.from("PK\u0005\u0006");
const ENTRY_COUNT = 10;

/** A zip archive has at least one file. */
export const checkArchive = ({ body }: Answer): readonly Difference[] => {
  const end = body.lastIndexOf(END_OF_ARCHIVE);
  const entries = end < 0 || end + ENTRY_COUNT + 2 > body.length ? null : body.readUInt16LE(end + ENTRY_COUNT);
  return entries === null || entries === 0
    ? [broken("body", "a zip archive with a file", entries === null ? "no zip archive" : "no file")]
    : [];
};
