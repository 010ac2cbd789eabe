import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef } from "react";
import { type Approval, type ApprovalState, describeApprovers } from "#domain/companies";
import { describeLoad } from "#domain/lcl";
import { findProblem } from "#domain/field-problem.ts";
import { type ApprovalChange, approvalsFlow, approvalsView, declineFlow } from "#flows/bookings/approvals.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { toSearchPath } from "#flows/quotes/path.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { check, clock, cross, type IconShape, warning } from "#web/components/icon/shapes.ts";
import { LinkButton } from "#web/components/router-link.tsx";
import { TextField } from "#web/components/text-field.tsx";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { FailureBanner } from "#web/kit/failure.tsx";
import { FormDialog } from "#web/kit/form-dialog.tsx";
import { Row } from "#web/kit/layout.tsx";
import { isWaiting } from "#web/kit/page-state.tsx";
import { Section } from "#web/kit/section.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { readerFormats } from "#web/messages/formats.ts";
import { formatLimit } from "#web/messages/limits.ts";
import { formatMoment } from "../booking-page/labels.ts";

/** Decided requests that are shown below those that wait. */
const MAX_DECIDED = 5;

const DONE = { approve: "Approved and booked.", withdraw: "Request withdrawn." } as const;

/** Bookings that wait for approval, for who asked and who may approve; nothing without one. */
export function Approvals({ onBooked }: { readonly onBooked: () => void }): ReactElement | null {
  const actor = useActorRef(useFlow(approvalsFlow));
  const declining = useActorRef(useFlow(declineFlow));
  const view = useSelector(actor, approvalsView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done" && event.change !== null) {
      toast("positive", DONE[event.change.kind]);
      title.current?.focus();
      if (event.change.kind === "approve") onBooked();
    } else if (event.type !== "change.done" && event.failure !== null) {
      toast("critical", failureMessage("approval-change", event.failure).sentence);
      actor.send({ type: "page.outdated" });
    }
  });
  useFlowEvents(declining, ({ type }) => {
    if (type !== "form.sent") return;
    toast("positive", "Declined.");
    actor.send({ type: "page.requested" });
  });
  if (isWaiting(view))
    return view.kind === "failed" ? (
      <FailureBanner
        attempt="approvals"
        failure={view.failure}
        polite
        onRetry={() => actor.send({ type: "page.requested" })}
      />
    ) : null;
  const waiting = view.approvals.filter(({ state }) => state === "waiting");
  const decided = view.approvals.filter(({ state }) => state !== "waiting").slice(0, MAX_DECIDED);
  if (waiting.length + decided.length === 0) return null;
  return (
    <Section id="approvals" title="Approvals" size="h3" isAnchor titleRef={title}>
      <DataList top={12}>
        {[...waiting, ...decided].map((approval) => (
          <Entry
            key={approval.id}
            approval={approval}
            busy={view.change}
            onChange={(change) => actor.send({ type: "change.requested", change })}
            onDecline={({ id, requestedBy }) =>
              declining.send({ type: "form.opened", changes: { id, name: requestedBy } })
            }
          />
        ))}
      </DataList>
      <DeclineDialog form={declining} />
    </Section>
  );
}

const STATES: Readonly<Record<Exclude<ApprovalState, "waiting">, ReactElement>> = {
  approved: (
    <Badge kind="best" icon={check}>
      Approved
    </Badge>
  ),
  declined: (
    <Badge kind="caution" icon={cross}>
      Declined
    </Badge>
  ),
  withdrawn: <Badge>Withdrawn</Badge>,
};

const ICONS: Readonly<Record<ApprovalState, IconShape>> = {
  waiting: clock,
  approved: check,
  declined: cross,
  withdrawn: cross,
};

const describe = ({ carrier, origin, destination }: Approval): string =>
  origin === null || destination === null ? carrier : `${carrier}, ${origin} to ${destination}`;

