import { useSelector } from "@xstate/react";
import { type FormEvent, type ReactElement, useEffect, useRef } from "react";
import { Button } from "#web/components/button.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type NumberFormActor, numberFormView } from "../../flows/bookings.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { useNews } from "./news.ts";
import { Overtaken } from "./overtaken.tsx";
import { nameRecipient } from "./words.ts";

interface NumberProps {
  readonly booking: DeskBooking;
  readonly form: NumberFormActor;
  /** Something without a form is being sent. */
  readonly isBusy: boolean;
}

/** The carrier's number and its correction, which stays when a colleague takes the number back meanwhile. */
export function NumberCard({ booking, form, isBusy }: NumberProps): ReactElement | null {
  const { kind } = useSelector(form, numberFormView);
  const isBooked = booking.state === "booked";
  const isCorrecting = kind === "open" || kind === "sending";
  const news = useNews(booking, isBooked);
  const open = (): void => form.send({ type: "form.opened", changes: { bookingNumber: booking.bookingNumber ?? "" } });
  if (!isBooked && !isCorrecting) return null;
  return (
    <section className={css.sheet} aria-labelledby="answer">
      <p className={table.quiet}>{isBooked ? `Confirmed by ${booking.carrier}` : "Correction"}</p>
      <h2 id="answer" className={text.h2}>
        {booking.bookingNumber ?? "No number"}
      </h2>
      {isCorrecting ? (
        <CorrectionForm booking={booking} form={form} news={news} />
      ) : (
        <div className={css.cardStack}>
          <KeyButton letter="c" kind="secondary" size="small" disabled={isBusy} onPress={open}>
            Correct the number
          </KeyButton>
        </div>
      )}
    </section>
  );
}

type CorrectionProps = Pick<NumberProps, "booking" | "form"> & { readonly news: string | null };

function CorrectionForm({ booking, form, news }: CorrectionProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, numberFormView);
  const field = useRef<HTMLInputElement>(null);
  const isBooked = booking.state === "booked";
  useEffect(() => field.current?.select(), []);
  return (
    <form
      className={css.cardStack}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        if (isBooked) form.send({ type: "form.submitted", changes: { revision: booking.revision } });
      }}
      onKeyDown={({ key }) => {
        if (key === "Escape" && isBooked) form.send({ type: "form.closed" });
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
        hint={
          isBooked
            ? `The earlier one, ${booking.bookingNumber ?? ""}, is named in the mail and in the history.`
            : undefined
        }
        onChange={(bookingNumber) => form.send({ type: "form.changed", changes: { bookingNumber } })}
      />
      {isBooked ? (
        <>
          {problems.length === 0 && <Refusal failure={failure} />}
          <Button type="submit" size="small" busyLabel={kind === "sending" ? "Correcting..." : undefined}>
            {`Correct${nameRecipient(booking)}`}
          </Button>
          <Button kind="ghost" size="small" onClick={() => form.send({ type: "form.closed" })}>
            Keep
          </Button>
        </>
      ) : (
        <Overtaken news={news} onDiscard={() => form.send({ type: "form.closed" })} />
      )}
    </form>
  );
}
