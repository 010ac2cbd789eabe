import {
  type ExchangeRates,
  formatDecimal,
  formatMoney,
  type Money,
  type NumberFormat,
  STANDARD_NUMBERS,
} from "#domain/money";
import { addGst, type GstLine, type GstSummary } from "./gst.ts";
import { describeState } from "./states.ts";
import type { MissingFact } from "./terms.ts";

/** A line of tax in words. */
export interface GstLineText {
  /** `IGST 18 %`, or `CGST 9 % + SGST 9 %`. */
  readonly label: string;
  /** `of USD 1,000.00` */
  readonly base: string;
  /** The amount of each part where there are two: `USD 90.00 + USD 90.00`; null for one. */
  readonly parts: string | null;
  /** `USD 180.00` */
  readonly amount: string;
}

export const describeGstLine = (
  { base, parts, amount }: GstLine,
  numbers: NumberFormat = STANDARD_NUMBERS,
): GstLineText => ({
  label: parts.map(({ name, percent }) => `${name} ${formatDecimal(percent, numbers)} %`).join(" + "),
  base: `of ${formatMoney(base, numbers)}`,
  parts: parts.length === 1 ? null : parts.map((part) => formatMoney(part.amount, numbers)).join(" + "),
  amount: formatMoney(amount, numbers),
});

const MISSING: Readonly<Record<MissingFact, string>> = {
  gstin:
    "GST is not shown: the customer has no GSTIN, which states the place of supply. Add it to the details of the company: prices of later searches state GST.",
  country:
    "GST is not shown: neither GSTIN nor country of the customer is known. Add a GSTIN to the details of the company, or ask the desk to enter the country: prices of later searches state GST.",
  "one-gstin":
    "GST is not shown: the customer has GSTINs in several States, and the tax depends on which of them is supplied. Ask the desk which one will be invoiced.",
};

/** What is said below the lines of tax: the place of supply, what is not taxed yet, or why there is no line. */
export const listGstNotes = (summary: GstSummary): readonly string[] => {
  if (summary.kind === "unknown") return [MISSING[summary.missing]];
  if (summary.kind === "zero-rated")
    return [
      "No GST: the customer is outside India. The service is exported under a letter of undertaking (IGST Act, 2017, section 16) if it is paid in convertible foreign exchange.",
    ];
  const { placeOfSupply, withoutRate } = summary;
  return [
    ...(withoutRate.length === 0
      ? []
      : [`Without GST, as no rate is stated for it: ${withoutRate.join(", ")}. Ask the desk.`]),
    `GST is on top of the total${placeOfSupply === null ? "" : `, place of supply: ${describeState(placeOfSupply)}`}. The tax invoice states it in rupees, at the rate of exchange of the day of supply.`,
  ];
};

/**
 * Below a total: `With GST USD 1,204.89`, in the currency of the total or, where a rate of exchange is missing, in each currency;
 * `Plus GST` where the tax is not known, `No GST` where there is none.
 */
export const formatGstTotal = (
  summary: GstSummary,
  total: Money | null,
  exchange: ExchangeRates | null,
  numbers: NumberFormat = STANDARD_NUMBERS,
): string => {
  if (summary.kind === "zero-rated") return "No GST";
  if (summary.kind === "unknown" || summary.totals === null) return "Plus GST";
  const converted = addGst(summary, total, exchange);
  const amounts = converted === null ? summary.totals : [converted];
  return `With GST ${amounts.map((amount) => formatMoney(amount, numbers)).join(" + ")}`;
};
