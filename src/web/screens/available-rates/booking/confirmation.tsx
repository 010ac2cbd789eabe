import type { ReactElement } from "react";
import type { BookableOffer } from "../../../../domain/quotations/bookable-offer.ts";
import { Button } from "../../../components/button/button.tsx";
import { MoneyFigure } from "../../../components/money/money-figure.tsx";
import { text } from "../../../styles/typography.css.ts";
import { OfferWarnings } from "../offer-warnings.tsx";
import * as css from "./booking.css.ts";
import { Ticket } from "./ticket.tsx";
import { ASK } from "./words.ts";

type ConfirmationProps = {
  readonly rate: BookableOffer;
  readonly sending: boolean;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

/** The ticket and the question. */
export function Confirmation({ rate, sending, onNo, onYes }: ConfirmationProps): ReactElement {
  return (
    <>
      <Ticket rate={rate} />
      <div className={css.question}>
        <p className={css.total}>
          <span className={css.totalLabel}>Total</span>
          <Total rate={rate} />
        </p>
        <h2 className={`${text.h2} ${css.ask}`}>{ASK}</h2>
        <p className={css.consequence}>
          The booking goes to the carrier at once. You get the booking PDF when it is accepted.
        </p>
        <OfferWarnings offer={rate} />
        <div className={css.answers}>
          <Button kind="secondary" size="large" onClick={onNo} disabled={sending}>
            No
          </Button>
          <Button size="large" onClick={onYes} busyLabel={sending ? "Booking..." : undefined}>
            Yes
          </Button>
        </div>
      </div>
    </>
  );
}

function Total({ rate }: { readonly rate: BookableOffer }): ReactElement {
  const { converted, perCurrency } = rate.price;
  if (converted.kind === "converted") return <MoneyFigure money={converted.total} />;
  return (
    <span className={css.totalSums}>
      {perCurrency.map((money) => (
        <MoneyFigure key={money.currency} money={money} />
      ))}
    </span>
  );
}
