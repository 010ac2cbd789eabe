import { readerFormats } from "#web/messages/formats.ts";
import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { toTaxable } from "#domain/links";
import { type OfferChange, toBookableOffer } from "#domain/quotes";
import { type QuoteCheckActor, quoteCheckView } from "#flows/quotes/check.ts";
import type { ListedQuote } from "#flows/quotes/page.ts";
import { toSearchPath } from "#flows/quotes/path.ts";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { LinkButton } from "#web/components/router-link.tsx";
import { failureMessage } from "#web/messages/failures.ts";
import { num } from "#web/styles/typography.css.ts";
import { NO_TOTALS, TotalsProvider } from "../available-rates/context.ts";
import { BookingDialog } from "../available-rates/booking/booking-dialog.tsx";
import { toResumedBooking, useInterrupted } from "../available-rates/booking/use-interrupted-booking.ts";
import * as css from "./quotes.css.ts";

type BookingProps = {
  readonly quote: ListedQuote;
  readonly actor: QuoteCheckActor;
  /** The quote may be booked by now. */
  readonly onClosed: () => void;
};

/** What changed since the quote, and the question before the booking. */
export function QuoteBookingDialog({ quote, actor, onClosed }: BookingProps): ReactElement | null {
  const { send } = actor;
  const booking = quoteCheckView(
    useSelector(actor, (snapshot) => snapshot),
    readerFormats(),
  );
  const navigate = useNavigate();
  const { interrupted, dismiss } = useInterruptedOffer((offer) => send({ type: "offer.chosen", offer }));
  const search = toSearchPath(quote.search);
  const close = () => {
    dismiss();
    send({ type: "check.closed" });
  };
  switch (booking.kind) {
    case "closed":
    case "checking":
      return null;
    case "failed": {
      const { sentence, cause } = failureMessage("quote-check", booking.failure);
      return (
        <Dialog
          open
          onClose={close}
          title={sentence}
          footer={
            <>
              <Button kind="secondary" onClick={close}>
                Close
              </Button>
              <LinkButton to={search}>Search again</LinkButton>
            </>
          }
        >
          <p>{cause}</p>
        </Dialog>
      );
    }
    case "comparing":
      return (
        <Dialog
          open
          onClose={close}
          size="breakdown"
          title="This offer has changed"
          subtitle="Old values are those of the quote. Nothing is booked yet."
          footer={
            <>
              <Button kind="secondary" onClick={close}>
                Cancel
              </Button>
              <Button onClick={() => send({ type: "changes.accepted" })}>Continue with the new offer</Button>
            </>
          }
        >
          <Changes changes={booking.changes} />
        </Dialog>
      );
    case "confirming": {
      const containers = quote.load.mode === "fcl" ? quote.load.containers : [];
      const rate = toBookableOffer(
        booking.check,
        quote.search.mode === "lcl" ? quote.search : { mode: "fcl", containers },
      );
      return (
        <TotalsProvider value={{ ...NO_TOTALS, load: containers }}>
          <BookingDialog
            rate={rate}
            exchange={quote.exchange}
            tax={quote.tax}
            taxable={booking.check.offer.price.charges.map(toTaxable)}
            position={booking.offer}
            resumed={interrupted === null ? null : toResumedBooking(interrupted, rate)}
            onClose={() => {
              close();
              onClosed();
            }}
            onSearchAgain={() => void navigate(search)}
          />
        </TotalsProvider>
      );
    }
  }
}

/** Checks the offer of an interrupted confirmation again, as "Book this" does. */
function useInterruptedOffer(choose: (offer: number) => void) {
  const found = useInterrupted();
  const [interrupted, setInterrupted] = useState(found);
  const resume = useEffectEvent(choose);
  useEffect(() => {
    if (found !== null && found.position !== null) resume(found.position);
  }, [found]);
  return { interrupted, dismiss: () => setInterrupted(null) };
}

function Changes({ changes }: { readonly changes: readonly OfferChange[] }): ReactElement {
  return (
    <table className={`${css.changes} ${num}`}>
      <thead>
        <tr>
          <th scope="col" className={css.headCell}>
            What
          </th>
          <th scope="col" className={css.headCell}>
            Old
          </th>
          <th scope="col" className={css.headCell}>
            New
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" className={css.cell}>
              {name}
            </th>
            <td className={css.cell}>{before ?? "None"}</td>
            <td className={css.cell}>{after ?? "None"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
