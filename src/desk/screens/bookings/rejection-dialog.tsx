import { useSelector } from "@xstate/react";
import { type ReactElement, useId } from "react";
import { REJECTION_LABELS, REJECTION_REASONS, type RejectionReason, writeRejection } from "#domain/bookings";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type RejectionFormActor, rejectionFormView } from "../../flows/bookings.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { DeskBooking } from "../../ports/index.ts";
import * as css from "./bookings.css.ts";
import { toPlaceText } from "./words.ts";

interface RejectionDialogProps {
  readonly booking: DeskBooking;
  readonly form: RejectionFormActor;
  /** As the button names it: ` and tell Asha Menon`. */
  readonly recipient: string;
}

/** Why a booking is not accepted, beside what the shipper will read. */
export function RejectionDialog({ booking, form, recipient }: RejectionDialogProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, rejectionFormView);
  const choose = (reason: RejectionReason): void => {
    const isOwnText = draft.reason !== "" && draft.reason !== writeRejection(draft.kind, booking);
    const written = isOwnText ? draft.reason : writeRejection(reason, booking);
    form.send({ type: "form.changed", changes: { kind: reason, reason: written } });
  };
  return (
    <FormDialog
      name="reject"
      open={kind === "open" || kind === "sending"}
      title="Reject this booking"
      isSending={kind === "sending"}
      submit={{ kind: "ghost", destructive: true, label: `Reject${recipient}`, busyLabel: "Rejecting..." }}
      cancelLabel="Keep waiting"
      onSubmit={() => form.send({ type: "form.submitted", changes: { revision: booking.revision } })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <div className={css.rejection}>
        <div className={css.form}>
          <Reasons chosen={draft.reason === "" && draft.kind === "no-space" ? null : draft.kind} onChoose={choose} />
          <TextArea
            label="One sentence for the customer"
            value={draft.reason}
            error={problems[0]?.message}
            onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
          />
          {problems.length === 0 && <Refusal failure={failure} />}
        </div>
        <Letter booking={booking} reason={draft.reason} />
      </div>
    </FormDialog>
  );
}

interface ReasonsProps {
  readonly chosen: RejectionReason | null;
  readonly onChoose: (reason: RejectionReason) => void;
}

function Reasons({ chosen, onChoose }: ReasonsProps): ReactElement {
  const name = useId();
  return (
    <fieldset className={css.reasons}>
      <legend>Reason</legend>
      {REJECTION_REASONS.map((reason) => (
        <label key={reason}>
          <input type="radio" name={name} checked={chosen === reason} onChange={() => onChoose(reason)} />
          {REJECTION_LABELS[reason]}
        </label>
      ))}
    </fieldset>
  );
}

function Letter({ booking, reason }: { readonly booking: DeskBooking; readonly reason: string }): ReactElement {
  const { number, from, to, contact } = booking;
  return (
    <section className={css.letter} aria-label="What the customer reads">
      <p className={table.quiet}>What {contact?.name ?? "the customer"} reads</p>
      <h3 className={text.h3}>{`Booking not accepted: ${number}: ${reason === "" ? "…" : reason}`}</h3>
      <p>
        {toPlaceText(from)} to {toPlaceText(to)}, {booking.carrier}
      </p>
      <p>Nothing is booked. Search again for another sailing.</p>
    </section>
  );
}
