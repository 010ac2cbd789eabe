import {
  convertMoney,
  type CurrencyCode,
  type ExchangeRates,
  formatMoney,
  type Money,
  type NumberFormat,
  toMoneyParts,
} from "#domain/money";
import { addGst, describeGstLine, type GstSummary } from "#domain/tax";
import type { Row } from "#server/platform/pdf/table.ts";

const figureIn = (amount: Money, exchange: ExchangeRates | null, target: string, numbers: NumberFormat): string =>
  convertMoney(amount, exchange, target).match(
    (converted) => toMoneyParts(converted, numbers).figure,
    () => `no rate to ${target}`,
  );

/** Tax below the total of a table of charges, which is before tax: each line, and the total with all of them where each charge has a rate. */
export const gstRows = (
  summary: GstSummary,
  { total, currency }: { readonly total: Money | null; readonly currency: CurrencyCode },
  exchange: ExchangeRates | null,
  numbers: NumberFormat,
): readonly Row[] => {
  if (summary.kind !== "taxed") return [];
  const { lines, totals } = summary;
  const withTax = addGst(summary, total, exchange);
  const rows = lines.map((line): Row => {
    const { label, base, parts, amount } = describeGstLine(line, numbers);
    return { cells: [label, base, parts ?? "", amount, figureIn(line.amount, exchange, currency, numbers)] };
  });
  if (totals === null) return rows;
  const [first, ...others] = totals;
  const single = first === undefined || others.length > 0 ? "" : formatMoney(first, numbers);
  const converted = withTax === null ? "not convertible" : toMoneyParts(withTax, numbers).figure;
  return [...rows, { kind: "strong", cells: ["Total with GST", "", "", single, converted] }];
};
