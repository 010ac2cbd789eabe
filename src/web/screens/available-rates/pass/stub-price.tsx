import type { ReactElement } from "react";
import { moneyText } from "../../../../domain/money/format-money.ts";
import { type BookableOffer, offerLoadText } from "../../../../domain/quotations/bookable-offer.ts";
import type { RatePrice } from "../../../../domain/rates/rate.ts";
import { MoneyFigure } from "../../../components/money/money-figure.tsx";
import { nowrap, num } from "../../../styles/typography.css.ts";
import * as css from "./pass.css.ts";
import { unpricedText } from "./words.ts";

/** What the source calls its freight. */
const BASIC_WORDS: Readonly<Record<BookableOffer["source"], string>> = {
  api: "Basic freight",
  excel: "Main charge",
  lcl: "Ocean freight",
};

/** What an offer costs in all, and what its carrier bills. */
export function StubPrice({ offer }: { readonly offer: BookableOffer }): ReactElement {
  const { converted, perCurrency, basicFreight, unpricedCount } = offer.price;
  const isMixed = perCurrency.length > 1;
  return (
    <div>
      <p className={`${css.stubCaption} ${num}`}>Total for {offerLoadText(offer)}</p>
      {converted.kind === "converted" ? (
        <p className={css.stubPrice}>
          <MoneyFigure money={converted.total} look="price" />
        </p>
      ) : (
        <p className={css.stubPrice}>
          {perCurrency.length === 0 && <span className={css.stubReason}>On request</span>}
          {perCurrency.map((money) => (
            <span key={money.currency} className={css.stubSum}>
              <MoneyFigure money={money} look="price" />
            </span>
          ))}
        </p>
      )}
      {converted.kind === "no-rate" && isMixed && (
        <p className={css.stubNote}>No exchange rate stated for {converted.missing.join(", ")}</p>
      )}
      {converted.kind === "converted" && isMixed && (
        <p className={`${css.stubNote} ${num}`}>
          Billed as <SumPerCurrency price={offer.price} />
        </p>
      )}
      {basicFreight !== null && (
        <p className={`${css.stubNote} ${num}`}>
          {BASIC_WORDS[offer.source]} {moneyText(basicFreight)}
        </p>
      )}
      {unpricedCount > 0 && <p className={css.stubNote}>{unpricedText(unpricedCount)}</p>}
    </div>
  );
}

/** What the carrier bills, each in its own currency; an amount is never broken from its code. */
function SumPerCurrency({ price }: { readonly price: RatePrice }): ReactElement {
  return (
    <>
      {price.perCurrency.map((money, at) => (
        <span key={money.currency}>
          {at > 0 && " + "}
          <span className={nowrap}>{moneyText(money)}</span>
        </span>
      ))}
    </>
  );
}
