import { Fragment, type ReactElement, type ReactNode, useDeferredValue } from "react";
import { conversionSources, type Charge } from "#domain/charges";
import { DEFAULT_CURRENCY, type ExchangeRates } from "#domain/money";
import type { BookableOffer } from "#domain/bookings";
import type { Availability } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog.tsx";
import { MoneyFigure } from "#web/components/money.tsx";
import { num } from "#web/styles/typography.css.ts";
import { offerLine } from "../offer-line.tsx";
import { EstimateTable } from "../estimates.tsx";
import { useQuotedLabel } from "../totals-context.ts";
import { unpricedText } from "../pass/words.ts";
import { Charges } from "./charges.tsx";
import { ChargesSkeleton, chargesHeight } from "./charges-skeleton.tsx";
import { exchangeNote } from "./exchange-note.ts";
import * as css from "./price-breakdown.css.ts";

type PriceBreakdownDialogProps = {
  readonly rate: BookableOffer & { readonly availability: Availability; readonly charges: readonly Charge[] };
  readonly exchange: ExchangeRates | null;
  readonly onClose: () => void;
  readonly onBook: () => void;
  /** How the freight was worked out; stands above the charges. */
  readonly working?: ReactNode;
};

/** An offer's price taken apart: three shares, every charge with its count, rate and currency, and what the total stands on. */
export function PriceBreakdownDialog(props: PriceBreakdownDialogProps): ReactElement {
  const { rate, exchange } = props;
  // Offer, total and Book Now answer the press at once; the charges follow while the dialog is still rising.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Price Breakdown"
      reading
      size="breakdown"
      subtitle={offerLine(rate)}
      footer={<Foot rate={rate} exchange={exchange} onBook={props.onBook} />}
    >
      <div style={{ minHeight: chargesHeight(rate.charges) }}>
        {isDrawn ? (
          <Charges charges={rate.charges} exchange={exchange} source={rate.source} working={props.working} />
        ) : (
          <ChargesSkeleton />
        )}
      </div>
      <EstimateTable rateId={rate.id} />
    </Dialog>
  );
}

type FootProps = Pick<PriceBreakdownDialogProps, "rate" | "exchange" | "onBook">;

function Foot({ rate, exchange, onBook }: FootProps): ReactElement {
  const { perCurrency, converted, unpricedCount } = rate.price;
  const label = useQuotedLabel(rate.id);
  return (
    <div className={css.foot}>
      <p className={`${css.note} ${num}`}>
        {unpricedCount > 0 && `Not in the total: ${unpricedText(unpricedCount)}. `}
        {exchangeNote(exchange, conversionSources(rate.charges, DEFAULT_CURRENCY))}
      </p>
      <p className={css.total}>
        <span>{label}</span>
        <span className={css.totalSum}>
          {converted.kind === "no-rate" ? (
            perCurrency.map((money) => (
              <Fragment key={money.currency}>
                <MoneyFigure money={money} />{" "}
              </Fragment>
            ))
          ) : (
            <MoneyFigure money={converted.total} look="price" />
          )}
        </span>
      </p>
      {rate.availability.kind === "bookable" && <Button onClick={onBook}>Book Now</Button>}
    </div>
  );
}
