import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { MAX_ATTEMPTS, type WebhookDelivery } from "#domain/webhooks";
import { deliveriesFlow, deliveriesView } from "#flows/account/webhooks.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Button } from "#web/components/button.tsx";
import { checkCircle, clock, crossCircle } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { foot } from "./account.css.ts";
import { ListState } from "./section.tsx";

/** The newest deliveries of a webhook. */
export function Deliveries({ webhook }: { readonly webhook: string }): ReactElement {
  const actor = useActorRef(useFlow((services) => deliveriesFlow(services, webhook)));
  const view = useSelector(actor, deliveriesView, isSameView);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done") toast("positive", "Sent again.");
    else if (event.failure !== null) toast("critical", failureMessage("webhook-change", event.failure).sentence);
  });
  const reload = () => actor.send({ type: "page.requested" });
  return (
    <ListState view={view} attempt="deliveries" label="Loading deliveries..." onRetry={reload}>
      {({ deliveries, sending }) => (
        <>
          <DataList empty="Nothing was sent yet.">
            {deliveries.map((delivery) => (
              <Entry
                key={delivery.id}
                delivery={delivery}
                sending={sending}
                onSend={() => actor.send({ type: "change.requested", change: { id: delivery.id } })}
              />
            ))}
          </DataList>
          <div className={foot}>
            <Button kind="ghost" size="small" onClick={reload}>
              Show the newest
            </Button>
          </div>
        </>
      )}
    </ListState>
  );
}

const ICONS = { waiting: clock, delivered: checkCircle, failed: crossCircle } as const;

const formatAnswer = ({ state, status, durationMs, reason }: WebhookDelivery): string => {
  if (durationMs === null) return state === "failed" ? (reason ?? "Not sent.") : "Not sent yet.";
  const seconds = (durationMs / 1_000).toFixed(2);
  return status === null ? `${reason ?? "No answer."} ${seconds} s.` : `Answered ${status} in ${seconds} s.`;
};

const formatNext = ({ state, nextAttemptAt }: WebhookDelivery): string => {
  if (state === "delivered") return "Delivered.";
  if (state === "failed") return "Given up.";
  return nextAttemptAt === null ? "Waiting." : `Next attempt ${localDayAndTime(nextAttemptAt)}.`;
};

type EntryProps = { readonly delivery: WebhookDelivery; readonly sending: string | null; readonly onSend: () => void };

function Entry({ delivery, sending, onSend }: EntryProps): ReactElement {
  const { id, type, subject, state, attempts, createdAt, answer, status } = delivery;
  const name = subject === "" ? type : `${type}, ${subject}`;
  const isShown = state !== "delivered" && status !== null && answer !== "";
  return (
    <DataRow
      icon={ICONS[state]}
      title={name}
      notes={[
        `${localDayAndTime(createdAt)}. ${formatAnswer(delivery)}`,
        `${attempts} of ${MAX_ATTEMPTS} attempts. ${formatNext(delivery)}`,
        isShown ? answer : null,
      ]}
    >
      {state !== "waiting" && (
        <Button
          kind="ghost"
          size="small"
          ariaLabel={`Send again: ${name}`}
          busyLabel={sending === id ? "Sending..." : undefined}
          disabled={sending !== null}
          onClick={onSend}
        >
          Send again
        </Button>
      )}
    </DataRow>
  );
}
