import { describeLoad } from "#domain/lcl";
import type { ReactElement } from "react";
import type { BookableOffer } from "#domain/bookings";
import type { ExchangeRates, Money } from "#domain/money";
import {
  type OfferTotal,
  type ShownTotal,
  getShownTotal,
  type TotalBasis,
  type OpenPart,
  type RatePrice,
} from "#domain/rates";
import { block } from "#web/kit/atoms.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { formatOwnTotal } from "#web/kit/own-total.tsx";
import { formatWithout } from "../total-texts.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { nowrap, num } from "#web/styles/typography.css.ts";
import { formatMoney, readerFormats, toMoneyParts } from "#web/messages/formats.ts";
import { useOfferTotal, useTotals } from "../context.ts";
import { PartKey } from "./cost-bar.tsx";
import { unpricedText } from "./labels.ts";
import * as css from "./rate-card-price.css.ts";

const BASIC_LABELS: Readonly<Record<BookableOffer["source"], string>> = {
  api: "Basic freight",
  excel: "Main charge",
  lcl: "Ocean freight",
};

type RateCardPriceProps = {
  readonly offer: BookableOffer;
  /** Of an offer outside a list of compared totals. */
  readonly exchange?: ExchangeRates | null;
};

export function RateCardPrice({ offer, exchange = null }: RateCardPriceProps): ReactElement {
  const total = useOfferTotal(offer.id);
  return total === undefined ? (
    <QuotedPrice offer={offer} exchange={exchange} />
  ) : (
    <ComparedPrice offer={offer} total={total} />
  );
}

const LABELS: Readonly<Record<ShownTotal["kind"], string>> = {
  complete: "Complete total",
  quoted: "As quoted",
  none: "No total",
};

type ComparedPriceProps = { readonly offer: BookableOffer; readonly total: OfferTotal };

function ComparedPrice({ offer, total }: ComparedPriceProps): ReactElement {
  const view = useTotals();
  const shown = getShownTotal(offer, view);
  return (
    <div className={css.figures}>
      <p className={`${css.caption} ${num}`}>
        <b className={css.label}>{LABELS[shown.kind]}</b> {describeLoad(offer.load, readerFormats().numbers)}
      </p>
      {shown.kind === "none" ? (
        <NoTotal offer={offer} total={total} />
      ) : (
        <p className={css.amount}>
          <MoneyFigure money={shown.money} look="price" />
        </p>
      )}
      <OwnTotal amounts={listShownAmounts(offer, total, shown)} exchange={view.scope.exchange} />
      <TotalNotes total={total} basis={view.basis} />
      <PriceNotes offer={offer} />
    </div>
  );
}

type OwnTotalProps = { readonly amounts: readonly Money[]; readonly exchange: ExchangeRates | null };

/** The rate of exchange is in the price breakdown. */
function OwnTotal(props: OwnTotalProps): ReactElement | null {
  const total = formatOwnTotal(props);
  return total === null ? null : <p className={`${css.note} ${num}`}>{total}</p>;
}

/** What the shown total is made of, as it is billed; an estimate is no charge and has the currency of the total. */
const listShownAmounts = (offer: BookableOffer, total: OfferTotal, shown: ShownTotal): readonly Money[] => {
  const { perCurrency } = offer.price;
  if (total.kind === "no-freight") return [];
  if (shown.kind !== "complete" || total.kind !== "complete" || total.estimates.length === 0) return perCurrency;
  return [...perCurrency, { currency: total.quoted.currency, minor: total.total.minor - total.quoted.minor }];
};

/** Amounts that cannot be converted are shown as billed. */
function NoTotal({ offer, total }: ComparedPriceProps): ReactElement {
  const { perCurrency } = offer.price;
  if (total.kind === "no-freight" || perCurrency.length === 0) return <p className={css.noTotal}>On request</p>;
  return <Sums sums={perCurrency} />;
}

