import { OfferDialogActions } from "#web/kit/rate-card.tsx";
import { Fragment, type ReactElement, type ReactNode, useDeferredValue } from "react";
import type { BookableOffer } from "#domain/bookings";
import { listConversionSources, type Charge } from "#domain/charges";
import { DEFAULT_CURRENCY, type ExchangeRates } from "#domain/money";
import type { Availability } from "#domain/rates";
import type { GstTerms } from "#domain/tax";
import { visuallyHidden } from "#web/components/accessibility.css.ts";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { Skeleton } from "#web/components/loading.tsx";
import { exchangeNote } from "#web/messages/exchange.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { num } from "#web/styles/typography.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { formatOwnRate, OwnTotalFigure } from "#web/kit/own-total.tsx";
import { TaxNote } from "#web/kit/tax.tsx";
import { useQuotedLabel } from "../context.ts";
import { offerLine, EstimateTable } from "../offer-parts.tsx";
import { unpricedText } from "../rate-card/labels.ts";
import { Charges } from "./charges.tsx";
import * as css from "./price-breakdown.css.ts";
import { extent } from "#web/styles/tokens.ts";

type PriceBreakdownDialogProps = {
  readonly rate: BookableOffer & { readonly availability: Availability; readonly charges: readonly Charge[] };
  readonly exchange: ExchangeRates | null;
  /** Left out where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | undefined;
  readonly onClose: () => void;
  readonly onBook: () => void;
  readonly onQuote?: (() => void) | null;
  readonly working?: ReactNode;
};

export function PriceBreakdownDialog(props: PriceBreakdownDialogProps): ReactElement {
  const { rate, exchange, tax } = props;
  // The header renders at once; the charges follow while the dialog opens.
  const isDrawn = useDeferredValue(true, false);
  return (
    <Dialog
      open
      onClose={props.onClose}
      title="Price Breakdown"
      reading
      size="breakdown"
      subtitle={offerLine(rate)}
      footer={<Foot {...props} />}
    >
      <div style={{ minHeight: chargesHeight(rate.charges) }}>
        {isDrawn ? (
          <Charges charges={rate.charges} exchange={exchange} tax={tax} source={rate.source} working={props.working} />
        ) : (
          <ChargesSkeleton />
        )}
      </div>
      <EstimateTable rateId={rate.id} />
    </Dialog>
  );
}

type FootProps = Pick<PriceBreakdownDialogProps, "rate" | "exchange" | "tax" | "onBook" | "onQuote">;

function Foot({ rate, exchange, tax, onBook, onQuote = null }: FootProps): ReactElement {
  const { perCurrency, converted, unpricedCount } = rate.price;
  const label = useQuotedLabel(rate.id);
  return (
    <div className={css.foot}>
      <p className={`${css.note} ${num}`}>
        {unpricedCount > 0 && `Not in the total: ${unpricedText(unpricedCount)}. `}
        {exchangeNote(exchange, listConversionSources(rate.charges, DEFAULT_CURRENCY))}
        {formatOwnRate({ amounts: perCurrency, exchange })}
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
          <TaxNote
            charges={rate.charges}
            tax={tax}
            exchange={exchange}
            total={converted.kind === "converted" ? converted.total : null}
          />
          <OwnTotalFigure amounts={perCurrency} exchange={exchange} />
          <DisplayTermsNote offer={rate} />
        </span>
      </p>
      <OfferDialogActions rate={rate} onQuote={onQuote} onBook={onBook} />
    </div>
  );
}

/** Estimated height of the charges before they are rendered. */
const chargesHeight = (charges: readonly Charge[]): string => {
  const groups = new Set(charges.map(({ group }) => group)).size;
  return `calc(${extent(104)} + ${groups} * ${extent(44)} + ${charges.length} * ${extent(28)})`;
};

function ChargesSkeleton(): ReactElement {
  return (
    <>
      <p role="status" className={visuallyHidden}>
        Loading charges...
      </p>
      <Skeleton width="100%" height={extent(52)} />
    </>
  );
}
