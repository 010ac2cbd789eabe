import type { ReactElement } from "react";
import { loadText } from "../../../../domain/containers/load.ts";
import { moneyText } from "../../../../domain/money/format-money.ts";
import type { Rate } from "../../../../domain/rates/rate.ts";
import type { RatesEvent } from "../../../../flows/rates/events.ts";
import { Button } from "../../../components/button/button.tsx";
import { MoneyFigure } from "../../../components/money/money-figure.tsx";
import { nowrap, num } from "../../../styles/typography.css.ts";
import * as css from "./pass.css.ts";
import { offerName, unpricedText } from "./words.ts";

type PassStubProps = { readonly rate: Rate; readonly send: (event: RatesEvent) => void };

/** The part that is torn off: what it costs, and what can be done about it. */
export function PassStub({ rate, send }: PassStubProps): ReactElement {
  const name = offerName(rate);
  return (
    <div className={css.stub}>
      {rate.availability.kind === "bookable" ? (
        <StubPrice rate={rate} />
      ) : (
        <div>
          <p className={css.stubCaption}>Cannot be booked</p>
          <p className={css.stubReason}>{rate.availability.reason}</p>
        </div>
      )}
      <div className={css.actions}>
        {rate.availability.kind === "bookable" && (
          <div className={css.mainAction}>
            <Button
              wide
              opens="dialog"
              ariaLabel={`Book Now, ${name}`}
              onClick={() => send({ type: "booking.opened", rateId: rate.id })}
            >
              Book Now
            </Button>
          </div>
        )}
        <Button
          kind="secondary"
          size="small"
          wide
          opens="dialog"
          ariaLabel={`Price Breakdown, ${name}`}
          onClick={() => send({ type: "breakdown.opened", rateId: rate.id })}
        >
          Price Breakdown
        </Button>
        <Button
          kind="ghost"
          size="small"
          wide
          opens="dialog"
          ariaLabel={`View Details, ${name}`}
          onClick={() => send({ type: "details.opened", rateId: rate.id })}
        >
          View Details
        </Button>
      </div>
    </div>
  );
}

function StubPrice({ rate }: { readonly rate: Rate }): ReactElement {
  const { converted, perCurrency, basicFreight, unpricedCount } = rate.price;
  const isMixed = perCurrency.length > 1;
  return (
    <div>
      <p className={`${css.stubCaption} ${num}`}>Total for {loadText(rate.containers)}</p>
      {converted.kind === "converted" ? (
        <p className={css.stubPrice}>
          <MoneyFigure money={converted.total} look="price" />
        </p>
      ) : (
        <p className={css.stubPrice}>
          {perCurrency.map((money) => (
            <span key={money.currency} className={css.stubSum}>
              <MoneyFigure money={money} look="price" />
            </span>
          ))}
        </p>
      )}
      {converted.kind === "no-rate" && isMixed && (
        <p className={css.stubNote}>No rate of exchange is stated for {converted.missing.join(", ")}</p>
      )}
      {converted.kind === "converted" && isMixed && (
        <p className={`${css.stubNote} ${num}`}>
          Billed as <SumPerCurrency rate={rate} />
        </p>
      )}
      {basicFreight !== null && (
        <p className={`${css.stubNote} ${num}`}>
          {rate.source === "api" ? "Basic freight" : "Main charge"} {moneyText(basicFreight)}
        </p>
      )}
      {unpricedCount > 0 && <p className={css.stubNote}>{unpricedText(unpricedCount)}</p>}
    </div>
  );
}

/** What the carrier bills, each in its own currency; an amount is never broken from its code. */
function SumPerCurrency({ rate }: { readonly rate: Rate }): ReactElement {
  return (
    <>
      {rate.price.perCurrency.map((money, at) => (
        <span key={money.currency}>
          {at > 0 && " + "}
          <span className={nowrap}>{moneyText(money)}</span>
        </span>
      ))}
    </>
  );
}
