/** An ISO 4217 alphabetic currency code, upper case. */
export type CurrencyCode = string;

/** Active ISO 4217 currencies with two decimals, the default. */
const TWO_DECIMALS =
  "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CNY COP CRC " +
  "CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES " +
  "KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR " +
  "NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT " +
  "TOP TRY TTD TWD TZS UAH USD UYU UZS VED VES WST XCD YER ZAR ZMW ZWG";
const NO_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF";
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND";

const decimalsByCurrency: ReadonlyMap<CurrencyCode, number> = new Map([
  ...TWO_DECIMALS.split(" ").map((code) => [code, 2] as const),
  ...NO_DECIMALS.split(" ").map((code) => [code, 0] as const),
  ...THREE_DECIMALS.split(" ").map((code) => [code, 3] as const),
]);

/** How many decimals a currency has (ISO 4217: JPY 0, USD 2, KWD 3); null for what is no active code in upper case. */
export const decimalsOf = (currency: string): number | null => decimalsByCurrency.get(currency) ?? null;

/** The same with 2, the usual count, for a code that the list does not know. */
export const minorDigits = (currency: CurrencyCode): number => decimalsByCurrency.get(currency) ?? 2;

/** Whether a text is an active ISO 4217 code in upper case; `BAF` and `usd` are not. */
export const isCurrencyCode = (text: string): boolean => decimalsByCurrency.has(text);
