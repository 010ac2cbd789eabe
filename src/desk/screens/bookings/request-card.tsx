import { useSelector } from "@xstate/react";
import { type ReactElement, useEffect } from "react";
import { BRAND } from "#brand";
import { type AmendmentState, isOpen } from "#domain/amendments";
import { findProblem } from "#domain/field-problem.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { Checkbox } from "#web/components/checkbox.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type RequestAnswerDraft, type RequestFormActor, requestFormView } from "../../flows/booking-changes.ts";
import type { BookingPageActor } from "../../flows/bookings.ts";
import { KeyButton } from "../../kit/key-button.tsx";
import { leaveByEscape } from "../../kit/leave-by-escape.ts";
import { Refusal } from "../../kit/refusal.tsx";
import * as table from "../../kit/table.css.ts";
import { TextArea } from "../../kit/text-area.tsx";
import type { BookingRequest, DeskBooking } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";
import { useNews } from "./news.ts";
import { Overtaken } from "./overtaken.tsx";
import { OwnChange } from "./own-change.tsx";
import { SailingChanges } from "./sailing-changes.tsx";
import { KINDS, toAmountText, toLoadText, toMomentText } from "./words.ts";

const STATES: Readonly<Record<AmendmentState, string>> = {
  received: "To be answered",
  forwarded: "Forwarded to the carrier",
  "fee-proposed": "Waits for the customer",
  confirmed: "Confirmed",
  declined: "Declined",
  withdrawn: "Withdrawn",
};

interface RequestProps {
  readonly booking: DeskBooking;
  readonly form: RequestFormActor;
  readonly page: BookingPageActor;
  readonly isBusy: boolean;
  readonly recipient: string;
  /** Only what is being typed is shown. */
  readonly isAnswered?: boolean;
}

