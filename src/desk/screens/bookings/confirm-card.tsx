import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { Checkbox } from "#web/components/checkbox.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { findTakenBackNumber, numberFormView } from "../../flows/bookings.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { leaveByEscape } from "../../kit/leave-by-escape.ts";
import { Refusal } from "../../kit/refusal.tsx";
import type { DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { useNews } from "./news.ts";
import { Overtaken } from "./overtaken.tsx";
import type { BookingForms } from "./use-booking-forms.ts";
import { nameRecipient } from "./words.ts";

interface ConfirmProps {
  readonly booking: DeskBooking;
  readonly forms: BookingForms;
  /** Beside the list, where the facts need the room. */
  readonly isBrief: boolean;
}

/** Whether the desk confirms this booking: it waits, and no connector has it. */
const waitsForNumber = ({ state, isWithCarrier }: DeskBooking): boolean => state === "in-process" && !isWithCarrier;

/** Takes the carrier's number. What is typed stays when a colleague is faster. */
export function ConfirmCard({ booking, forms: { confirm, reject }, isBrief }: ConfirmProps): ReactElement | null {
  const { kind, draft, problems, failure, isTyped } = useSelector(confirm, numberFormView);
  const field = useRef<HTMLInputElement>(null);
  const isWaiting = waitsForNumber(booking);
  const news = useNews(booking, isWaiting);
  const takeBack = useEffectEvent(() => {
    const isEmpty = draft.bookingNumber === "" && !draft.isOwn;
    const changes = isEmpty ? findTakenBackNumber(booking) : null;
    confirm.send({ type: "form.opened", ...(changes === null ? {} : { changes }) });
  });
  useEffect(() => {
    if (isWaiting) takeBack();
  }, [isWaiting]);
  const edit = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  /* The number that was taken back is in its field: the key does not send it again. */
  const wasUndone = booking.history[0]?.action === "booking.answer-undone";
  if (!isWaiting && !isTyped) return null;
  const isSending = kind === "sending";
  const submit = (): void => {
    if (isWaiting) confirm.send({ type: "form.submitted", changes: { revision: booking.revision } });
  };
  const press = (): void => {
    if (draft.bookingNumber.trim() === "" && !draft.isOwn) field.current?.focus();
    else submit();
  };
  const change = (changes: Partial<typeof draft>): void => confirm.send({ type: "form.changed", changes });
  return (
    <section className={css.ink} aria-labelledby="confirm">
      <h2 id="confirm" className={isBrief ? text.h3 : text.h2}>
        Confirm this booking
      </h2>
      {!isBrief && <p>{booking.carrier} books it by hand. Enter the number that the carrier gave.</p>}
      <form
        className={css.form}
        onKeyDown={leaveByEscape}
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
        {problems.length === 0 && isWaiting && <Refusal failure={failure} />}
        {isWaiting && (
          <>
            <KeyButton
              letter="c"
              wide
              busyLabel={isSending ? "Confirming..." : undefined}
              onPress={press}
              onKey={wasUndone ? edit : press}
            >
              {`Confirm${nameRecipient(booking)}`}
            </KeyButton>
            {!isBrief && <p>The mail leaves after 60 seconds. The number can be corrected later.</p>}
          </>
        )}
      </form>
      {!isWaiting && !isSending && <Overtaken news={news} onDiscard={() => confirm.send({ type: "form.closed" })} />}
      {isWaiting && (
        <KeyButton
          letter="r"
          kind="secondary"
          size="small"
          disabled={isSending}
          onPress={() => reject.send({ type: "form.opened" })}
        >
          Reject with a reason
        </KeyButton>
      )}
    </section>
  );
}
