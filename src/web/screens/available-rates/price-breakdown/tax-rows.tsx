import type { ReactElement } from "react";
import { convertMoney, type CurrencyCode, type ExchangeRates, type Money } from "#domain/money";
import { addGst, describeGstLine, type GstLine, type GstSummary, listGstNotes } from "#domain/tax";
import { formatMoney, readerFormats, toMoneyParts } from "#web/messages/formats.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./price-breakdown.css.ts";

type TaxRowsProps = {
  readonly summary: GstSummary;
  /** Before tax; null where a rate of exchange is missing. */
  readonly total: Money | null;
  readonly currency: CurrencyCode;
  readonly exchange: ExchangeRates | null;
};

/** Below the charges of a breakdown: the tax on top of their total, line by line. */
export function TaxRows({ summary, total, currency, exchange }: TaxRowsProps): ReactElement | null {
  if (summary.kind !== "taxed") return null;
  const withTax = addGst(summary, total, exchange);
  return (
    <tbody role="rowgroup">
      <tr role="row" className={css.groupRow}>
        <th role="rowheader" scope="rowgroup" colSpan={5} className={css.groupName}>
          GST on top of the total
        </th>
      </tr>
      {summary.lines.map((line) => (
        <TaxRow key={`${line.percent} ${line.base.currency}`} line={line} currency={currency} exchange={exchange} />
      ))}
      {summary.totals !== null && (
        <tr role="row" className={css.groupRow}>
          <th role="rowheader" scope="row" colSpan={2} className={css.groupName}>
            Total with GST
          </th>
          <td role="cell" colSpan={2} className={`${css.groupAmount} ${num}`}>
            {summary.totals.map(formatMoney).join(" + ")}
          </td>
          <td role="cell" className={`${css.groupConverted} ${num}`}>
            {withTax !== null && <Figure money={withTax} currency={currency} />}
          </td>
        </tr>
      )}
    </tbody>
  );
}

type TaxRowProps = { readonly line: GstLine } & Pick<TaxRowsProps, "currency" | "exchange">;

function TaxRow({ line, currency, exchange }: TaxRowProps): ReactElement {
  const { label, base, parts, amount } = describeGstLine(line, readerFormats().numbers);
  const converted = convertMoney(line.amount, exchange, currency).unwrapOr(null);
  return (
    <tr role="row" className={css.row}>
      <th role="rowheader" scope="row" className={css.charge}>
        {label}
      </th>
      <td role="cell" className={`${css.basis} ${num}`}>
        {base}
      </td>
      <td role="cell" className={`${css.quantity} ${num}`}>
        {parts}
      </td>
      <td role="cell" className={`${css.amount} ${num}`}>
        {amount}
      </td>
      <td role="cell" className={`${css.converted} ${num}`}>
        {converted === null ? `no rate to ${currency}` : <Figure money={converted} currency={currency} />}
      </td>
    </tr>
  );
}

function Figure({ money, currency }: { readonly money: Money; readonly currency: CurrencyCode }): ReactElement {
  return (
    <>
      <span className={css.phoneCurrency}>{currency} </span>
      {toMoneyParts(money).figure}
    </>
  );
}

/** Below the table: the place of supply, or what is missing before the tax can be stated. */
export function TaxNotes({ summary }: { readonly summary: GstSummary }): ReactElement {
  return (
    <>
      {listGstNotes(summary).map((note) => (
        <p key={note} className={css.taxNote}>
          {note}
        </p>
      ))}
    </>
  );
}