/** The open request with its answer, and those before it. */
export function RequestCards(props: RequestProps): ReactElement | null {
  const { booking, form, isAnswered = false } = props;
  const { draft, kind } = useSelector(form, requestFormView);
  const isTyped = kind !== "closed" && (draft.reason.trim() !== "" || draft.fee.trim() !== "");
  const typed = isTyped ? booking.requests.find(({ id }) => id === draft.request) : undefined;
  const open = typed ?? (isAnswered ? undefined : booking.requests.find(isOpen));
  const decided = isAnswered ? [] : booking.requests.filter((request) => !isOpen(request));
  if (booking.requests.length === 0) return null;
  return (
    <>
      {open !== undefined && open.byDesk && isOpen(open) && <OwnChange key={open.id} request={open} {...props} />}
      {open !== undefined && !open.byDesk && <OpenRequest key={open.id} request={open} {...props} />}
      {decided.length > 0 && (
        <section className={css.sheet} aria-labelledby="requests">
          <h2 id="requests" className={text.h3}>
            Earlier changes
          </h2>
          <ul className={css.entries}>
            {decided.map((request) => (
              <li key={request.id}>
                <span className={table.quiet}>{formatOfficeMoment(request.requestedAt)}</span>
                <span>
                  <b>{KINDS[request.kind]}</b>, {STATES[request.state].toLowerCase()}
                  {request.text !== "" && <small className={css.text}>{request.text}</small>}
                  {request.reason !== null && <small className={css.text}>{request.reason}</small>}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function describeReplacement({ replacement }: BookingRequest): string | null {
  if (replacement === null) return null;
  const { vessel, voyage, departure, arrival, total } = replacement;
  return [
    [vessel, voyage].filter((one) => one !== null).join(" "),
    `ETD ${toMomentText(departure)}`,
    `ETA ${toMomentText(arrival)}`,
    toLoadText({ ...replacement, weightKg: null, cbm: null }),
    toAmountText(total, "price not complete"),
  ]
    .filter((one) => one !== "")
    .join(", ");
}

type OpenProps = RequestProps & { readonly request: BookingRequest };

function useOpenedForm(form: RequestFormActor, { id, fee }: BookingRequest): void {
  const { kind } = useSelector(form, requestFormView);
  const isShownFee = fee !== null;
  const currency = fee?.currency ?? BRAND.currency;
  useEffect(() => {
    if (kind === "closed") form.send({ type: "form.opened", changes: { request: id, isShownFee, currency } });
  }, [form, kind, id, isShownFee, currency]);
  useEffect(() => () => form.send({ type: "form.closed" }), [form]);
}

function OpenRequest({ request, booking, form, recipient }: OpenProps): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, requestFormView);
  useOpenedForm(form, request);
  const canAnswer = isOpen(request);
  const news = useNews(booking, canAnswer);
  const change = (changes: Partial<RequestAnswerDraft>): void => form.send({ type: "form.changed", changes });
  const answer = (wanted: RequestAnswerDraft["answer"]): void =>
    form.send({ type: "form.submitted", changes: { answer: wanted, revision: booking.revision } });
  const isSending = kind === "sending";
  return (
    <section className={css.ink} aria-labelledby="request">
      <p>
        <Badge kind="caution">{STATES[request.state]}</Badge> {formatOfficeMoment(request.requestedAt)}
      </p>
      <h2 id="request" className={text.h2}>
        {KINDS[request.kind]}
      </h2>
      {request.text !== "" && <p className={css.text}>{request.text}</p>}
      {describeReplacement(request) !== null && <p>{describeReplacement(request)}</p>}
      <SailingChanges changes={request.changes} />
      <p>{describeFee(request)}</p>
      <form className={css.form} onSubmit={(event) => event.preventDefault()} onKeyDown={leaveByEscape}>
        {request.fee !== null && request.state !== "fee-proposed" && (
          <Checkbox
            label={`At the fee that was shown, ${toAmountText(request.fee)}`}
            checked={draft.isShownFee}
            onChange={(isShownFee) => change({ isShownFee })}
          />
        )}
        {(!draft.isShownFee || request.state === "fee-proposed") && (
          <TextField
            label={`Fee to the customer, ${draft.currency}`}
            compact
            numeric
            inputMode="decimal"
            value={draft.fee}
            error={findProblem(problems, "fee")}
            onChange={(fee) => change({ fee, isShownFee: false })}
          />
        )}
        <TextArea
          label="Reason, if it is declined"
          rows={2}
          maxLength={500}
          isOptional
          value={draft.reason}
          error={findProblem(problems, "reason")}
          onChange={(reason) => change({ reason })}
        />
        {problems.length === 0 && canAnswer && <Refusal failure={failure} />}
        {canAnswer && (
          <Answers
            request={request}
            isSending={isSending}
            accept={draft.isShownFee ? `Accept${recipient}` : "Propose this fee"}
            onAnswer={answer}
          />
        )}
        {!canAnswer && !isSending && <Overtaken news={news} onDiscard={() => form.send({ type: "form.closed" })} />}
      </form>
    </section>
  );
}

interface AnswersProps {
  readonly request: BookingRequest;
  readonly isSending: boolean;
  readonly accept: string;
  readonly onAnswer: (answer: RequestAnswerDraft["answer"]) => void;
}

function Answers({ request, isSending, accept, onAnswer }: AnswersProps): ReactElement {
  return (
    <>
      <KeyButton letter="y" wide busyLabel={isSending ? "Answering..." : undefined} onPress={() => onAnswer("accept")}>
        {accept}
      </KeyButton>
      <div className={css.buttons}>
        {request.state === "received" && (
          <Button kind="secondary" size="small" disabled={isSending} onClick={() => onAnswer("forward")}>
            Forwarded to the carrier
          </Button>
        )}
        <Button kind="secondary" size="small" disabled={isSending} onClick={() => onAnswer("decline")}>
          Decline
        </Button>
      </div>
    </>
  );
}

const describeFee = ({ fee, proposedFee }: BookingRequest): string => {
  if (proposedFee !== null) return `The customer is asked to agree to ${toAmountText(proposedFee)}.`;
  return `The customer was shown ${fee === null ? "no fee" : toAmountText(fee)}.`;
};
