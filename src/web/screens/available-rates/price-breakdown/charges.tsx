import { type ReactElement, type ReactNode, useMemo } from "react";
import { priceBreakdown, type BreakdownGroup, type BreakdownLine, type Charge, GROUP_LABELS } from "#domain/charges";
import { type ExchangeRates, moneyParts, moneyText, type CurrencyCode } from "#domain/money";
import { num } from "#web/styles/typography.css.ts";
import { ChargeRow, type ChargeRowProps } from "./charge-row.tsx";
import * as css from "./price-breakdown.css.ts";
import { Shares } from "./shares.tsx";

type ChargesProps = {
  readonly charges: readonly Charge[];
  readonly exchange: ExchangeRates | null;
  readonly working: ReactNode;
} & Pick<ChargeRowProps, "source">;

/** The shares of the total, how the freight was worked out, and every charge in its group. */
export function Charges({ charges, exchange, source, working }: ChargesProps): ReactElement {
  const breakdown = useMemo(() => priceBreakdown(charges, exchange), [charges, exchange]);
  return (
    <>
      <Shares breakdown={breakdown} />
      {working}
      <table role="table" className={css.table} aria-label="Charges">
        <Head currency={breakdown.currency} />
        {breakdown.groups.map((group) => (
          <Group key={group.group} group={group} currency={breakdown.currency} source={source} />
        ))}
      </table>
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
          {group.perCurrency.map(moneyText).join(" + ")}
        </td>
        <td role="cell" className={`${css.groupConverted} ${num}`}>
          {group.converted !== null && group.perCurrency.length > 0 && (
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
