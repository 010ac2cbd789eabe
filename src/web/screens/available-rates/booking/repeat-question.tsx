import type { ReactElement } from "react";
import { loadText } from "#domain/containers";
import { moneyText } from "#domain/money";
import type { BookableOffer } from "#domain/bookings";
import type { BookedSailing } from "#domain/rates";
import { Button } from "#web/components/button.tsx";
import { TextLink } from "#web/components/router-link.tsx";
import { QuotationStatusPill } from "#web/components/status-pill.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import * as css from "./booking.css.ts";
import { Ticket } from "./ticket.tsx";
import { repeatQuestion } from "./words.ts";

type RepeatQuestionProps = {
  readonly rate: BookableOffer;
  readonly earlier: BookedSailing;
  readonly onNo: () => void;
  readonly onYes: () => void;
};

/** The sailing is booked already: asked before the usual question. */
export function RepeatQuestion({ rate, earlier, onNo, onYes }: RepeatQuestionProps): ReactElement {
  const { containers, total } = earlier;
  const details = [containers.length === 0 ? null : loadText(containers), total === null ? null : moneyText(total)];
  return (
    <>
      <Ticket rate={rate} />
      <div className={css.question}>
        <h2 className={`${text.h2} ${css.ask}`}>{repeatQuestion(earlier)}</h2>
        <p className={css.consequence}>
          A second booking is a new contract with the carrier. The first one stays as it is.
        </p>
        <div className={css.earlier}>
          <b className={num}>{earlier.quotationId}</b>
          <QuotationStatusPill status={earlier.status} />
          <span className={`${css.earlierDetails} ${num}`}>{details.filter((part) => part !== null).join(", ")}</span>
          <TextLink to="/rate/quote">Open booking</TextLink>
        </div>
        <div className={css.answers}>
          <Button kind="secondary" size="large" autoFocus onClick={onNo}>
            No
          </Button>
          <Button size="large" onClick={onYes}>
            Yes
          </Button>
        </div>
      </div>
    </>
  );
}
