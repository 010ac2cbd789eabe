import { formatSentence } from "#web/messages/formats.ts";
import { OfferButtons, OfferName } from "#web/kit/rate-card.tsx";
import { type ReactElement, type ReactNode, useMemo } from "react";
import { type Rate, getComparedTotal, RATE_TYPE_LABELS } from "#domain/rates";
import { PIN_LIMIT } from "#flows/rates/rules.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { check } from "#web/components/icon/shapes.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { useTotals } from "../context.ts";
import { offerName } from "../rate-card/labels.ts";
import { EmptySlot } from "./compare-bar.tsx";
import { TOTAL_LABELS } from "../total-texts.ts";
import { type ComparisonRow, comparisonRows } from "./comparison-rows.ts";
import * as css from "./comparison.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { hidden, quietText, weight } from "#web/kit/atoms.css.ts";

type ComparisonDialogProps = {
  readonly rates: readonly Rate[];
  readonly onClose: () => void;
  readonly onBook: (rateId: string) => void;
  readonly onBreakdown: (rateId: string) => void;
  readonly onDetails: (rateId: string) => void;
  /** Null if the server has no quotes. */
  readonly onQuote: ((rateIds: readonly string[]) => void) | null;
};

/** Better values have a badge: colour is never the only cue. */
export function ComparisonDialog(props: ComparisonDialogProps): ReactElement {
  const { rates } = props;
  const totals = useTotals();
  const rows = useMemo(() => comparisonRows(rates, totals), [rates, totals]);
  const hasRoom = rates.length < PIN_LIMIT;
  return (
    <Dialog
      open
      onClose={props.onClose}
      title={`Compare ${rates.length} offers`}
      size="compare"
      reading
      {...quoteFooter(props)}
    >
      <table role="table" className={css.table}>
        <colgroup>
          <col className={css.labels} />
          {rates.map(({ id }) => (
            <col key={id} />
          ))}
          {hasRoom && <col className={css.room} />}
        </colgroup>
        <thead role="rowgroup">
          <tr role="row">
            <td role="cell" className={hidden.sm} />
            {rates.map((rate) => (
              <OfferHead key={rate.id} rate={rate} />
            ))}
            {hasRoom && (
              <td role="cell" className={css.room}>
                <EmptySlot pinned={rates.length} />
              </td>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <Row key={row.label} row={row} rates={rates} />
          ))}
        </tbody>
        <Actions {...props} />
      </table>
    </Dialog>
  );
}

/* Sold-out offers cannot be quoted. */
const quoteFooter = ({ rates, onQuote }: ComparisonDialogProps): { readonly footer?: ReactNode } => {
  const bookable = rates.filter(({ availability }) => availability.kind === "bookable").map(({ id }) => id);
  if (onQuote === null || bookable.length === 0) return {};
  return {
    footer: (
      <Button kind="secondary" opens="dialog" onClick={() => onQuote(bookable)}>
        Save as quote
      </Button>
    ),
  };
};

function OfferHead({ rate }: { readonly rate: Rate }): ReactElement {
  return (
    <th role="columnheader" scope="col">
      <OfferName carrier={rate.carrier} size="medium" note={RATE_TYPE_LABELS[rate.commitment]} />
    </th>
  );
}

function Row({ row, rates }: { readonly row: ComparisonRow; readonly rates: readonly Rate[] }): ReactElement {
  const isTotal = row.label === TOTAL_LABELS[useTotals().basis];
  return (
    <tr role="row">
      <th role="rowheader" scope="row" className={quietText.small}>
        {row.label}
      </th>
      {rates.map((rate, index) => {
        const isBetter = row.better[index] === true;
        const look = [css.value, ...(isBetter ? [weight.bold] : []), ...(isTotal ? [css.total] : [])];
        return (
          <td role="cell" key={rate.id} className={look.join(" ")}>
            {isTotal ? <Total rate={rate} text={row.values[index]} /> : row.values[index]}
            {isTotal && <DisplayTermsNote offer={rate} />}
            {isBetter && (
              <span className={css.badge}>
                <Badge kind="best" icon={check}>
                  {rates.length > 2 ? "Best" : "Better"}
                </Badge>
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

type TotalProps = { readonly rate: Rate; readonly text: string | undefined };

function Total({ rate, text }: TotalProps): ReactNode {
  const total = getComparedTotal(rate, useTotals());
  return total === null ? text : <MoneyFigure money={total} />;
}

function Actions({ rates, onBook, onBreakdown, onDetails }: ComparisonDialogProps): ReactElement {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        <td role="cell" className={hidden.sm} />
        {rates.map((rate) => (
          <td role="cell" key={rate.id}>
            <span className={css.actions}>
              <OfferButtons
                offer={offerName(rate)}
                onBook={rate.availability.kind === "bookable" ? () => onBook(rate.id) : undefined}
                onBreakdown={() => onBreakdown(rate.id)}
                onDetails={() => onDetails(rate.id)}
              >
                {rate.availability.kind === "bookable" ? undefined : formatSentence(rate.availability.reason)}
              </OfferButtons>
            </span>
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
