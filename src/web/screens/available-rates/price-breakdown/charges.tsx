import { formatSentence } from "#web/messages/formats.ts";
import { type ReactElement, type ReactNode, useMemo } from "react";
import type { BookableOffer } from "#domain/bookings";
import {
  toPriceBreakdown,
  type BreakdownGroup,
  type BreakdownLine,
  type Charge,
  GROUP_LABELS,
  type PriceBreakdown,
  isConvertedByCarrier,
  type PaymentTerm,
  BASIS_LABELS,
} from "#domain/charges";
import { type ExchangeRates, type CurrencyCode, type Money } from "#domain/money";
import { calculateGst, type GstTerms } from "#domain/tax";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Badge } from "#web/components/badge.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { noteBelow } from "#web/kit/atoms.css.ts";
import { num, code } from "#web/styles/typography.css.ts";
import { formatMoney, toMoneyParts } from "#web/messages/formats.ts";
import * as css from "./price-breakdown.css.ts";
import { TaxNotes, TaxRows } from "./tax-rows.tsx";

type ChargesProps = {
  readonly charges: readonly Charge[];
  readonly exchange: ExchangeRates | null;
  /** Left out where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | undefined;
  readonly working: ReactNode;
} & Pick<ChargeRowProps, "source">;

export function Charges({ charges, exchange, tax, source, working }: ChargesProps): ReactElement {
  const breakdown = useMemo(() => toPriceBreakdown(charges, exchange), [charges, exchange]);
  const gst = useMemo(() => (tax === undefined ? null : calculateGst(charges, tax)), [charges, tax]);
  return (
    <>
      <Shares breakdown={breakdown} />
      {working}
      <table role="table" className={css.table} aria-label="Charges">
        <Head currency={breakdown.currency} />
        {breakdown.groups.map((group) => (
          <Group key={group.group} group={group} currency={breakdown.currency} source={source} />
        ))}
        {gst !== null && (
          <TaxRows summary={gst} total={breakdown.converted} currency={breakdown.currency} exchange={exchange} />
        )}
      </table>
      {gst !== null && <TaxNotes summary={gst} />}
    </>
  );
}

function Head({ currency }: { readonly currency: CurrencyCode }): ReactElement {
  const figures = `${css.columnHead} ${css.figureHead}`;
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col" className={css.columnHead}>
          Charge
        </th>
        <th role="columnheader" scope="col" className={css.columnHead}>
          Basis
        </th>
        <th role="columnheader" scope="col" className={figures}>
          Quantity × rate
        </th>
        <th role="columnheader" scope="col" className={figures}>
          Amount
        </th>
        <th role="columnheader" scope="col" className={figures}>
          In {currency}
        </th>
      </tr>
    </thead>
  );
}

const sameCharge = (one: BreakdownLine | undefined, other: BreakdownLine | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.charge.name === other.charge.name &&
  one.charge.code === other.charge.code;

type GroupProps = { readonly group: BreakdownGroup; readonly currency: CurrencyCode } & Pick<ChargeRowProps, "source">;

function Group({ group, currency, source }: GroupProps): ReactElement | null {
  if (group.lines.length === 0) return null;
  const { lines } = group;
  return (
    <tbody role="rowgroup">
      <tr role="row" className={css.groupRow}>
        <th role="rowheader" scope="rowgroup" colSpan={2} className={css.groupName}>
          <i className={css.swatch[group.group]} aria-hidden="true" />
          {GROUP_LABELS[group.group]}
        </th>
        <td role="cell" colSpan={2} className={`${css.groupAmount} ${num}`}>
          {group.perCurrency.map(formatMoney).join(" + ")}
        </td>
        <td role="cell" className={`${css.groupConverted} ${num}`}>
          {group.converted !== null && group.perCurrency.length > 0 && (
            <>
              <span className={css.phoneCurrency}>{currency} </span>
              {toMoneyParts(group.converted).figure}
            </>
          )}
        </td>
      </tr>
      {lines.map((line, index) => (
        <ChargeRow
          key={lineKey(line, index)}
          line={line}
          currency={currency}
          source={source}
          repeats={sameCharge(lines[index - 1], line)}
          continues={sameCharge(line, lines[index + 1])}
        />
      ))}
    </tbody>
  );
}

/** The order of charges is stable while the dialog is open, so the index can be a key. */
const lineKey = ({ charge }: BreakdownLine, place: number): string =>
  `${place} ${charge.code} ${charge.name} ${charge.equipment}`;

/** Nothing is drawn if a group cannot be converted. */
function Shares({ breakdown }: { readonly breakdown: PriceBreakdown }): ReactElement | null {
  const shares = breakdown.groups.flatMap(({ group, converted }) => (converted === null ? [] : [{ group, converted }]));
  if (shares.length < breakdown.groups.length) return null;
  return (
    <ul className={css.shares} aria-label={`Shares of the total in ${breakdown.currency}`}>
      {shares
        .filter(({ converted }) => converted.minor > 0)
        .map(({ group, converted }) => (
          <li key={group} className={css.share} style={{ flexGrow: converted.minor }}>
            <i className={css.shareBar[group]} aria-hidden="true" />
            <small className={noteBelow}>{GROUP_LABELS[group]}</small>
            <b className={`${css.shareAmount} ${num}`}>{toMoneyParts(converted).figure}</b>
          </li>
        ))}
    </ul>
  );
}

const paymentLabel: Readonly<Record<PaymentTerm, string>> = { prepaid: ", prepaid", collect: ", collect", unknown: "" };

export type ChargeRowProps = {
  readonly line: BreakdownLine;
  readonly currency: CurrencyCode;
  readonly source: BookableOffer["source"];
  /** The same charge as above, for another size. */
  readonly repeats: boolean;
  /** The row below is the same charge, for another size. */
  readonly continues: boolean;
};

function ChargeRow({ line, currency, source, repeats, continues }: ChargeRowProps): ReactElement {
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
        {paymentLabel[charge.payment]}
        {charge.equipment !== null && <b className={`${code} ${css.size}`}>{charge.equipment}</b>}
        {charge.note !== undefined && <small className={css.chargeNote}>{formatSentence(charge.note)}</small>}
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
            {price.quantity} × {toMoneyParts(price.unit).figure}
          </td>
          <td role="cell" className={`${css.amount} ${num}`}>
            {formatMoney(price.amount)}
          </td>
          <td role="cell" className={`${css.converted} ${num}`}>
            <Converted money={converted} currency={currency} />
            {isConvertedByCarrier(charge, currency) && <small className={css.chargeNote}>by the carrier</small>}
          </td>
        </>
      );
    case "included":
      return (
        <td role="cell" colSpan={3} className={css.sentence}>
          <Badge kind="best" icon={check}>
            {source === "lcl" ? "Included" : "Included in basic freight"}
          </Badge>
        </td>
      );
    case "unpriced":
      return (
        <td role="cell" colSpan={3} className={css.sentence}>
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
      {toMoneyParts(money).figure}
    </>
  );
}
