import type { NoticeTopic, Notification, NotificationPage } from "#domain/notifications";
import { createQueryPage, type PageActor, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

const PAGE_SIZE = 20;

/** Mails about a booking. */
interface Muting {
  readonly id: string;
  readonly isMuted: boolean;
}

export type NotificationsChange =
  /** Further messages. */
  { readonly kind: "more" } | { readonly kind: "read" } | { readonly kind: "mute"; readonly booking: Muting };

type Topic = NoticeTopic | null;

const mapNotifications = (
  page: NotificationPage,
  change: (notification: Notification) => Notification,
): NotificationPage => ({ ...page, notifications: page.notifications.map(change) });

const withMuted = (page: NotificationPage, { id, isMuted }: Muting): NotificationPage =>
  mapNotifications(page, (one) => (one.booking.id === id ? { ...one, booking: { ...one.booking, isMuted } } : one));

/** The messages of a topic, null for all. */
export const notificationsFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">) =>
  createQueryPage<NotificationPage, NotificationsChange, Topic>({
    id: "notifications",
    requestActor,
    query: null,
    clears: true,
    load: (topic, signal) => notifications.page({ topic, limit: PAGE_SIZE, skip: 0 }, signal),
    change: (change, signal, page, topic) => {
      switch (change.kind) {
        case "more":
          return notifications
            .page({ topic, limit: PAGE_SIZE, skip: page.notifications.length }, signal)
            .map((next) => ({ ...next, notifications: [...page.notifications, ...next.notifications] }));
        case "read":
          return notifications.markRead(null, signal).map(() => ({
            ...mapNotifications(page, (one) => ({ ...one, isNew: false })),
            unreadCount: 0,
          }));
        case "mute":
          return notifications.mute(change.booking, signal).map(() => withMuted(page, change.booking));
      }
    },
  });

/** Shows a message as read that was opened. */
export const showAsRead = (actor: PageActor<NotificationPage, NotificationsChange, Topic>, id: string): void => {
  const { value } = actor.getSnapshot().context;
  if (value === null) return;
  const read = mapNotifications(value, (one) => (one.id === id ? { ...one, isNew: false } : one));
  actor.send({ type: "page.updated", value: read });
};

export const notificationsView = (snapshot: PageSnapshot<NotificationPage, NotificationsChange, Topic>) => ({
  topic: snapshot.context.query,
  ...pageView(snapshot, ({ notifications, total, unreadCount }, { change, changeFailure }) => ({
    notifications,
    unreadCount,
    hasMore: notifications.length < total,
    isBusy: change !== null,
    failure: changeFailure,
  })),
});

export type NotificationsView = ReturnType<typeof notificationsView>;
