import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef, useState } from "react";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { Dialog } from "#web/components/dialog/dialog.tsx";
import { undo as undoIcon } from "#web/components/icon/shapes.ts";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type BookingPageActor, type NumberFormActor, numberFormView } from "../../flows/bookings.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { useNow } from "../../kit/use-now.ts";
import type { DeskBooking } from "../../ports/index.ts";
import { useKey } from "../../shell/keys.tsx";
import * as css from "./bookings.css.ts";
import { RejectionDialog } from "./rejection-dialog.tsx";
import type { BookingForms } from "./use-booking-forms.ts";

interface AnswerProps {
  readonly booking: DeskBooking;
  readonly forms: BookingForms;
  /** Something without a form is being sent. */
  readonly isBusy: boolean;
  readonly page: BookingPageActor;
}

/** For buttons: ` and tell Asha Menon`; empty for a deleted account. */
export const nameRecipient = ({ contact }: DeskBooking): string =>
  contact === null ? "" : ` and tell ${contact.name}`;

/** What the desk answers: confirm or reject; afterwards the number, which can be corrected, and taking the answer back. */
export function AnswerCard(props: AnswerProps): ReactElement {
  const { booking, forms, page } = props;
  return (
    <>
      {booking.carrierNotes.map((note) => (
        <Banner key={note} tone="info">
          <p>{note}</p>
        </Banner>
      ))}
      <UndoBar {...props} />
      {booking.state === "in-process" && !booking.isWithCarrier && <ConfirmCard {...props} />}
      {booking.state === "in-process" && booking.isWithCarrier && <WithCarrierCard booking={booking} />}
      {booking.state === "booked" && (isIssued(booking) ? <IssuedCard booking={booking} /> : <NumberCard {...props} />)}
      {booking.state === "cancelled" && (
        <section className={css.sheet}>
          <h2 className={text.h3}>Cancelled</h2>
          <p className={table.quiet}>This booking has ended. Its history says why.</p>
        </section>
      )}
      <RejectionDialog booking={booking} form={forms.reject} recipient={nameRecipient(booking)} />
      {booking.state === "booked" && <CancelCard booking={booking} page={page} isBusy={props.isBusy} />}
    </>
  );
}

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

/** Takes an answer back while its mail has not left. */
export function UndoBar({
  booking: { undoUntil },
  page,
  isBusy,
}: Pick<AnswerProps, "booking" | "page" | "isBusy">): ReactElement | null {
  const now = useNow();
  const seconds = undoUntil === null ? 0 : Math.ceil((Date.parse(undoUntil) - now) / 1_000);
  if (seconds <= 0) return null;
  return (
    <div className={css.undo} role="status">
      <span>The mail leaves in {seconds} seconds.</span>
      <KeyButton
        letter="z"
        kind="secondary"
        size="small"
        icon={undoIcon}
        disabled={isBusy}
        onPress={() => page.send({ type: "change.requested", change: { kind: "undo" } })}
      >
        Undo
      </KeyButton>
    </div>
  );
}

function useOpened(form: NumberFormActor, isOpened: boolean): void {
  useEffect(() => {
    if (isOpened) form.send({ type: "form.opened" });
  }, [form, isOpened]);
}

function ConfirmCard({ booking, forms: { confirm, reject } }: AnswerProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(confirm, numberFormView);
  const field = useRef<HTMLInputElement>(null);
  useOpened(confirm, true);
  const submit = (): void => confirm.send({ type: "form.submitted", changes: { revision: booking.revision } });
  const press = (): void => {
    if (draft.bookingNumber.trim() === "" && !draft.isOwn) field.current?.focus();
    else submit();
  };
  const change = (changes: Partial<typeof draft>): void => confirm.send({ type: "form.changed", changes });
  const isSending = kind === "sending";
  return (
    <section className={css.ink} aria-labelledby="answer">
      <h2 id="answer" className={text.h2}>
        Confirm this booking
      </h2>
      <p>{booking.carrier} books it by hand. Enter the number that the carrier gave.</p>
      <form
        className={css.form}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <TextField
          ref={field}
          label={`Booking number of ${booking.carrier}`}
          compact
          autoComplete="off"
          maxLength={60}
          value={draft.bookingNumber}
          disabled={draft.isOwn}
          error={problems[0]?.message}
          onChange={(bookingNumber) => change({ bookingNumber })}
        />
        <Checkbox
          label="The carrier gave none: use ours"
          checked={draft.isOwn}
          onChange={(isOwn) => change({ isOwn })}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
        <KeyButton letter="c" wide busyLabel={isSending ? "Confirming..." : undefined} onPress={press}>
          {`Confirm${nameRecipient(booking)}`}
        </KeyButton>
        <p>The mail leaves after 60 seconds. The number can be corrected later.</p>
      </form>
      <KeyButton
        letter="r"
        kind="secondary"
        size="small"
        disabled={isSending}
        onPress={() => reject.send({ type: "form.opened" })}
      >
        Reject with a reason
      </KeyButton>
    </section>
  );
}

function NumberCard({ booking, forms: { correct } }: AnswerProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(correct, numberFormView);
  const field = useRef<HTMLInputElement>(null);
  const open = (): void => correct.send({ type: "form.opened" });
  useEffect(() => {
    if (kind === "open") field.current?.focus();
  }, [kind]);
  return (
    <section className={css.sheet} aria-labelledby="answer">
      <p className={table.quiet}>Confirmed by {booking.carrier}</p>
      <h2 id="answer" className={text.h2}>
        {booking.bookingNumber}
      </h2>
      {kind === "closed" || kind === "sent" ? (
        <div className={css.cardStack}>
          <KeyButton letter="c" kind="secondary" size="small" onPress={open}>
            Correct the number
          </KeyButton>
        </div>
      ) : (
        <form
          className={css.cardStack}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            correct.send({ type: "form.submitted", changes: { revision: booking.revision } });
          }}
        >
          <TextField
            ref={field}
            label="New number"
            compact
            autoComplete="off"
            maxLength={60}
            value={draft.bookingNumber}
            error={problems[0]?.message}
            hint={`The earlier one, ${booking.bookingNumber ?? ""}, is named in the mail and in the history.`}
            onChange={(bookingNumber) => correct.send({ type: "form.changed", changes: { bookingNumber } })}
          />
          {problems.length === 0 && <Refusal failure={failure} />}
          <Button type="submit" size="small" busyLabel={kind === "sending" ? "Correcting..." : undefined}>
            {`Correct${nameRecipient(booking)}`}
          </Button>
          <Button kind="ghost" size="small" onClick={() => correct.send({ type: "form.closed" })}>
            Keep
          </Button>
        </form>
      )}
    </section>
  );
}

function CancelCard({ booking, page, isBusy }: Pick<AnswerProps, "booking" | "page" | "isBusy">): ReactElement {
  const [isOpen, setOpen] = useState(false);
  useKey("x", isBusy ? null : () => setOpen(true));
  const cancel = (): void => {
    setOpen(false);
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
        onClick={() => setOpen(true)}
      >
        Cancel this booking
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Cancel this booking?"
        footer={
          <>
            <Button kind="secondary" onClick={() => setOpen(false)}>
              Keep the booking
            </Button>
            <Button kind="ghost" destructive onClick={cancel}>
              {`Cancel it${nameRecipient(booking)}`}
            </Button>
          </>
        }
      >
        <p>Open requests and asked documents end with it. This cannot be taken back.</p>
      </Dialog>
    </section>
  );
}
