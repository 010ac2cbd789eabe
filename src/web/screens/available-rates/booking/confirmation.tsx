import { Fragment, type ReactElement, useRef, useState } from "react";
import { type BookableOffer, findReferenceProblem } from "#domain/bookings";
import { type Company, findExceededLimit } from "#domain/companies";
import { DEFAULT_CURRENCY, type ExchangeRates, type Money } from "#domain/money";
import { type OfferTotal, type OpenPart } from "#domain/rates";
import { calculateGst, type GstTerms, type TaxableCharge } from "#domain/tax";
import { listNotInPrice, formatPartLabel } from "../total-texts.ts";
import type { FieldProblem } from "#flows/toasts/types.ts";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { describeUnprintable } from "#web/messages/printable.ts";
import { MoneyFigure } from "#web/components/money.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useCapability, useToday } from "#web/portal/portal-context.tsx";
import { useLocalTime } from "#web/portal/use-zones.ts";
import { useFormToasts } from "#web/portal/use-toast.ts";
import { num, text } from "#web/styles/typography.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { OwnTotalNote } from "#web/kit/own-total.tsx";
import { TaxNote, TaxNotes } from "#web/kit/tax.tsx";
import { useOfferTotal, useTotals } from "../context.ts";
import { LateWarning } from "../cut-off-warning.tsx";
import { OfferWarnings } from "../offer-parts.tsx";
import { PartKey } from "../rate-card/cost-bar.tsx";
import { BookingSummary } from "./booking-summary.tsx";
import * as css from "./booking.css.ts";
import * as terms from "./confirmation-terms.css.ts";
import { Fees, NextDeadlines, NotIncludedList } from "./confirmation-terms.tsx";
import { CreditWarning } from "./credit-warning.tsx";
import { LimitNote } from "./limit-note.tsx";
import { findFreeUntil } from "./offer-terms.ts";
import type { ResumedBooking } from "./use-interrupted-booking.ts";
import { changeText, CONFIRM_QUESTION, consequence, sailingNote } from "./labels.ts";
import { quietText, top } from "#web/kit/atoms.css.ts";
import { formatMoney, formatWeekday } from "#web/messages/formats.ts";

/** What a price is converted and taxed with. */
export interface ConfirmedPrice {
  /** Where the offer is not in a list of rates. */
  readonly exchange: ExchangeRates | null;
  /** Undefined where the forwarder states no tax with its prices. */
  readonly tax: GstTerms | undefined;
  readonly taxable: readonly TaxableCharge[];
}

type ConfirmationProps = {
  readonly rate: BookableOffer;
  readonly resumed: ResumedBooking | null;
  readonly sending: boolean;
  readonly price: ConfirmedPrice;
  /** Null until it is read, and where the server has no companies. */
  readonly company: Company | null;
  readonly onNo: () => void;
  readonly onTyped: (reference: string) => void;
  readonly onYes: (reference: string | null) => void;
  readonly onAskApproval: (reference: string | null) => void;
};

