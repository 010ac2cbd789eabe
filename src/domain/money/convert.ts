import { err, ok, type Result } from "neverthrow";
import type { Converted, ExchangeRates } from "./exchange.ts";
import type { CurrencyCode, Money } from "./money.ts";
import { applyRatio, type Ratio, findRatio, UNCHANGED } from "./ratio.ts";

/** Why an amount cannot be put into another currency. */
type ConversionRefusal = { readonly kind: "no-rate"; readonly currency: CurrencyCode } | { readonly kind: "too-large" };

/** Puts amounts into one currency: the ratio from another one, null where no usable rate is stated. */
export interface Converter {
  readonly target: CurrencyCode;
  readonly ratioFrom: (currency: CurrencyCode) => Ratio | null;
}

/** Gives a converter into a currency at the rates of a table. */
export type CreateConverter = (exchange: ExchangeRates | null, target: CurrencyCode) => Converter;

/**
 * A converter into `target` at the stated rates, through the base currency, half-up, mark-up on every amount that
 * changes currency; null rates convert nothing but the target itself.
 */
export const createConverter: CreateConverter = (exchange, target) => {
  const ratios = new Map<CurrencyCode, Ratio | null>([[target, UNCHANGED]]);
  return {
    target,
    ratioFrom: (currency) => {
      const known = ratios.get(currency);
      if (known !== undefined) return known;
      const ratio = exchange === null ? null : findRatio(exchange, currency, target);
      ratios.set(currency, ratio);
      return ratio;
    },
  };
};

/** `createConverter` that gives the same converter for the same table; the caller decides how long it is used. */
export const createConverterMemo = (): CreateConverter => {
  const byTable = new WeakMap<ExchangeRates, Map<CurrencyCode, Converter>>();
  return (exchange, target) => {
    if (exchange === null) return createConverter(null, target);
    const byTarget = byTable.get(exchange) ?? new Map<CurrencyCode, Converter>();
    byTable.set(exchange, byTarget);
    const converter = byTarget.get(target) ?? createConverter(exchange, target);
    byTarget.set(target, converter);
    return converter;
  };
};

/** One amount in a converter's currency; refuses a currency without a stated rate and an overflow. */
export const convertWith = ({ target, ratioFrom }: Converter, money: Money): Result<Money, ConversionRefusal> => {
  const ratio = ratioFrom(money.currency);
  if (ratio === null) return err({ kind: "no-rate", currency: money.currency });
  const minor = applyRatio(money.minor, ratio);
  return minor === null ? err({ kind: "too-large" }) : ok({ currency: target, minor });
};

/** One amount in the target currency, rounded half-up to its minor unit; refuses a currency without a stated rate and an overflow. */
export const convertMoney = (
  money: Money,
  exchange: ExchangeRates | null,
  target: CurrencyCode,
): Result<Money, ConversionRefusal> => convertWith(createConverter(exchange, target), money);

/**
 * Each amount converted, rounded half-up, then added, so that a shown column adds up to its total; the currencies that
 * have no stated rate (or an amount too large to convert) are named, sorted, and then there is no total.
 */
export const convertAndAdd = (amounts: readonly Money[], converter: Converter): Converted => {
  const missing = new Set<CurrencyCode>();
  let total = 0;
  for (const amount of amounts) {
    const minor = convertWith(converter, amount).match(
      (money) => money.minor,
      () => null,
    );
    if (minor === null || !Number.isSafeInteger(total + minor)) missing.add(amount.currency);
    else total += minor;
  }
  return missing.size > 0
    ? { kind: "no-rate", missing: [...missing].toSorted() }
    : { kind: "converted", total: { currency: converter.target, minor: total } };
};
