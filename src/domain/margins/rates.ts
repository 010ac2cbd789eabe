import { type Converter, convertWith, createConverter, type ExchangeRates, type Money } from "#domain/money";

/** The converters of a price, each made once. */
export type MarginRates = (target: string) => Converter;

/** Converts at the rates of a table; null converts nothing. */
export const createMarginRates = (
  exchange: ExchangeRates | null,
  create: (exchange: ExchangeRates | null, target: string) => Converter = createConverter,
): MarginRates => {
  const known = new Map<string, Converter>();
  return (target) => {
    const converter = known.get(target) ?? create(exchange, target);
    known.set(target, converter);
    return converter;
  };
};

export const convertAt = (rates: MarginRates, money: Money, target: string): ReturnType<typeof convertWith> =>
  convertWith(rates(target), money);
