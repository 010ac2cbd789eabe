import { type AmountCell, findCurrencyBySign, readAmountCell } from "#domain/charges";
import { isCurrencyCode } from "#domain/money";
import { readLoneFigure } from "./amount-text.ts";
import type { ChargeHeader } from "./charge-headers.ts";

export const isMoney = (cell: AmountCell): cell is Extract<AmountCell, { readonly kind: "amount" }> =>
  cell.kind === "amount";

/** Signs of several currencies next to a figure, but not in `US$`. */
const SEVERAL_CURRENCIES = /(?<![A-Za-z])(?:\$|¥|RS\b\.?(?= ?\d)) ?/i;

export const EXAMPLES: ReadonlyMap<string, string> = new Map(
  "$=USD DOLLAR=USD DOLLARS=USD RS=INR RUPEE=INR RUPEES=INR DIRHAM=AED DIRHAMS=AED DHS=AED POUND=GBP POUNDS=GBP FRANC=CHF FRANCS=CHF RIYAL=SAR RIYALS=SAR PESO=MXN PESOS=MXN"
    .split(" ")
    .map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]),
);

/** What signs of one currency usually mean; it is asked nevertheless. */
export const USUAL_CURRENCIES: ReadonlyMap<string, string> = new Map(
  "A$=AUD C$=CAD CA$=CAD HK$=HKD NZ$=NZD S$=SGD R$=BRL SFR=CHF FR=CHF ZŁ=PLN ₩=KRW ₺=TRY ₽=RUB ฿=THB ₫=VND ₱=PHP RM=MYR RP=IDR KČ=CZK FT=HUF"
    .split(" ")
    .map((pair) => [pair.split("=")[0] ?? "", pair.split("=")[1] ?? ""]),
);

/** A sign as it is declared: `$`, `¥` or `RS`. */
export const toSign = (written: string): string => written.trim().toUpperCase().replace(/\.$/, "");

export type CurrencySigns = ReadonlyMap<string, string>;

/** Puts the code in the place of a sign that staff have declared, such as `kr`. */
export const withDeclaredSign = (written: string, signs: CurrencySigns): string => {
  const word = readLoneFigure(written)?.word ?? null;
  const code = word === null ? undefined : signs.get(toSign(word));
  return word === null || code === undefined
    ? written
    : written.replace(word, ` ${code} `).replaceAll(/ +/g, " ").trim();
};

/** A cell with the code in the place of a sign; `unclear` is the sign whose currency is not stated. */
export const withCodes = (
  written: string,
  own: string | null,
  signs: CurrencySigns,
): { readonly text: string; readonly unclear: string | null } => {
  const sign = SEVERAL_CURRENCIES.exec(written)?.[0];
  if (sign === undefined) return { text: written, unclear: null };
  const code = signs.get(toSign(sign)) ?? findCurrencyBySign(toSign(sign), own);
  if (code !== null) return withCodes(written.replace(sign, `${code} `).trim(), own, signs);
  return { text: written, unclear: isMoney(readAmountCell(written.replace(sign, "USD "), null)) ? sign.trim() : null };
};

export const isCurrencyWord = (word: string): boolean =>
  isCurrencyCode(word.toUpperCase()) || /^(?:US\$|[$€£¥₹]|RS\.?)$/i.test(word);

/** Words that other countries write money with; `1.2k` and `15OO` have none. */
export const isLikeCurrency = (word: string): boolean =>
  /\p{Sc}/u.test(word) ||
  USUAL_CURRENCIES.has(toSign(word)) ||
  /^(?:KR|DKK?R|NKR|SKR|DHS?|BS|L|LEI|DIN|QR|SR|BD|KD|OR)$/i.test(toSign(word));

/** The currency of a column's bare figures; `unclear` is a sign in its header whose currency is not stated. */
export const columnCurrency = (
  { currency, sign, besideCurrency }: ChargeHeader,
  own: string | null,
  signs: CurrencySigns,
): { readonly currency: string | null; readonly unclear: string | null } => {
  if (currency !== null) return { currency, unclear: null };
  if (besideCurrency !== undefined) return { currency: null, unclear: null };
  if (sign === undefined) return { currency: own, unclear: null };
  const code = signs.get(toSign(sign)) ?? findCurrencyBySign(toSign(sign), own);
  return { currency: code, unclear: code === null ? sign : null };
};
