import { useActorRef, useSelector } from "@xstate/react";
import type { ReactElement } from "react";
import { NOTICE_TOPICS, type NoticeTopic } from "#domain/notifications";
import { notificationsFlow } from "#flows/notifications/machine.ts";
import { notificationsView, settingsView } from "#flows/notifications/view.ts";
import { Button } from "#web/components/button.tsx";
import { Select } from "#web/components/select.tsx";
import { tabTitle, useFlow, useFlowEvents, useNotificationCount } from "#web/portal/portal-context.tsx";
import { text } from "#web/styles/typography.css.ts";
import { MessageList } from "./message-list.tsx";
import { actions, head, narrow, page, topics } from "./notifications.css.ts";
import { Settings } from "./settings.tsx";
import { TOPIC_LABELS } from "./topic-labels.ts";

const OPTIONS = [
  { value: "all", label: "All messages" },
  ...NOTICE_TOPICS.map((topic) => ({ value: topic, label: TOPIC_LABELS[topic].label })),
] as const;

const toTopic = (value: string): NoticeTopic | null => NOTICE_TOPICS.find((topic) => topic === value) ?? null;

export function Component(): ReactElement {
  const { machine } = useFlow(notificationsFlow);
  const actor = useActorRef(machine);
  const count = useNotificationCount();
  useFlowEvents(actor, (event) => count.send(event));
  const view = useSelector(actor, notificationsView);
  const settings = useSelector(actor, settingsView);
  const isBusy = view.kind === "shown" && view.isBusy;
  return (
    <main id="main" tabIndex={-1} className={page}>
      <title>{tabTitle("Notifications")}</title>
      <div className={narrow}>
        <div className={head}>
          <h1 className={text.h1}>Notifications</h1>
          <div className={actions}>
            <Button
              kind="secondary"
              disabled={view.kind !== "shown" || view.unreadCount === 0 || isBusy}
              onClick={() => actor.send({ type: "read.requested" })}
            >
              Mark all as read
            </Button>
          </div>
        </div>
        <div className={topics}>
          <Select
            label="Show"
            options={OPTIONS}
            value={view.topic ?? "all"}
            onChange={(value) => actor.send({ type: "topic.selected", topic: toTopic(value) })}
          />
        </div>
        <MessageList
          view={view}
          send={(event) => actor.send(event)}
          onOpen={(id) => {
            actor.send({ type: "message.opened", id });
            count.send({ type: "message.opened", id });
          }}
        />
        <Settings
          view={settings}
          onChange={(setting) => actor.send({ type: "setting.changed", setting })}
          onRetry={() => actor.send({ type: "settings.retried" })}
        />
      </div>
    </main>
  );
}
