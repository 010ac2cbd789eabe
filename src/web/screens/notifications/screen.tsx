import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { NOTICE_TOPICS, type NoticeTopic } from "#domain/notifications";
import { notificationsFlow, notificationsView, showAsRead } from "#flows/notifications/list.ts";
import { notificationSettingsFlow, settingsView } from "#flows/notifications/settings.ts";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { Page } from "#web/kit/page.tsx";
import { tabTitle, useFlow, useFlowEvents, useNotificationCount } from "#web/portal/portal-context.tsx";
import { MessageList } from "./message-list.tsx";
import { topics } from "./notifications.css.ts";
import { Settings } from "./settings.tsx";
import { TOPIC_LABELS } from "./topic-labels.ts";

const OPTIONS = [
  { value: "all", label: "All messages" },
  ...NOTICE_TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic].label })),
] as const;

const toTopic = (value: string): NoticeTopic | null => NOTICE_TOPICS.find((topic) => topic === value) ?? null;

export function Component(): ReactElement {
  const actor = useActorRef(useFlow(notificationsFlow));
  const settings = useActorRef(useFlow(notificationSettingsFlow));
  const count = useNotificationCount();
  useFlowEvents(actor, ({ type, change }) => {
    if (type === "change.done" && change?.kind === "read") count.send({ type: "messages.read" });
  });
  const view = useSelector(actor, notificationsView);
  const isBusy = view.kind === "shown" && view.isBusy;
  return (
    <Page
      tab={tabTitle("Notifications")}
      width="medium"
      heading="Notifications"
      aside={
        <Button
          kind="secondary"
          disabled={view.kind !== "shown" || view.unreadCount === 0 || isBusy}
          onClick={() => actor.send({ type: "change.requested", change: { kind: "read" } })}
        >
          Mark all as read
        </Button>
      }
    >
      <div className={topics}>
        <Select
          label="Show"
          options={OPTIONS}
          value={view.topic ?? "all"}
          onChange={(value) => actor.send({ type: "query.changed", query: toTopic(value) })}
        />
      </div>
      <MessageList
        view={view}
        onRetry={() => actor.send({ type: "page.requested" })}
        onChange={(change) => actor.send({ type: "change.requested", change })}
        onOpen={(id) => {
          showAsRead(actor, id);
          count.send({ type: "message.opened", id });
        }}
      />
      <Settings
        view={useSelector(settings, settingsView)}
        onChange={(change) => settings.send({ type: "change.requested", change })}
        onRetry={() => settings.send({ type: "page.requested" })}
      />
    </Page>
  );
}
