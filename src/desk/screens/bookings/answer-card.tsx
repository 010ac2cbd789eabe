import { type ReactElement, useState } from "react";
import { isOpen } from "#domain/amendments";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { BookingPageActor } from "../../flows/bookings.ts";
import * as table from "../../kit/table.css.ts";
import { UndoWindow } from "../../kit/undo-window.tsx";
import type { DeskBooking } from "../../ports/index.ts";
import { useKey } from "../../shell/keys.tsx";
import * as css from "./bookings.css.ts";
import { ConfirmCard } from "./confirm-card.tsx";
import { NumberCard } from "./number-card.tsx";
import { RejectionDialog } from "./rejection-dialog.tsx";
import type { BookingForms } from "./use-booking-forms.ts";
import { nameRecipient } from "./words.ts";

interface AnswerProps {
  readonly booking: DeskBooking;
  readonly forms: BookingForms;
  /** Something without a form is being sent. */
  readonly isBusy: boolean;
  readonly page: BookingPageActor;
  /** Only what is being typed is shown. */
  readonly isAnswered?: boolean;
  /** Beside the list. */
  readonly isBrief?: boolean;
}

/** What the desk answers: confirm or reject; afterwards the number, which can be corrected, and taking the answer back. */
export function AnswerCard(props: AnswerProps): ReactElement {
  const { booking, forms, page, isBusy, isAnswered = false, isBrief = false } = props;
  return (
    <>
      {!isAnswered && <AnswerState {...props} />}
      <ConfirmCard booking={booking} forms={forms} isBrief={isBrief} />
      {!isAnswered && !isIssued(booking) && <NumberCard booking={booking} form={forms.correct} isBusy={isBusy} />}
      <RejectionDialog booking={booking} form={forms.reject} recipient={nameRecipient(booking)} />
      {booking.state === "booked" && !isAnswered && <CancelCard booking={booking} page={page} isBusy={isBusy} />}
    </>
  );
}

function AnswerState(props: AnswerProps): ReactElement {
  const { booking } = props;
  return (
    <>
      {booking.carrierNotes.map((note) => (
        <Banner key={note} tone="info">
          <p>{note}</p>
        </Banner>
      ))}
      <UndoBar {...props} />
      {booking.state === "in-process" && booking.isWithCarrier && <WithCarrierCard booking={booking} />}
      {booking.state === "booked" && isIssued(booking) && <IssuedCard booking={booking} />}
      {booking.state === "cancelled" && (
        <section className={css.sheet}>
          <h2 className={text.h3}>Cancelled</h2>
          <p className={table.quiet}>This booking has ended. Its history says why.</p>
        </section>
      )}
    </>
  );
}

const hasOpenRequests = ({ requests, documents }: DeskBooking): boolean =>
  requests.some(isOpen) || documents.some(({ canRequestEnd }) => canRequestEnd);

/* The connector has the number from the carrier itself: there is nothing to type. */
const isIssued = ({ atCarrier, bookingNumber }: DeskBooking): boolean =>
  atCarrier?.state === "confirmed" && atCarrier.number === bookingNumber;

function IssuedCard({ booking: { carrier, bookingNumber, atCarrier } }: Pick<AnswerProps, "booking">): ReactElement {
  return (
    <section className={css.sheet} aria-labelledby="answer">
      <h2 id="answer" className={text.h3}>
        {`${atCarrier?.carrier ?? carrier} issued ${bookingNumber ?? ""}`}
      </h2>
      <p className={table.quiet}>The connector of the carrier has confirmed this booking.</p>
    </section>
  );
}

function WithCarrierCard({ booking: { carrier, atCarrier } }: Pick<AnswerProps, "booking">): ReactElement {
  const isUnknown = atCarrier?.state === "unknown";
  return (
    <section className={css.sheet} aria-labelledby="answer">
      <h2 id="answer" className={text.h3}>
        {isUnknown ? "Outcome not known, asking again" : `${atCarrier?.carrier ?? carrier} is asked`}
      </h2>
      <p className={table.quiet}>
        {isUnknown
          ? "It was sent once and is not sent a second time. The carrier is asked for it until the outcome is known."
          : "A connector books this. Nothing has to be confirmed here."}
      </p>
    </section>
  );
}

const UNDO_LABELS: Readonly<Record<NonNullable<DeskBooking["undoes"]>, string>> = {
  confirmation: "Undo",
  rejection: "Undo",
  correction: "Undo: restore the number before",
  cancellation: "Undo the cancellation",
  change: "Undo the change",
  answer: "Undo the answer",
  message: "Undo the message",
};

/** Takes an answer back while its mail has not left. */
export function UndoBar({
  booking: { undoUntil, undoes },
  page,
  isBusy,
}: Pick<AnswerProps, "booking" | "page" | "isBusy">): ReactElement | null {
  return (
    <UndoWindow
      until={undoUntil}
      label={undoes === null ? "Undo" : UNDO_LABELS[undoes]}
      isBusy={isBusy}
      onUndo={() => page.send({ type: "change.requested", change: { kind: "undo" } })}
    />
  );
}

function CancelCard({ booking, page, isBusy }: Pick<AnswerProps, "booking" | "page" | "isBusy">): ReactElement {
  const [isAsking, setAsking] = useState(false);
  useKey("x", isBusy ? null : () => setAsking(true));
  const cancel = (): void => {
    setAsking(false);
    page.send({ type: "change.requested", change: { kind: "cancel", revision: booking.revision } });
  };
  return (
    <section className={css.sheet}>
      <Button
        kind="ghost"
        size="small"
        destructive
        opens="dialog"
        busyLabel={isBusy ? "Please wait..." : undefined}
        onClick={() => setAsking(true)}
      >
        Cancel this booking
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this booking?"
        footer={
          <>
            <Button kind="secondary" onClick={() => setAsking(false)}>
              Keep the booking
            </Button>
            <Button kind="ghost" destructive onClick={cancel}>
              {`Cancel it${nameRecipient(booking)}`}
            </Button>
          </>
        }
      >
        <p>
          {hasOpenRequests(booking)
            ? "Open requests and asked documents end with it. This cannot be taken back."
            : "It can be taken back for 60 seconds. Then the mail leaves."}
        </p>
      </Dialog>
    </section>
  );
}