/** `1 × 40HC, departure Thu 03 Dec, 06:00, NORRVIK ASTRID`; null where nothing of it is known. */
const describeShipment = ({ load, departure, vessel }: Approval): string | null => {
  const parts = [
    load === null ? null : describeLoad(load, readerFormats().numbers),
    departure === null ? null : `departure ${formatMoment(departure)}`,
    vessel,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(", ");
};

const formatTotal = ({ total, currency }: Approval): string =>
  total === null ? "Total in currencies without a rate" : formatLimit(total, currency);

const describeOutcome = (approval: Approval): string | null => {
  const { state, decidedBy, reason, quotationId, problem, priceEndsAt } = approval;
  if (state === "waiting") return problem ?? `The price ends ${localDayAndTime(priceEndsAt)}.`;
  if (state === "withdrawn") return null;
  const by = decidedBy ?? "a colleague";
  if (state === "declined") return `Declined by ${by}: ${reason ?? ""}`;
  return quotationId === null ? `Approved by ${by}.` : `Approved by ${by}, booked as ${quotationId}.`;
};

/** Why the reader cannot approve it, and who can; null where the reader can, and where nobody does any more. */
const describeDecision = ({
  state,
  problem,
  mayDecide,
  exceededLimit,
  currency,
  approvers,
}: Approval): string | null => {
  if (state !== "waiting" || problem !== null || mayDecide) return null;
  const others = approvers.length === 0 ? null : `${describeApprovers(approvers)} can approve it.`;
  if (exceededLimit === null) return others;
  const above = `Above your limit of ${formatLimit(exceededLimit, currency)}`;
  return others === null ? `${above}.` : `${above}: ${others}`;
};

type EntryProps = {
  readonly approval: Approval;
  readonly busy: ApprovalChange | null;
  readonly onChange: (change: ApprovalChange) => void;
  readonly onDecline: (approval: Approval) => void;
};

function Entry(props: EntryProps): ReactElement {
  const { approval } = props;
  const { state, requestedBy, requestedAt, reference } = approval;
  const asked = `${requestedBy}, ${localDayAndTime(requestedAt)}. ${formatTotal(approval)}`;
  return (
    <DataRow
      icon={state === "waiting" && approval.problem !== null ? warning : ICONS[state]}
      title={describe(approval)}
      notes={[
        describeShipment(approval),
        reference === null ? `${asked}.` : `${asked}. Reference ${reference}.`,
        describeOutcome(approval),
        describeDecision(approval),
      ]}
    >
      {state === "waiting" ? <Actions {...props} /> : <span>{STATES[state]}</span>}
    </DataRow>
  );
}

function Actions({ approval, busy, onChange, onDecline }: EntryProps): ReactElement {
  const { id, problem, mayDecide, mayDecline, mayWithdraw, search } = approval;
  const own = busy?.id === id ? busy.kind : null;
  const name = describe(approval);
  return (
    <Row as="span" gap={8} wrap>
      {problem !== null && (
        <LinkButton to={search === null ? "/rate" : toSearchPath(search)} kind="secondary" size="small">
          Ask for the new price
        </LinkButton>
      )}
      {mayDecide && problem === null && (
        <Button
          size="small"
          ariaLabel={`Approve and book: ${name}`}
          busyLabel={own === "approve" ? "Booking..." : undefined}
          disabled={busy !== null}
          onClick={() => onChange({ kind: "approve", id })}
        >
          Approve and book
        </Button>
      )}
      {mayDecline && (
        <Button
          kind="ghost"
          size="small"
          destructive
          opens="dialog"
          ariaLabel={`Decline: ${name}`}
          disabled={busy !== null}
          onClick={() => onDecline(approval)}
        >
          Decline
        </Button>
      )}
      {mayWithdraw && (
        <Button
          kind="ghost"
          size="small"
          destructive
          ariaLabel={`Withdraw: ${name}`}
          busyLabel={own === "withdraw" ? "Withdrawing..." : undefined}
          disabled={busy !== null}
          onClick={() => onChange({ kind: "withdraw", id })}
        >
          Withdraw
        </Button>
      )}
    </Row>
  );
}

type DeclineActor = ReturnType<typeof useActorRef<ReturnType<typeof declineFlow>>>;

function DeclineDialog({ form }: { readonly form: DeclineActor }): ReactElement {
  const { kind, draft, problems, failure } = useSelector(form, formView, isSameView);
  return (
    <FormDialog
      name="decline-approval"
      open={kind !== "closed"}
      title={`Decline the booking of ${draft.name}?`}
      isSending={kind === "sending"}
      submit={{ label: "Decline", busyLabel: "Declining..." }}
      cancelLabel="Back"
      onSubmit={() => form.send({ type: "form.submitted" })}
      onClose={() => form.send({ type: "form.closed" })}
    >
      <FailureBanner attempt="approval-change" failure={problems.length === 0 ? failure : null} />
      <TextField
        label="Reason"
        hint={`${draft.name} gets it by mail.`}
        value={draft.reason}
        error={findProblem(problems, "reason")}
        onChange={(reason) => form.send({ type: "form.changed", changes: { reason } })}
      />
    </FormDialog>
  );
}
