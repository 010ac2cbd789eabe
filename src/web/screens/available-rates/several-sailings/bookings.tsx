import { type ReactElement, useState } from "react";
import { findReferenceProblem } from "#domain/bookings";
import { formatLoad } from "#domain/containers";
import type { JointTotal } from "#domain/distribution";
import type { RatePrice } from "#domain/rates";
import type { BookingOutcome, QuotedShare, SeveralEvent } from "#flows/several-sailings/types.ts";
import type { SeveralView } from "#flows/several-sailings/view.ts";
import { toBookingPagePath } from "#flows/deadlines/path.ts";
import { Banner } from "#web/components/banner.tsx";
import { describeUnprintable } from "#web/messages/printable.ts";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { LinkButton, TextLink } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { useHasBookingPage } from "#web/portal/portal-context.tsx";
import { num } from "#web/styles/typography.css.ts";
import { failedMessage } from "../booking/labels.ts";
import { findVessel } from "../offer-parts.tsx";
import * as css from "./several-sailings.css.ts";
import { DisplayTermsNote } from "#web/kit/display-terms.tsx";
import { end, noteBelow, quietText, top, weight } from "#web/kit/atoms.css.ts";
import { formatMoney, formatWeekday } from "#web/messages/formats.ts";

type Send = (event: SeveralEvent) => void;
type Confirming = Extract<SeveralView, { readonly kind: "confirming" }>;
export type Sent = Extract<SeveralView, { readonly kind: "booking" | "finished" }>;

const priceText = ({ converted, perCurrency }: RatePrice): string =>
  converted.kind === "converted" ? formatMoney(converted.total) : perCurrency.map(formatMoney).join(" + ");

function Sailing({ quote }: { readonly quote: QuotedShare }): ReactElement {
  const { rate, chosen, containers } = quote;
  const vessel = rate === null ? null : findVessel(rate);
  return (
    <span>
      {chosen.carrier.name}, {formatLoad(containers)}
      {vessel !== null && <small className={noteBelow}>{vessel}</small>}
    </span>
  );
}

function Total({ label, total }: { readonly label: string; readonly total: JointTotal }): ReactElement {
  const { converted, perCurrency } = total;
  const sums = perCurrency.map(formatMoney).join(" + ");
  return (
    <p className={`${css.total} ${num}`}>
      <span>{label}</span>
      <span className={end}>
        {converted === null ? sums : formatMoney(converted)}
        {converted !== null && perCurrency.length > 1 && <small className={noteBelow}>{sums}</small>}
      </span>
    </p>
  );
}

