export { type Converter, convertAndAdd, convertMoney, converterTo } from "./convert.ts";
export {
  SAFE_DIVIDEND,
  decimalsOf,
  divideHalfUp,
  divideHalfUpSafe,
  fractionOf,
  isCurrencyCode,
  minorDigits,
  readDecimal,
} from "./decimal.ts";
export { type ExchangeCheck, type ExchangeIssue, checkExchange, findExchangeIssue } from "./exchange-check.ts";
export {
  type Converted,
  DEFAULT_CURRENCY,
  type ExchangeQuote,
  type ExchangeRates,
  exchangeStatements,
  joinExchange,
} from "./exchange.ts";
export { differenceText, moneyParts, moneyText, wholeFigure } from "./format-money.ts";
export { type CurrencyCode, type Money, minorOfNumber, parseMoney, percentOf, sumPerCurrency } from "./money.ts";
export { type Ratio, UNCHANGED, applyRatio } from "./ratio.ts";
