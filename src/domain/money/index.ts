export { type Converter, convertAndAdd, convertMoney, createConverter } from "./convert.ts";
export {
  SAFE_DIVIDEND,
  findDecimals,
  divideHalfUp,
  divideHalfUpSafe,
  toFraction,
  isCurrencyCode,
  getMinorDigits,
  readDecimal,
} from "./decimal.ts";
export { type ExchangeCheck, type ExchangeIssue, checkExchange, findExchangeIssue } from "./exchange-check.ts";
export {
  type Converted,
  DEFAULT_CURRENCY,
  type ExchangeQuote,
  type ExchangeRates,
  formatExchangeStatements,
  joinExchange,
} from "./exchange.ts";
export { formatDifference, toMoneyParts, formatMoney, formatWholeFigure } from "./format-money.ts";
export { type CurrencyCode, type Money, toMinorUnits, parseMoney, calculatePercent, sumPerCurrency } from "./money.ts";
export { type Ratio, UNCHANGED, applyRatio } from "./ratio.ts";