export function Confirmation({ view }: { readonly view: Confirming }): ReactElement {
  const missing = view.quotes.filter(({ rate }) => rate === null);
  return (
    <>
      <p className={quietText.small}>
        One confirmation books all of them. Each is a booking of its own with its own number; if one fails, the others
        stay.
      </p>
      {missing.length > 0 && (
        <div className={top[16]}>
          <Banner tone="caution">
            {missing.length === 1 ? "One sailing is" : `${missing.length} sailings are`} not sold for this part of the
            load. Go back and choose another offer or number.
          </Banner>
        </div>
      )}
      <ul className={`${top[16]} ${num}`}>
        {view.quotes.map((quote) => (
          <li key={quote.day} className={css.result}>
            <span className={weight.strong}>{formatWeekday(quote.day)}</span>
            <Sailing quote={quote} />
            {quote.rate === null ? (
              <b className={css.problem}>Not sold for this part</b>
            ) : (
              <span>
                {priceText(quote.rate.price)}
                <DisplayTermsNote offer={quote.rate} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {view.total !== null && <Total label="Total you book" total={view.total} />}
    </>
  );
}

type ConfirmationFootProps = { readonly view: Confirming; readonly send: Send };

export function ConfirmationFoot({ view, send }: ConfirmationFootProps): ReactElement {
  const [reference, setReference] = useState(view.reference ?? "");
  const problem = findReferenceProblem(reference);
  const { length } = view.quotes;
  return (
    <div className={css.foot}>
      {view.total !== null && (
        <span className={css.reference}>
          <TextField
            label="Your reference for all of them"
            hint="Optional, such as a purchase order number"
            autoComplete="off"
            value={reference}
            error={problem ?? undefined}
            caution={describeUnprintable(reference)}
            onChange={setReference}
          />
        </span>
      )}
      <span className={css.answers}>
        <Button kind="secondary" onClick={() => send({ type: "plan.reopened" })}>
          Back
        </Button>
        {view.total !== null && (
          <Button
            disabled={problem !== null}
            onClick={() =>
              send({ type: "booking.confirmed", reference: reference.trim() === "" ? null : reference.trim() })
            }
          >
            {length === 1 ? "Book 1 sailing" : `Book ${length} sailings`}
          </Button>
        )}
      </span>
    </div>
  );
}

const isUnconfirmed = (outcome: BookingOutcome): boolean =>
  outcome.kind === "booked" && outcome.receipt.bookingId === null;

/** A booking that its carrier has not confirmed yet is a request that was received. */
const describeOutcomes = ({ booked, quotes, outcomes }: Sent, failed: number): string => {
  const isWaiting = outcomes.some(isUnconfirmed);
  const done = isWaiting ? "bookings were received" : "sailings are booked";
  return [
    failed === 0
      ? `All ${booked} ${done}.`
      : `${booked} of ${quotes.length} ${done}. ${failed} failed; the others are not affected.`,
    isWaiting ? "My Bookings shows when each is confirmed." : "",
  ]
    .join(" ")
    .trim();
};

export function Outcomes({ view }: { readonly view: Sent }): ReactElement {
  const { quotes, outcomes, booked, total, kind } = view;
  const failed = outcomes.filter((outcome) => outcome.kind === "failed").length;
  return (
    <>
      <div role="status">
        {kind === "finished" && (
          <Banner tone={failed === 0 ? "positive" : "caution"}>{describeOutcomes(view, failed)}</Banner>
        )}
      </div>
      <ul className={`${top[16]} ${num}`}>
        {quotes.map((quote, index) => (
          <li key={quote.day} className={css.result}>
            <span className={weight.strong}>{formatWeekday(quote.day)}</span>
            <Sailing quote={quote} />
            <Outcome outcome={outcomes[index] ?? { kind: "waiting" }} />
          </li>
        ))}
      </ul>
      {booked > 0 && <Total label="Total booked" total={total} />}
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: BookingOutcome }): ReactElement {
  const hasPage = useHasBookingPage();
  switch (outcome.kind) {
    case "waiting":
      return <Spinner label="Booking..." />;
    case "booked": {
      const { quotationId, bookingId } = outcome.receipt;
      const number = bookingId ?? quotationId ?? "";
      return (
        <span>
          {bookingId === null ? "Requested" : "Booked"}{" "}
          {quotationId !== null && hasPage(outcome.receipt) ? (
            <TextLink to={toBookingPagePath(quotationId)}>{number}</TextLink>
          ) : (
            number
          )}
        </span>
      );
    }
    case "failed":
      return (
        <span className={css.problem}>
          Failed
          <small className={noteBelow}>{failedMessage(outcome.failure)}</small>
        </span>
      );
  }
}

type OutcomesFootProps = { readonly view: Sent; readonly send: Send; readonly onClose: () => void };

export function OutcomesFoot({ view, send, onClose }: OutcomesFootProps): ReactElement | null {
  if (view.kind === "booking") return null;
  return (
    <div className={css.foot}>
      <LinkButton to="/rate/quote" kind="secondary">
        My Bookings
      </LinkButton>
      <span className={css.answers}>
        {view.canRetry && (
          <Button kind="secondary" onClick={() => send({ type: "booking.retried" })}>
            Try failed ones again
          </Button>
        )}
        <Button onClick={onClose}>Close</Button>
      </span>
    </div>
  );
}