function Sums({ sums }: { readonly sums: readonly Money[] }): ReactElement {
  return (
    <p className={css.amount}>
      {sums.length === 0 && <span className={css.reason}>On request</span>}
      {sums.map((money) => (
        <span key={money.currency} className={block}>
          <MoneyFigure money={money} look="price" />
        </span>
      ))}
    </p>
  );
}

type TotalNotesProps = { readonly total: OfferTotal; readonly basis: TotalBasis };

function TotalNotes({ total, basis }: TotalNotesProps): ReactElement | null {
  switch (total.kind) {
    case "complete":
      if (total.estimates.length === 0) return null;
      return basis === "complete" ? (
        <>
          <p className={`${css.note} ${num}`}>As quoted {formatMoney(total.quoted)}</p>
          <Estimated minor={total.total.minor - total.quoted.minor} currency={total.quoted.currency} />
        </>
      ) : (
        <WithoutParts parts={total.estimates.map(({ part }) => part)} />
      );
    case "gap":
      return <WithoutParts parts={[...total.estimates.map(({ part }) => part), ...total.gaps]} />;
    case "no-freight":
      return (
        <>
          <p className={css.keyNote}>
            <PartKey kind="no-price" /> Ocean freight has no price
          </p>
          {total.quoted !== null && <p className={`${css.note} ${num}`}>Other charges {formatMoney(total.quoted)}</p>}
        </>
      );
    case "no-exchange":
      return total.missing.length === 0 ? null : (
        <p className={css.note}>No exchange rate stated for {total.missing.join(", ")}</p>
      );
  }
}

function Estimated(money: Money): ReactElement {
  return (
    <p className={`${css.keyNote} ${num}`}>
      <PartKey kind="estimate" /> + estimate {toMoneyParts(money).figure}
    </p>
  );
}

function WithoutParts({ parts }: { readonly parts: readonly OpenPart[] }): ReactElement {
  return (
    <p className={css.keyNote}>
      <PartKey kind="no-price" /> <span>{formatWithout(parts)}</span>
    </p>
  );
}

function PriceNotes({ offer }: { readonly offer: BookableOffer }): ReactElement {
  const { converted, perCurrency, basicFreight, unpricedCount } = offer.price;
  return (
    <>
      {converted.kind === "converted" && perCurrency.length > 1 && (
        <p className={`${css.note} ${num}`}>
          Billed as <SumPerCurrency price={offer.price} />
        </p>
      )}
      {basicFreight !== null && (
        <p className={`${css.note} ${num}`}>
          {BASIC_LABELS[offer.source]} {formatMoney(basicFreight)}
        </p>
      )}
      {unpricedCount > 0 && <p className={css.note}>{unpricedText(unpricedCount)}</p>}
      <DisplayTermsNote offer={offer} />
    </>
  );
}

function QuotedPrice({ offer, exchange }: Required<RateCardPriceProps>): ReactElement {
  const { converted, perCurrency } = offer.price;
  return (
    <div>
      <p className={`${css.caption} ${num}`}>Total for {describeLoad(offer.load, readerFormats().numbers)}</p>
      {converted.kind === "converted" ? (
        <p className={css.amount}>
          <MoneyFigure money={converted.total} look="price" />
        </p>
      ) : (
        <Sums sums={perCurrency} />
      )}
      <OwnTotal amounts={perCurrency} exchange={exchange} />
      {converted.kind === "no-rate" && perCurrency.length > 1 && (
        <p className={css.note}>No exchange rate stated for {converted.missing.join(", ")}</p>
      )}
      <PriceNotes offer={offer} />
    </div>
  );
}

/** An amount never wraps away from its currency code. */
function SumPerCurrency({ price }: { readonly price: RatePrice }): ReactElement {
  return (
    <>
      {price.perCurrency.map((money, at) => (
        <span key={money.currency}>
          {at > 0 && " + "}
          <span className={nowrap}>{formatMoney(money)}</span>
        </span>
      ))}
    </>
  );
}