export function Confirmation({
  rate,
  resumed,
  sending,
  price,
  company,
  onNo,
  onTyped,
  onYes,
  onAskApproval,
}: ConfirmationProps): ReactElement {
  const [reference, setReference] = useState(resumed?.reference ?? "");
  const field = useRef<HTMLInputElement>(null);
  const sailing = sailingNote(rate, useLocalTime(rate.loadingZone));
  const totals = useTotals().scope;
  const scope = { exchange: price.exchange ?? totals.exchange, currency: totals.currency ?? DEFAULT_CURRENCY };
  const freeUntil = findFreeUntil(rate, useToday(rate.loadingZone));
  const problems = referenceProblems(reference);
  const type = (text: string) => {
    setReference(text);
    onTyped(text);
  };
  const showProblems = useFormToasts("booking", problems);
  const limit = useExceededLimit(company, rate, scope.exchange);
  const confirm = () => {
    const answer = limit === null ? onYes : onAskApproval;
    if (problems.length === 0) return answer(reference.trim() === "" ? null : reference.trim());
    showProblems(problems);
    field.current?.focus();
  };
  return (
    <>
      <BookingSummary rate={rate} />
      <div className={css.question}>
        {resumed !== null && <ResumedNote changes={resumed.changes} />}
        <NotInThePrice rateId={rate.id} />
        <div className={terms.columns}>
          <div className={terms.column}>
            <NextDeadlines offer={rate} />
            <NotIncludedList offer={rate} />
          </div>
          <div>
            <Fees offer={rate} scope={scope} />
            <hr className={css.divider} />
            <div className={css.figures}>
              <p className={css.total}>
                <span className={quietText.ui}>Total you book</span>
                <Total rate={rate} />
              </p>
              <Tax rate={rate} price={{ ...price, exchange: scope.exchange }} />
              <OwnTotalNote amounts={rate.price.perCurrency} exchange={scope.exchange} />
              <DisplayTermsNote offer={rate} />
              <NotBooked rateId={rate.id} />
            </div>
            <h2 className={`${text.h2} ${css.ask}`}>{CONFIRM_QUESTION}</h2>
            {limit === null ? (
              <p className={css.consequence}>
                {consequence(rate)}
                {freeUntil !== null && ` You can cancel for free until ${formatWeekday(freeUntil)}.`}
              </p>
            ) : (
              <LimitNote limit={limit} />
            )}
            {sailing !== null && <p className={`${css.consequence} ${num}`}>{sailing}</p>}
            <OfferWarnings offer={rate} />
            <LateWarning rate={rate} />
            {company !== null && <CreditWarning company={company} rate={rate} exchange={scope.exchange} />}
            <div className={top[16]}>
              <TextField
                ref={field}
                label="Your reference"
                field="reference"
                hint="Optional, such as a purchase order number"
                autoComplete="off"
                value={reference}
                error={problems[0]?.message}
                caution={describeUnprintable(reference)}
                onChange={type}
                disabled={sending}
              />
            </div>
            <div className={css.answers}>
              <Button kind="secondary" size="large" onClick={onNo} disabled={sending}>
                No
              </Button>
              <Button size="large" onClick={confirm} busyLabel={sending ? "Booking..." : undefined}>
                {limit === null ? "Yes" : "Ask for approval"}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

/* Without approvals the booking is sent, and its refusal says whom to ask. */
function useExceededLimit(
  company: Company | null,
  { price: { converted } }: BookableOffer,
  exchange: ExchangeRates | null,
): Money | null {
  const hasApprovals = useCapability("approvals");
  if (company === null || !hasApprovals || converted.kind !== "converted") return null;
  return findExceededLimit(company, converted.total, exchange);
}

function ResumedNote({ changes }: Pick<ResumedBooking, "changes">): ReactElement {
  return (
    <div className={css.notInPrice}>
      <Banner tone="caution">
        <p>
          You were signed out before the booking was sent, so nothing was booked. Check the offer and confirm it again.
        </p>
        {changes.map((change) => (
          <p key={change.kind} className={num}>
            <b>{changeText(change)}</b>
          </p>
        ))}
      </Banner>
    </div>
  );
}

function Tax({ rate, price }: { readonly rate: BookableOffer; readonly price: ConfirmedPrice }): ReactElement | null {
  const { exchange, tax, taxable } = price;
  const { converted } = rate.price;
  if (tax === undefined) return null;
  return (
    <p>
      <TaxNote
        charges={taxable}
        tax={tax}
        exchange={exchange}
        total={converted.kind === "converted" ? converted.total : null}
      />
      <TaxNotes summary={calculateGst(taxable, tax)} />
    </p>
  );
}

const findOpenParts = (total: OfferTotal | undefined): readonly OpenPart[] => {
  if (total === undefined || total.kind === "no-exchange") return [];
  return [...total.estimates.map(({ part }) => part), ...(total.kind === "complete" ? [] : total.gaps)];
};

function NotInThePrice({ rateId }: { readonly rateId: string }): ReactElement | null {
  const missing = listNotInPrice(findOpenParts(useOfferTotal(rateId)));
  if (missing === null) return null;
  const { searched, parts, isOne } = missing;
  return (
    <div className={css.notInPrice}>
      <Banner tone="caution">
        {searched.length > 0 && (
          <>
            You searched{" "}
            {searched.map(({ word, place }) => (
              <Fragment key={word}>
                {word} <b>{place}</b>
                {word === searched.at(-1)?.word ? ". " : " "}
              </Fragment>
            ))}
          </>
        )}
        {parts} {isOne ? "is" : "are"} <b>not in the price</b> of this booking.
      </Banner>
    </div>
  );
}

function NotBooked({ rateId }: { readonly rateId: string }): ReactElement | null {
  const total = useOfferTotal(rateId);
  if (total === undefined || total.kind === "no-exchange" || total.estimates.length === 0) return null;
  return (
    <>
      {total.estimates.map(({ part, amount }) => (
        <p key={part.item} className={`${css.estimate} ${num}`}>
          <PartKey kind="estimate" />
          <span>{formatPartLabel(part)}, estimate, not booked</span>
          <span>about {formatMoney(amount)}</span>
        </p>
      ))}
      {total.kind === "complete" && (
        <p className={`${css.completeTotal} ${num}`}>
          <span>Complete total</span>
          <span>{formatMoney(total.total)}</span>
        </p>
      )}
    </>
  );
}

const referenceProblems = (typed: string): readonly FieldProblem[] => {
  const message = findReferenceProblem(typed);
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
