import { useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { type CargoPart, canAnswer, formatPart, type PartStatus } from "#domain/cargo";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { isFormTyped } from "#flows/kit/form.ts";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { text } from "#web/styles/typography.css.ts";
import { type CargoFormActor, cargoFormView } from "../../flows/booking-changes.ts";
import type { BookingPageActor } from "../../flows/bookings.ts";
import { Refusal } from "../../kit/refusal.tsx";
import { TextArea } from "../../kit/text-area.tsx";
import type { BookingCargoPart, DeskBooking } from "../../ports/index.ts";
import { formatOfficeMoment } from "../../shell/office-clock.tsx";
import * as css from "./bookings.css.ts";

const STATES: Readonly<Record<PartStatus, { readonly kind: "plain" | "caution" | "best"; readonly label: string }>> = {
  missing: { kind: "plain", label: "Not complete" },
  complete: { kind: "plain", label: "Not sent" },
  sent: { kind: "caution", label: "To be answered" },
  accepted: { kind: "best", label: "Accepted" },
  returned: { kind: "plain", label: "Returned" },
};

interface CargoCardProps {
  readonly booking: DeskBooking;
  readonly form: CargoFormActor;
  readonly page: BookingPageActor;
  readonly isBusy: boolean;
}

const namePart = (part: CargoPart): string => {
  const name = formatPart(part);
  return `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
};

/** What the shipper sends about the cargo, each part with its answer. */
export function CargoCard({ booking, form, page, isBusy }: CargoCardProps): ReactElement {
  const { cargoParts, revision } = booking;
  const accept = ({ subject, container }: BookingCargoPart): void =>
    page.send({
      type: "change.requested",
      change: { kind: "answer-cargo", part: { subject, container }, status: "accepted", reason: null, revision },
    });
  return (
    <section className={css.sheet} aria-labelledby="cargo">
      <h2 id="cargo" className={text.h3}>
        Cargo
      </h2>
      <ul className={css.list}>
        {cargoParts.map((part) => (
          <li key={`${part.subject} ${part.container}`}>
            <div className={css.spread}>
              <b>{namePart(part)}</b> <Badge kind={STATES[part.status].kind}>{STATES[part.status].label}</Badge>
            </div>
            {part.sentAt !== null && <small>Sent {formatOfficeMoment(part.sentAt)}</small>}
            {part.reason !== null && <small className={css.text}>{part.reason}</small>}
            {part.lines.length > 0 && (
              <details>
                <summary>What it states</summary>
                {part.lines.map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </details>
            )}
            <PartActions
              part={part}
              isBusy={isBusy}
              onAccept={() => accept(part)}
              onReturn={() =>
                form.send({ type: "form.opened", changes: { subject: part.subject, container: part.container } })
              }
            />
          </li>
        ))}
      </ul>
      <ReturnDialog form={form} revision={revision} />
    </section>
  );
}

interface PartActionsProps {
  readonly part: BookingCargoPart;
  readonly isBusy: boolean;
  readonly onAccept: () => void;
  readonly onReturn: () => void;
}

const toSubmission = ({ subject, container, status, reason, sentAt }: BookingCargoPart) =>
  status === "missing" || status === "complete"
    ? null
    : { subject, container, status, reason, sentAt: sentAt ?? "", answeredAt: null };

function PartActions({ part, isBusy, onAccept, onReturn }: PartActionsProps): ReactElement | null {
  const submission = toSubmission(part);
  const [accepts, returns] = [canAnswer(submission, "accepted"), canAnswer(submission, "returned")];
  if (!accepts && !returns) return null;
  const name = formatPart(part);
  return (
    <div className={css.buttons}>
      {accepts && (
        <Button size="small" kind="secondary" disabled={isBusy} ariaLabel={`Accept the ${name}`} onClick={onAccept}>
          Accept
        </Button>
      )}
      {returns && (
        <Button size="small" kind="ghost" ariaLabel={`Return the ${name}`} opens="dialog" onClick={onReturn}>
          Return
        </Button>
      )}
    </div>
  );
}

function ReturnDialog({ form, revision }: { readonly form: CargoFormActor; readonly revision: number }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, cargoFormView);
  return (
    <FormDialog
      name="return"
      open={kind === "open" || kind === "sending"}
      title={`Return the ${formatPart(draft)}`}
      isSending={kind === "sending"}
      submit={{ label: "Return it", busyLabel: "Returning..." }}
      onSubmit={() => form.send({ type: "form.submitted", changes: { revision } })}
      isTyped={useSelector(form, isFormTyped)}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <TextArea
        label="What has to be corrected, for the customer"
        maxLength={500}
        value={draft.reason}
        error={problems[0]?.message}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
      />
      {problems.length === 0 && <Refusal failure={failure} />}
    </FormDialog>
  );
}
