import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, type RefObject, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type Amendment, AMENDMENT_KINDS, canWithdraw, findOwedFees, isOpen } from "#domain/amendments";
import { type AmendmentsEvent, amendmentsFlow, amendmentsView } from "#flows/amendments/list.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { amendmentRequestFlow, findLane, requestView } from "#flows/amendments/request.ts";
import type { BookingPage } from "#flows/deadlines/types.ts";
import { Badge } from "#web/components/badge.tsx";
import { Banner } from "#web/components/banner.tsx";
import { Button } from "#web/components/button.tsx";
import { Spinner } from "#web/components/loading.tsx";
import { PriceCharges } from "#web/components/price-charges.tsx";
import { quietText, top, weight } from "#web/kit/atoms.css.ts";
import { FailureBanner } from "#web/kit/failure.tsx";
import { Row } from "#web/kit/layout.tsx";
import { Section } from "#web/kit/section.tsx";
import { ownDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents, useTodayIn } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { num } from "#web/styles/typography.css.ts";
import * as css from "./changes.css.ts";
import {
  describeFee,
  describeOutdated,
  describeOwedFees,
  describeSailing,
  describeState,
  formatFee,
  KIND_LABELS,
  REQUEST_LABELS,
  STARTED,
  STATE_LOOKS,
} from "./labels.ts";
import { OpenRequest } from "./open-request.tsx";
import { RequestDialog } from "./request-dialog.tsx";
import { SailingChanges } from "./sailing-changes.tsx";

const DONE = {
  withdraw: "Request withdrawn.",
  agree: "You agreed to the fee. The change is confirmed.",
  refuse: "You did not agree. The booking stays as it is.",
} as const;

type ChangesProps = {
  readonly details: BookingPage["details"];
  /** Where an open request is shown, above the sections. */
  readonly notice: RefObject<HTMLElement | null>;
  /** After whatever the history of the booking records. */
  readonly onChanged: () => void;
};

/** Requests to cancel or change a booking: what they cost first, then their state until they are decided. */
export default function Changes({ details, notice, onChanged }: ChangesProps): ReactElement {
  const { quotation } = details;
  const toast = useToast();
  const todayIn = useTodayIn();
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const [place] = useState(() => notice.current);
  const amendments = useActorRef(useFlow((services) => amendmentsFlow(services, quotation.id)));
  const view = useSelector(amendments, amendmentsView, isSameView);
  const request = useActorRef(useFlow((services) => amendmentRequestFlow(services, details)));
  const typed = useSelector(request, requestView);
  useFlowEvents(request, (event) => {
    if (event.type === "request.outdated") return amendments.send({ type: "list.requested" });
    amendments.send({ type: "request.sent", id: event.id });
    toast("positive", "Request sent to the desk.");
    onChanged();
    setSent(event.id);
    return undefined;
  });
  const isSentListed = view.kind === "listed" && view.loaded.amendments.some(({ id }) => id === sent);
  useEffect(() => {
    if (isSentListed) title.current?.focus();
  }, [isSentListed]);
  useFlowEvents(amendments, (event) => {
    if (event.type === "decision.outdated") {
      title.current?.focus();
      onChanged();
    } else if (event.type === "decision.failed") {
      const { sentence, cause } = failureMessage(
        "amendment-request",
        event.failure ?? { kind: "malformed", issues: [] },
      );
      toast("critical", cause ?? sentence);
    } else {
      toast("positive", DONE[event.decision]);
      title.current?.focus();
      onChanged();
    }
  });
  const hasLane = findLane(details, todayIn) !== null;
  return (
    <Section id="changes" title="Changes" titleRef={title} gap={4}>
      {view.kind === "loading" && <Spinner label="Loading changes..." />}
      {view.kind === "failed" && (
        <FailureBanner
          attempt="amendments"
          failure={view.failure}
          polite
          onRetry={() => amendments.send({ type: "list.requested" })}
        />
      )}
      {view.kind === "listed" && (
        <>
          {place !== null &&
            createPortal(
              view.loaded.amendments
                .filter(isOpen)
                .map((amendment) => (
                  <OpenRequest key={amendment.id} amendment={amendment} carrier={quotation.carrier ?? "the carrier"} />
                )),
              place,
            )}
          {place !== null &&
            quotation.status === "cancelled" &&
            createPortal(<OwedFeesNote amendments={view.loaded.amendments} />, place)}
          {view.loaded.amendments.some(isOpen) ? null : view.loaded.problem === null ? (
            <>
              <p className={quietText.small}>
                You see what a change costs before you ask for it. The desk answers each request.
              </p>
              <Row gap="8 12" wrap align="stretch" top={12}>
                {AMENDMENT_KINDS.filter((kind) => hasLane || (kind !== "sailing" && kind !== "quantity")).map(
                  (kind) => (
                    <Button
                      key={kind}
                      kind={kind === "cancellation" ? "ghost" : "secondary"}
                      destructive={kind === "cancellation"}
                      size="small"
                      opens="dialog"
                      onClick={() => request.send({ type: "form.opened", kind })}
                    >
                      {KIND_LABELS[kind]}
                    </Button>
                  ),
                )}
              </Row>
            </>
          ) : (
            <p className={quietText.small}>{view.loaded.problem}</p>
          )}
          {view.loaded.amendments.length > 0 && (
            <ul className={top[8]}>
              {view.loaded.amendments.map((amendment) => (
                <Entry
                  key={amendment.id}
                  amendment={amendment}
                  carrier={quotation.carrier ?? "the carrier"}
                  isUndoable={amendment.id === view.undoable}
                  outdated={view.outdated?.amendment === amendment.id ? view.outdated : null}
                  isDeciding={view.isDeciding}
                  send={amendments.send}
                />
              ))}
            </ul>
          )}
          {typed.state !== "closed" && (
            <RequestDialog
              view={typed}
              quotation={quotation}
              fees={view.loaded.fees}
              zone={view.loaded.timeZone ?? null}
              send={request.send}
            />
          )}
        </>
      )}
    </Section>
  );
}

