import { type ReactElement, useRef, useState } from "react";
import type { BookableOffer } from "../../../../domain/quotations/bookable-offer.ts";
import { referenceProblem } from "../../../../domain/quotations/quotation.ts";
import type { FieldProblem } from "../../../../flows/toasts/context.ts";
import { Button } from "../../../components/button/button.tsx";
import { MoneyFigure } from "../../../components/money/money-figure.tsx";
import { TextField } from "../../../components/text-field/text-field.tsx";
import { useFormToasts } from "../../../portal/use-toast.ts";
import { text } from "../../../styles/typography.css.ts";
import { OfferWarnings } from "../offer-warnings.tsx";
import * as css from "./booking.css.ts";
import { Ticket } from "./ticket.tsx";
import { ASK } from "./words.ts";

type ConfirmationProps = {
  readonly rate: BookableOffer;
  readonly sending: boolean;
  readonly onNo: () => void;
  /** Null without a reference. */
  readonly onYes: (reference: string | null) => void;
};

/** The ticket and the question. */
export function Confirmation({ rate, sending, onNo, onYes }: ConfirmationProps): ReactElement {
  const [reference, setReference] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const problems = referenceProblems(reference);
  const showProblems = useFormToasts("booking", problems);
  const confirm = () => {
    if (problems.length === 0) return onYes(reference.trim() === "" ? null : reference.trim());
    showProblems(problems);
    field.current?.focus();
  };
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
        <div className={css.reference}>
          <TextField
            ref={field}
            label="Your reference"
            field="reference"
            hint="Optional, such as a purchase order number"
            autoComplete="off"
            value={reference}
            error={problems[0]?.message}
            onChange={setReference}
            disabled={sending}
          />
        </div>
        <div className={css.answers}>
          <Button kind="secondary" size="large" onClick={onNo} disabled={sending}>
            No
          </Button>
          <Button size="large" onClick={confirm} busyLabel={sending ? "Booking..." : undefined}>
            Yes
          </Button>
        </div>
      </div>
    </>
  );
}

const referenceProblems = (typed: string): readonly FieldProblem[] => {
  const message = referenceProblem(typed);
  return message === null ? [] : [{ field: "reference", message }];
};

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
