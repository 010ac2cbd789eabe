import { Fragment, type ReactElement, type ReactNode, useDeferredValue } from "react";
import type { BreakdownGroup, BreakdownLine, PriceBreakdown } from "../../../../domain/charges/charge.ts";
import { GROUP_LABELS } from "../../../../domain/charges/labels.ts";
import type { ExchangeRates } from "../../../../domain/money/exchange.ts";
import { moneyParts, moneyText } from "../../../../domain/money/format-money.ts";
import type { CurrencyCode } from "../../../../domain/money/money.ts";
import type { BookableOffer } from "../../../../domain/quotations/bookable-offer.ts";
import type { Availability } from "../../../../domain/rates/rate.ts";
import { Button } from "../../../components/button/button.tsx";
import { Dialog } from "../../../components/dialog/dialog.tsx";
import { MoneyFigure } from "../../../components/money/money-figure.tsx";
import { num } from "../../../styles/typography.css.ts";
import { offerLine } from "../offer-line.tsx";
import { unpricedText } from "../pass/words.ts";
import { ChargeRow, type ChargeRowProps } from "./charge-row.tsx";
import { exchangeNote } from "./exchange-note.ts";
import * as css from "./price-breakdown.css.ts";
import { Shares } from "./shares.tsx";

type PriceBreakdownDialogProps = {
  readonly rate: BookableOffer & { readonly availability: Availability };
  readonly breakdown: PriceBreakdown;
  readonly exchange: ExchangeRates | null;
  readonly onClose: () => void;
  readonly onBook: () => void;
  /** How the freight was worked out; stands above the charges. */
  readonly working?: ReactNode;
};

/** An offer's price taken apart: three shares, every charge with its count, rate and currency, and what the total stands on. */
export function PriceBreakdownDialog(props: PriceBreakdownDialogProps): ReactElement {
  const { rate, breakdown, exchange } = props;
  // The dialog answers the press at once; its rows follow while it is still rising, in the room kept for them.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Price Breakdown"
      reading
      size="breakdown"
      subtitle={offerLine(rate)}
      footer={<Foot rate={rate} breakdown={breakdown} exchange={exchange} onBook={props.onBook} />}
    >
      <Shares breakdown={breakdown} />
      {props.working}
      <div style={{ minHeight: tableHeight(breakdown) }}>
        {isDrawn && (
          <table role="table" className={css.table} aria-label="Charges">
            <Head currency={breakdown.currency} />
            {breakdown.groups.map((group) => (
              <Group key={group.group} group={group} currency={breakdown.currency} source={rate.source} />
            ))}
          </table>
        )}
      </div>
    </Dialog>
  );
}

/** About the height of the table: a head, and per group a heading and its lines. */
const tableHeight = ({ groups }: PriceBreakdown): string =>
  `${groups.reduce((sum, { lines }) => sum + 2.75 + lines.length * 1.85, 2.25).toFixed(1)}rem`;

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
          {group.perCurrency.map(moneyText).join(" + ")}
        </td>
        <td role="cell" className={`${css.groupConverted} ${num}`}>
          {group.converted !== null && (
            <>
              <span className={css.phoneCurrency}>{currency} </span>
              {moneyParts(group.converted).figure}
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

/** The order of a breakdown never changes while it is open, so that a place in it is a name. */
const lineKey = ({ charge }: BreakdownLine, place: number): string =>
  `${place} ${charge.code} ${charge.name} ${charge.equipment}`;

type FootProps = Pick<PriceBreakdownDialogProps, "rate" | "breakdown" | "exchange" | "onBook">;

function Foot({ rate, breakdown, exchange, onBook }: FootProps): ReactElement {
  const { totals, converted } = breakdown;
  return (
    <div className={css.foot}>
      <p className={`${css.note} ${num}`}>
        {totals.unpricedCount > 0 && `Not in the total: ${unpricedText(totals.unpricedCount)}. `}
        {exchangeNote(
          exchange,
          totals.perCurrency.map(({ currency }) => currency),
        )}
      </p>
      <p className={css.total}>
        <span>Total</span>
        <span className={css.totalSum}>
          {converted === null ? (
            totals.perCurrency.map((money) => (
              <Fragment key={money.currency}>
                <MoneyFigure money={money} />{" "}
              </Fragment>
            ))
          ) : (
            <MoneyFigure money={converted} look="price" />
          )}
        </span>
      </p>
      {rate.availability.kind === "bookable" && <Button onClick={onBook}>Book Now</Button>}
    </div>
  );
}
