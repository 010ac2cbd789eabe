import { useActorRef, useSelector } from "@xstate/react";
import { type ReactElement, useRef, useState } from "react";
import type { Webhook } from "#domain/webhooks";
import { createWebhookFlow, type WebhookAction, webhooksFlow, webhooksView } from "#flows/account/webhooks.ts";
import { formView } from "#flows/kit/form.ts";
import { isSameView } from "#flows/kit/same-view.ts";
import { Badge } from "#web/components/badge.tsx";
import { Button } from "#web/components/button.tsx";
import { CopyField } from "#web/components/copy-field.tsx";
import { external, warning } from "#web/components/icon/shapes.ts";
import { DataList, DataRow } from "#web/kit/data-list.tsx";
import { localDayAndTime } from "#web/messages/dates.ts";
import { failureMessage } from "#web/messages/failures.ts";
import { useFlow, useFlowEvents } from "#web/portal/portal-context.tsx";
import { useToast } from "#web/portal/use-toast.ts";
import { foot } from "./account.css.ts";
import { Deliveries } from "./deliveries.tsx";
import { ListState, Section } from "./section.tsx";
import { WebhookDialog } from "./webhook-dialog.tsx";

const DONE: Readonly<Record<WebhookAction, string>> = {
  test: "Test message sent. See the deliveries.",
  renew: "New secret made. The one before works for another 24 hours.",
  "switch-on": "Webhook switched on.",
  "switch-off": "Webhook switched off.",
  delete: "Webhook deleted.",
};

/** Where events of the shipper are sent, and what became of them. */
export function Webhooks(): ReactElement {
  const actor = useActorRef(useFlow(webhooksFlow));
  const form = useActorRef(useFlow(createWebhookFlow));
  const view = useSelector(actor, webhooksView, isSameView);
  const formShown = useSelector(form, formView, isSameView);
  const title = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  useFlowEvents(actor, (event) => {
    if (event.type === "change.done" && event.change !== null) {
      toast("positive", DONE[event.change.action]);
      if (event.change.action === "delete") title.current?.focus();
    } else if (event.type !== "change.done" && event.failure !== null)
      toast("critical", failureMessage("webhook-change", event.failure).sentence);
  });
  useFlowEvents(form, ({ type }) => {
    if (type === "form.sent") actor.send({ type: "page.requested" });
  });
  return (
    <Section
      id="webhooks"
      title="Webhooks"
      lead="We send signed messages to your address when something happens with your bookings and quotes: eight attempts in 24 hours."
      titleRef={title}
    >
      <ListState
        view={view}
        attempt="webhooks"
        label="Loading webhooks..."
        onRetry={() => actor.send({ type: "page.requested" })}
      >
        {({ webhooks, renewed, changing }) => (
          <>
            <DataList top={12} empty="No webhooks yet.">
              {webhooks.map((webhook) => (
                <Entry
                  key={webhook.id}
                  webhook={webhook}
                  busy={changing?.id === webhook.id ? changing.action : null}
                  isBlocked={changing !== null}
                  onAction={(action) => actor.send({ type: "change.requested", change: { action, id: webhook.id } })}
                />
              ))}
            </DataList>
            {renewed !== null && (
              <CopyField label={`New secret of ${renewed.webhook.url}`} link={renewed.secret} action="Copy secret" />
            )}
          </>
        )}
      </ListState>
      <div className={foot}>
        <Button kind="secondary" onClick={() => form.send({ type: "form.opened" })}>
          New address
        </Button>
      </div>
      {formShown.kind !== "closed" && <WebhookDialog view={formShown} send={form.send} />}
    </Section>
  );
}

const formatSecret = ({ secretEnd, previousSecretUntil }: Webhook): string =>
  previousSecretUntil === null
    ? `Secret …${secretEnd}`
    : `Secret …${secretEnd}, the one before works until ${localDayAndTime(previousSecretUntil)}`;

type EntryProps = {
  readonly webhook: Webhook;
  readonly busy: WebhookAction | null;
  readonly isBlocked: boolean;
  readonly onAction: (action: WebhookAction) => void;
};

function Entry({ webhook, busy, isBlocked, onAction }: EntryProps): ReactElement {
  const { id, url, events, state, failing, mode } = webhook;
  const [isOpen, setOpen] = useState(false);
  const isActive = state === "active";
  const action = (name: WebhookAction, label: string) => (
    <Button
      kind="ghost"
      size="small"
      destructive={name === "delete"}
      ariaLabel={`${label}: ${url}`}
      busyLabel={busy === name ? "Working..." : undefined}
      disabled={isBlocked}
      onClick={() => onAction(name)}
    >
      {label}
    </Button>
  );
  return (
    <>
      <DataRow icon={external} title={url} notes={[events.join(", "), `${formatSecret(webhook)}.`]}>
        <span>
          {mode === "test" && <Badge kind="plain">Test mode</Badge>}
          {!isActive && <Badge kind="plain">Switched off</Badge>}
          {isActive && failing > 0 && (
            <Badge kind="caution" icon={warning}>
              {failing} failing
            </Badge>
          )}
        </span>
      </DataRow>
      <li>
        <div className={foot}>
          {isActive && action("test", "Send a test")}
          {action("renew", "New secret")}
          {isActive ? action("switch-off", "Switch off") : action("switch-on", "Switch on")}
          {action("delete", "Delete")}
          <Button kind="ghost" size="small" expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Deliveries
          </Button>
        </div>
        {isOpen && <Deliveries webhook={id} />}
      </li>
    </>
  );
}
