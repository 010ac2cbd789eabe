import { type ReactElement, useState } from "react";
import { Badge } from "#web/components/badge.tsx";
import { text } from "#web/styles/typography.css.ts";
import type { BookingPageActor } from "../../flows/bookings.ts";
import { AskDialog } from "../../kit/ask-dialog.tsx";
import { KeyButton } from "../../kit/key-button.tsx";
import * as table from "../../kit/table.css.ts";
import type { BookingRequest, DeskBooking } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";
import { SailingChanges } from "./sailing-changes.tsx";
import { KINDS, toAmountText } from "./words.ts";

interface OwnChangeProps {
  readonly request: BookingRequest;
  readonly booking: DeskBooking;
  readonly page: BookingPageActor;
  readonly isBusy: boolean;
}

/** A change that the desk has started and that the customer has not decided about. */
export function OwnChange({ request, booking, page, isBusy }: OwnChangeProps): ReactElement {
  const { id, kind, requestedAt, changes, proposedFee } = request;
  const [isAsked, setAsked] = useState(false);
  const customer = booking.contact?.name ?? "the customer";
  const isUnsent = booking.undoes === "change";
  const withdraw = (): void => {
    setAsked(false);
    const change = { kind: "withdraw-change", request: id, revision: booking.revision } as const;
    page.send({ type: "change.requested", change });
  };
  return (
    <section className={css.own} aria-labelledby="request">
      <p>
        <Badge kind="caution">Waiting for the customer</Badge>{" "}
        <span className={table.quiet}>{formatOfficeMoment(requestedAt)}</span>
      </p>
      <h2 id="request" className={text.h3}>
        {KINDS[kind]}, started by the desk
      </h2>
      <p className={css.text}>{request.text}</p>
      <SailingChanges changes={changes} />
      <p>{`${customer} is asked to agree to ${toAmountText(proposedFee)}. Nothing changes before.`}</p>
      <p>Once agreed to, it is carried out at once. A fee that is declined waits in the inbox.</p>
      <div className={css.buttons}>
        <KeyButton
          letter="w"
          kind="secondary"
          size="small"
          opens="dialog"
          busyLabel={isBusy ? "Please wait..." : undefined}
          onPress={() => setAsked(true)}
        >
          Withdraw
        </KeyButton>
      </div>
      <AskDialog
        open={isAsked}
        title="Withdraw this change?"
        action="Withdraw the change"
        cancelLabel="Keep it"
        onConfirm={withdraw}
        onClose={() => setAsked(false)}
      >
        <p>
          The booking stays as it is.{" "}
          {isUnsent
            ? "The proposal has not been sent: the customer gets no mail."
            : `The proposal has been sent: ${customer} gets a mail that it no longer counts.`}{" "}
          This cannot be taken back.
        </p>
      </AskDialog>
    </section>
  );
}
