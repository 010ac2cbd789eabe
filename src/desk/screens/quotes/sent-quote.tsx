import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import type { Money } from "#domain/money";
import type { QuoteState } from "#domain/quotes";
import { formatFullDate } from "#domain/time";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { download } from "#web/components/icon/shapes.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { num, text } from "#web/styles/typography.css.ts";
import {
  createFollowUpForm,
  createSentDocument,
  type FollowUpFormActor,
  followUpFormView,
  type QuotePageActor,
  sentDocumentView,
} from "../../flows/quotes.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { DataTable } from "../../kit/table-card.tsx";
import { UndoWindow } from "../../kit/undo-window.tsx";
import type { DeskQuoteRequest, SentOffer, SentQuote } from "../../ports/index.ts";
import { useDeskFlow } from "../../services.ts";
import * as bookings from "../bookings/bookings.css.ts";
import { Margin } from "../bookings/price-table.tsx";
import { toAmountText } from "../bookings/words.ts";
import { FollowUpField } from "./follow-up-field.tsx";
import * as css from "./quotes.css.ts";

interface SettledProps {
  readonly request: DeskQuoteRequest;
  readonly page: QuotePageActor;
  /** The answer is being taken back. */
  readonly isBusy: boolean;
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
export function Settled({ request, page, isBusy }: SettledProps): ReactElement {
  const { number, state, reason, sent, undoUntil } = request;
  const form = useActorRef(useDeskFlow((services) => createFollowUpForm({ ...services, number, page })));
  return (
    <section className={bookings.sheet} aria-labelledby="settled">
      <h2 id="settled" className={text.h2}>
        {sent === null || state !== "answered" ? "Declined" : `Answered with ${sent.number}`}
      </h2>
      <div className={bookings.cardStack}>
        {reason !== null && <p className={bookings.text}>{reason}</p>}
        <UndoWindow
          until={undoUntil}
          label={sent === null ? "Undo" : "Undo and edit it"}
          isBusy={isBusy}
          onUndo={() => page.send({ type: "change.requested", change: "undo" })}
          past={<p className={table.quiet}>The customer got a mail.</p>}
        />
        {sent !== null && (
          <>
            <p>
              <Badge kind={LOOKS[sent.state]}>{STATES[sent.state]}</Badge> Valid until {formatFullDate(sent.validTill)}.
            </p>
            <SentDocument number={number} />
            <FollowUp sent={sent} form={form} />
            {sent.offers.map((offer, index) => (
              <SentOfferCard key={index} offer={offer} />
            ))}
          </>
        )}
      </div>
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

/* The document as the customer gets it. */
function SentDocument({ number }: { readonly number: string }): ReactElement {
  const form = useActorRef(useDeskFlow((services) => createSentDocument(services, number)));
  const { kind, failure } = useSelector(form, sentDocumentView);
  return (
    <>
      <div>
        <Button
          kind="secondary"
          size="small"
          icon={download}
          busyLabel={kind === "sending" ? "Loading..." : undefined}
          onClick={() => form.send({ type: "form.submitted" })}
        >
          Save the quote as PDF
        </Button>
      </div>
      <Refusal failure={failure} />
    </>
  );
}

const UNITS = { container: "Container", booking: "Booking", wm: "W/M" } as const;

const COLUMNS = [
  "Charge",
  "Per",
  { label: "Buying price", isAtEnd: true },
  { label: "Selling price", isAtEnd: true },
  { label: "Margin", isAtEnd: true },
] as const;

/* Departure and arrival as far as they are stated. */
const describeDates = ({ departure, arrival }: SentOffer): string =>
  [
    ...(departure === null ? [] : [`departs ${formatFullDate(departure)}`]),
    ...(arrival === null ? [] : [`arrives ${formatFullDate(arrival)}`]),
  ].join(", ");

function SentOfferCard({ offer }: { readonly offer: SentOffer }): ReactElement {
  const { carrier, vessel, voyage, isApproved, lines, total, totals } = offer;
  const sailing = [vessel, voyage].filter((part) => part !== null).join(" ");
  return (
    <div className={css.sentOffer}>
      <p>
        <b>{carrier}</b> {[sailing, describeDates(offer)].filter((part) => part !== "").join(", ")}{" "}
        {isApproved && <Badge kind="best">The customer chose this</Badge>}
      </p>
      <DataTable columns={COLUMNS}>
        {lines.map(({ name, size, countedBy, buying, selling }, index) => (
          <tr key={index}>
            <th scope="row">{[name, size].filter((part) => part !== null).join(" ")}</th>
            <td data-label="Per">{UNITS[countedBy]}</td>
            <Amounts buying={buying} selling={selling} margin={subtract(selling, buying)} />
          </tr>
        ))}
        <tr>
          <th scope="row">Total</th>
          <td />
          <Amounts buying={totals?.buying ?? null} selling={total} margin={totals?.margin ?? null} />
        </tr>
      </DataTable>
    </div>
  );
}

/* Of one unit; null where one of the prices is not known or in another currency. */
const subtract = (selling: Money | null, buying: Money | null): Money | null =>
  selling === null || buying === null || selling.currency !== buying.currency
    ? null
    : { ...selling, minor: selling.minor - buying.minor };

type AmountsProps = Readonly<Record<"buying" | "selling" | "margin", Money | null>>;

function Amounts({ buying, selling, margin }: AmountsProps): ReactElement {
  return (
    <>
      <td data-label="Buying price" className={`${table.amount} ${num}`}>
        {toAmountText(buying)}
      </td>
      <td data-label="Selling price" className={`${table.amount} ${num}`}>
        {toAmountText(selling)}
      </td>
      <td data-label="Margin" className={`${table.amount} ${num}`}>
        <Margin margin={margin} />
      </td>
    </>
  );
}
