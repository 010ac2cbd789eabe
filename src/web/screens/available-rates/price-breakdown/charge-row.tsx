import type { ReactElement } from "react";
import { isConvertedByCarrier, type BreakdownLine, type Charge, type PaymentTerm, BASIS_LABELS } from "#domain/charges";
import { moneyParts, moneyText, type CurrencyCode, type Money } from "#domain/money";
import type { BookableOffer } from "#domain/bookings";
import { Badge } from "#web/components/badge.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { code, num } from "#web/styles/typography.css.ts";
import * as css from "./price-breakdown.css.ts";

const paymentWord: Readonly<Record<PaymentTerm, string>> = { prepaid: ", prepaid", collect: ", collect", unknown: "" };

export type ChargeRowProps = {
  readonly line: BreakdownLine;
  readonly currency: CurrencyCode;
  readonly source: BookableOffer["source"];
  /** The same charge as in the row above, for another size. */
  readonly repeats: boolean;
  /** The row below is the same charge, for another size. */
  readonly continues: boolean;
};

/** One charge: what it is counted by, how often and at what rate, in its own currency and converted. */
export function ChargeRow({ line, currency, source, repeats, continues }: ChargeRowProps): ReactElement {
  const { charge, converted } = line;
  return (
    <tr
      role="row"
      className={repeats ? `${css.row} ${css.moreOfTheSame}` : css.row}
      {...(continues ? { "data-continues": "" } : {})}
    >
      <th role="rowheader" scope="row" className={css.charge}>
        <ChargeName charge={charge} hidden={repeats} />
      </th>
      <td role="cell" className={css.basis}>
        {BASIS_LABELS[charge.basis]}
        {paymentWord[charge.payment]}
        {charge.equipment !== null && <b className={`${code} ${css.size}`}>{charge.equipment}</b>}
        {charge.note !== undefined && <small className={css.chargeNote}>{charge.note}</small>}
      </td>
      <Price charge={charge} converted={converted} currency={currency} source={source} />
    </tr>
  );
}

function ChargeName({ charge, hidden }: { readonly charge: Charge; readonly hidden: boolean }): ReactElement {
  return (
    <span className={hidden ? visuallyHidden : undefined}>
      {charge.name}
      {charge.code !== null && <small className={`${code} ${css.chargeCode}`}>{charge.code}</small>}
    </span>
  );
}

type PriceProps = { readonly charge: Charge; readonly converted: Money | null; readonly currency: CurrencyCode } & Pick<
  ChargeRowProps,
  "source"
>;

function Price({ charge, converted, currency, source }: PriceProps): ReactElement {
  const { price } = charge;
  switch (price.kind) {
    case "priced":
      return (
        <>
          <td role="cell" className={`${css.quantity} ${num}`}>
            {price.quantity} × {moneyParts(price.unit).figure}
          </td>
          <td role="cell" className={`${css.amount} ${num}`}>
            {moneyText(price.amount)}
          </td>
          <td role="cell" className={`${css.converted} ${num}`}>
            <Converted money={converted} currency={currency} />
            {isConvertedByCarrier(charge, currency) && <small className={css.chargeNote}>by the carrier</small>}
          </td>
        </>
      );
    case "included":
      return (
        <td role="cell" colSpan={3} className={css.said}>
          <Badge kind="best" icon={check}>
            {source === "lcl" ? "Included" : "Included in basic freight"}
          </Badge>
        </td>
      );
    case "unpriced":
      return (
        <td role="cell" colSpan={3} className={css.said}>
          {price.text} <Badge kind="caution">Not in the total</Badge>
        </td>
      );
  }
}

function Converted({
  money,
  currency,
}: {
  readonly money: Money | null;
  readonly currency: CurrencyCode;
}): ReactElement {
  if (money === null) return <>no rate to {currency}</>;
  return (
    <>
      <span className={css.phoneCurrency}>{currency} </span>
      {moneyParts(money).figure}
    </>
  );
}
