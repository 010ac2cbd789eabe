/** An ISO 4217 alphabetic currency code, upper case. */
export type CurrencyCode = string;

/** An amount of money: a safe integer count of the currency's minor units (ISO 4217: JPY 0, USD 2, KWD 3 decimals). */
export interface Money {
  readonly currency: CurrencyCode;
  readonly minor: number;
}