function OwedFeesNote({ amendments }: { readonly amendments: readonly Amendment[] }): ReactElement | null {
  const words = describeOwedFees(findOwedFees(amendments));
  return words === null ? null : (
    <Banner tone="caution">
      <span className={num}>{words}</span>
    </Banner>
  );
}

type EntryProps = {
  readonly amendment: Amendment;
  readonly carrier: string;
  readonly isUndoable: boolean;
  /** The decision that came too late. */
  readonly outdated: Pick<Amendment, "fee"> | null;
  readonly isDeciding: boolean;
  readonly send: (event: AmendmentsEvent) => void;
};

function Entry({ amendment, carrier, isUndoable, outdated, isDeciding, send }: EntryProps): ReactElement {
  const { id, kind, state, startedBy, requestedAt, text: words, proposedFee, reason } = amendment;
  const look = STATE_LOOKS[state];
  const decide = (decision: "withdraw" | "agree" | "refuse") => send({ type: "decision.made", id, decision });
  return (
    <li className={css.entry}>
      <Row gap="4 12" wrap>
        <span className={weight.bold}>{REQUEST_LABELS[kind]}</span>
        <Badge kind={look.kind}>{look.label}</Badge>
        <span className={`${quietText.caption} ${num}`}>
          {STARTED[startedBy]} {ownDayAndTime(requestedAt)}
        </span>
      </Row>
      {amendment.replacement !== null && (
        <p className={`${css.words} ${num}`}>{describeSailing(amendment.replacement)}</p>
      )}
      {amendment.replaced !== null && (
        <PriceCharges
          title={`Booked before: ${describeSailing(amendment.replaced)}`}
          price={amendment.replaced.price}
        />
      )}
      {words !== "" && <p className={css.words}>{words}</p>}
      <SailingChanges changes={amendment.changes} />
      <p className={`${quietText.small} ${num}`}>
        {describeState(amendment, carrier)} {reason !== null && `Reason: ${reason}`}
        {state !== "fee-proposed" && ` ${describeFee(amendment)}`}
      </p>
      {outdated !== null && <p className={`${css.problem} ${num}`}>{describeOutdated(amendment, outdated)}</p>}
      {canWithdraw(amendment) && (
        <div>
          <Button kind="secondary" size="small" disabled={isDeciding} onClick={() => decide("withdraw")}>
            {isUndoable ? "Undo request" : "Withdraw request"}
          </Button>
        </div>
      )}
      {state === "fee-proposed" && (
        <Row gap="8 12" wrap align="stretch" top={12}>
          <Button size="small" disabled={isDeciding} onClick={() => decide("agree")}>
            Agree to {formatFee(proposedFee)}
          </Button>
          <Button kind="secondary" size="small" disabled={isDeciding} onClick={() => decide("refuse")}>
            Do not agree
          </Button>
        </Row>
      )}
    </li>
  );
}
