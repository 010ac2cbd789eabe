/* The sum of the price of one container, and the conversion of charges in another currency. */
import type { Difference } from "../differences.ts";
import { isObject, type JsonObject } from "../json.ts";
import { read, readList, readString } from "../journeys/comparison.ts";
import { broken, type Located, locate, readNumber } from "./rule.ts";

const readCurrency = (charge: JsonObject): string | null =>
  readString(charge, "chargeCurrency") ?? readString(charge, "chargeCurrency.code");

const isBasicFreight = (charge: JsonObject): boolean => /^(FRT|BAS)/.test(readString(charge, "charge.code") ?? "");

const isAdded = (charge: JsonObject): boolean => charge["includedInBasicFreight"] !== true && !isBasicFreight(charge);

/** What a charge adds to `allInRate`, in the currency of the freight; null if it is not known. */
const toShare = (charge: JsonObject, currency: string | null): number | null => {
  if (readString(charge, "charge.code") === null) return null;
  if (!isAdded(charge)) return 0;
  if (readCurrency(charge) === currency) return readNumber(charge, "amount");
  const pivot = readString(charge, "pivotCurrency");
  return pivot === null || pivot === currency ? readNumber(charge, "pivotAmount") : null;
};

const ROUNDING = 1;

/** The sums of one figure of each charge, its `amount` or its `pivotAmount`. */
const listSums = (charges: readonly JsonObject[]): readonly number[] =>
  charges.reduce<readonly number[]>(
    (sums, charge) => {
      const figures = ["amount", "pivotAmount"].flatMap((name) => readNumber(charge, name) ?? []);
      return figures.length === 0 ? [] : sums.flatMap((sum) => [...new Set(figures)].map((figure) => sum + figure));
    },
    [0],
  );

const MOST_CHARGES = 8;

/** A charge in another currency, without its `pivotAmount`, is not added as if it were in the currency of the freight. */
const checkUnconverted = (
  path: string,
  charges: readonly JsonObject[],
  currency: string | null,
  added: number,
): readonly Difference[] => {
  const own = charges.filter(isAdded);
  const isUnconverted =
    own.length <= MOST_CHARGES && listSums(own).some((sum) => Math.abs(sum - added) < ROUNDING / 100);
  return isUnconverted && added !== 0
    ? [
        broken(
          `${path}.allInRate`,
          `charges in ${String(currency)}, or a pivotAmount in it for those in another currency`,
          added,
        ),
      ]
    : [];
};

/** `allInRate` is the basic freight and the surcharges of one container, give or take one unit. */
export const checkAllIn = ({ path, value }: Located): readonly Difference[] => {
  const [allIn, basic] = [readNumber(value, "allInRate"), readNumber(value, "basicOceanFreightRate")];
  if (allIn === null || basic === null) return [];
  const currency = readString(value, "currency");
  const charges = readList(value, "matchingCargoSurcharges").filter(isObject);
  let sum = basic;
  for (const charge of charges) {
    const share = toShare(charge, currency);
    if (share === null) return checkUnconverted(path, charges, currency, allIn - basic);
    sum += share;
  }
  return Math.abs(sum - allIn) <= ROUNDING
    ? []
    : [broken(`${path}.allInRate`, `${sum}: basic freight and surcharges`, allIn)];
};

/** A carrier converts at rates of its own, which are about those of the answer. */
const CONVERSION = 0.1;

/** Units of each currency for one unit of the base. */
const readUnits = (body: JsonObject): ReadonlyMap<string | null, number> =>
  new Map([
    ...readList(body, "exchangeRates.quotes").map(
      (quote) => [readString(quote, "currency"), Number(read(quote, "unitsPerBase"))] as const,
    ),
    [readString(body, "exchangeRates.base"), 1] as const,
  ]);

const checkConversion = (
  { path, value }: Located,
  units: ReadonlyMap<string | null, number>,
): readonly Difference[] => {
  const [from, to] = [units.get(readCurrency(value)), units.get(readString(value, "pivotCurrency"))];
  const [amount, pivot] = [readNumber(value, "amount"), readNumber(value, "pivotAmount")];
  if (from === undefined || to === undefined || amount === null || pivot === null) return [];
  const expected = (amount * to) / from;
  const isRight = Math.abs(pivot - expected) <= Math.max(Math.abs(expected) * CONVERSION, ROUNDING);
  return Number.isNaN(expected) || isRight
    ? []
    : [broken(`${path}.pivotAmount`, `about ${expected.toFixed(2)}, by the exchangeRates of the answer`, pivot)];
};

const SURCHARGES = "quoteLine.surcharges";

/** `pivotAmount` is `amount` by about the rates of exchange of the answer. */
export const checkConversions = (body: JsonObject, offers: readonly Located[]): readonly Difference[] => {
  const units = readUnits(body);
  return offers.flatMap(({ path, value }) => [
    ...locate(value, path, `${SURCHARGES}.matchingSurchargesPerEquipmentTypes`).flatMap((price) =>
      locate(price.value, price.path, "matchingCargoSurcharges").flatMap((one) => checkConversion(one, units)),
    ),
    ...locate(value, path, `${SURCHARGES}.matchingBlSurcharges`).flatMap((one) => checkConversion(one, units)),
  ]);
};
