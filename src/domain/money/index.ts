export {
  type Converter,
  type CreateConverter,
  convertAndAdd,
  convertMoney,
  convertWith,
  createConverter,
  createConverterMemo,
} from "./convert.ts";
export {
  SAFE_DIVIDEND,
  divideHalfUp,
  divideHalfUpSafe,
  findDecimals,
  getMinorDigits,
  isCurrencyCode,
  readDecimal,
  readFigure,
  toFraction,
  listCurrencies,
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
export { formatDifference, formatMoney, formatWholeFigure, toMoneyParts } from "./format-money.ts";
export {
  type CurrencyCode,
  type Money,
  calculatePercent,
  multiplyMoney,
  parseMoney,
  sumPerCurrency,
  toDecimalText,
  toMinorUnits,
} from "./money.ts";
export { describeOwnTotal, type OwnTotal, toOwnTotal } from "./own-total.ts";
export { type Ratio, UNCHANGED, applyRatio } from "./ratio.ts";
export { readOptionalAmount, readTypedAmount } from "./typed-amount.ts";
export {
  findRateJump,
  type RateField,
  readTypedRate,
  setRate,
  type StatedExchange,
  toExchangeRates,
  type TypedRate,
} from "./set-rate.ts";
export {
  formatDecimal,
  formatDigits,
  NUMBER_FORMATS,
  type NumberFormat,
  STANDARD_NUMBERS,
} from "./number-format.ts";
