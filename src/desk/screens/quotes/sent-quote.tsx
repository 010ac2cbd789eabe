import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { formatMoney } from "#domain/money";
import type { QuoteState } from "#domain/quotes";
import { formatFullDate } from "#domain/time";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import {
  createFollowUpForm,
  type FollowUpFormActor,
  followUpFormView,
  type QuotePageActor,
} from "../../flows/quotes.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import type { DeskQuoteRequest, EarlierOffer, SentQuote } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import * as bookings from "../bookings/bookings.css.ts";
import { FollowUpField } from "./follow-up-field.tsx";
import * as css from "./quotes.css.ts";

interface SettledProps {
  readonly request: DeskQuoteRequest;
  readonly page: QuotePageActor;
}

const STATES: Readonly<Record<QuoteState, string>> = {
  open: "The customer has not answered",
  approved: "Approved",
  declined: "Declined by the customer",
  expired: "Ended",
  booked: "Booked",
};
const LOOKS = { open: "caution", approved: "best", declined: "plain", expired: "plain", booked: "best" } as const;

/** What became of a request: the quote with its offers, or why there is none. */
export function Settled({ request: { number, state, reason, sent }, page }: SettledProps): ReactElement {
  const form = useActorRef(useDeskFlow((services) => createFollowUpForm({ ...services, number, page })));
  return (
    <section className={bookings.sheet} aria-labelledby="settled">
      <h2 id="settled" className={text.h2}>
        {sent === null || state !== "answered" ? "Declined" : `Answered with ${sent.number}`}
      </h2>
      {reason !== null && <p className={bookings.text}>{reason}</p>}
      <p className={table.quiet}>The customer got a mail.</p>
      {sent !== null && (
        <>
          <p>
            <Badge kind={LOOKS[sent.state]}>{STATES[sent.state]}</Badge> Valid until {formatFullDate(sent.validTill)}.
          </p>
          <FollowUp sent={sent} form={form} />
          {sent.offers.map((offer, index) => (
            <SentOffer key={index} offer={offer} />
          ))}
        </>
      )}
    </section>
  );
}

function FollowUp({ sent, form }: { readonly sent: SentQuote; readonly form: FollowUpFormActor }): ReactElement | null {
  const { kind, draft, problems, failure } = useSelector(form, followUpFormView);
  if (sent.state !== "open") return null;
  const { followUpOn } = sent;
  return (
    <>
      <p>
        {followUpOn === null
          ? "Nobody asks the customer again. "
          : `The quote waits in the inbox on ${formatFullDate(followUpOn)}, unless the customer answers before. `}
        <Button kind="ghost" size="small" onClick={() => form.send({ type: "form.opened", changes: { followUpOn } })}>
          Change
        </Button>
      </p>
      <FormDialog
        name="follow-up"
        open={kind === "open" || kind === "sending"}
        title="When to ask the customer"
        isSending={kind === "sending"}
        submit={{ label: "Save", busyLabel: "Saving..." }}
        onSubmit={() => form.send({ type: "form.submitted" })}
        onClose={() => form.send({ type: "form.closed" })}
      >
        <FollowUpField
          value={draft.followUpOn}
          validTill={sent.validTill}
          error={problems[0]?.message}
          onChange={(day) => form.send({ type: "form.changed", changes: { followUpOn: day } })}
        />
        {problems.length === 0 && <Refusal failure={failure} />}
      </FormDialog>
    </>
  );
}

const UNITS = { container: "per container", booking: "per booking", wm: "per W/M" } as const;

function SentOffer({
  offer: { carrier, vessel, voyage, isApproved, lines },
}: {
  readonly offer: EarlierOffer;
}): ReactElement {
  return (
    <div className={css.sentOffer}>
      <p>
        <b>{carrier}</b> {[vessel, voyage].filter((part) => part !== null).join(", ")}{" "}
        {isApproved && <Badge kind="best">The customer chose this</Badge>}
      </p>
      {lines.map(({ name, size, countedBy, selling }, index) => (
        <p key={index} className={table.quiet}>
          {[name, size].filter((part) => part !== null).join(" ")}:{" "}
          {selling === null ? "not stated" : `${formatMoney(selling)} ${UNITS[countedBy]}`}
        </p>
      ))}
    </div>
  );
}
