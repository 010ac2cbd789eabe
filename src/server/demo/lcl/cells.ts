import { minorDigits } from "#domain/money";
import { hashOf } from "../freight/hash.ts";

/** What an amount is counted by, as people write it. */
export type Per = "wm" | "bl" | "cbm" | "ton" | "shipment";

const WORDS: Readonly<Record<Per, readonly string[]>> = {
  wm: ["/W/M", "/RT", " PER W/M", " W/M"],
  bl: ["/BL", " PER B/L", "/HBL"],
  cbm: ["/CBM", " PER CBM"],
  ton: ["/TON", "/MT"],
  shipment: [" LUMPSUM", "/SHIPMENT", ""],
};

/** Currencies of countries that write a comma where others write a point. */
const WITH_COMMA = new Set(["EUR", "PLN", "BRL"]);

const pick = <T>(list: readonly T[], text: string): T | undefined => list[hashOf(text) % list.length];

const grouped = (whole: string): string => whole.replace(/\B(?=(?:\d{3})+$)/g, ",");

/** A figure the way people of that currency write it: `9,50`, `1,200`, `4.500`, `1.500` for dinars. */
const figure = (currency: string, amount: number): string => {
  const decimals = minorDigits(currency);
  const [whole = "0", part = ""] = amount.toFixed(decimals).split(".");
  const sign = whole.startsWith("-") ? "-" : "";
  const digits = whole.replace("-", "");
  if (decimals === 3) return `${sign}${digits}.${part}`;
  if (Number(part) === 0) return sign + (digits.length > 3 ? grouped(digits) : digits);
  return WITH_COMMA.has(currency) ? `${sign}${digits},${part}` : `${sign}${grouped(digits)}.${part}`;
};

/** An amount cell in one of the ways in which people write it; `key` decides which, so that a sheet stays as it is. */
export const amountCell = (currency: string, amount: number, per: Per, key: string): string => {
  const unit = pick(WORDS[per], key) ?? "";
  const written = figure(currency, amount);
  return hashOf(`${key} order`) % 5 === 0 ? `${written} ${currency}${unit}` : `${currency} ${written}${unit}`;
};

/** The same with the least that is charged: in units, or in money. */
export const amountWithLeast = (
  currency: string,
  amount: number,
  per: Per,
  least: { readonly units: number } | { readonly money: number },
  key: string,
): string => {
  const minimum =
    "units" in least
      ? `${least.units}${per === "wm" ? "CBM" : ` ${per}`}`
      : `${currency} ${figure(currency, least.money)}`;
  const cell = amountCell(currency, amount, per, key);
  return hashOf(`${key} least`) % 2 === 0 ? `${cell} (MIN ${minimum})` : `${cell}, MIN. ${minimum}`;
};
