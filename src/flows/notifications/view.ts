import type { NoticeSetting, NoticeTopic, Notification } from "#domain/notifications";
import type { Failure } from "#ports/failure.ts";
import type { NotificationsSnapshot } from "./machine.ts";

export type NotificationsView =
  | { readonly kind: "loading"; readonly isSlow: boolean; readonly topic: NoticeTopic | null }
  | { readonly kind: "failed"; readonly failure: Failure; readonly topic: NoticeTopic | null }
  | {
      readonly kind: "shown";
      readonly topic: NoticeTopic | null;
      readonly notifications: readonly Notification[];
      readonly unreadCount: number;
      readonly hasMore: boolean;
      readonly isBusy: boolean;
      readonly failure: Failure | null;
    };

export const notificationsView = (snapshot: NotificationsSnapshot): NotificationsView => {
  const { topic, notifications, total, unreadCount, failure, changeFailure } = snapshot.context;
  if (snapshot.matches({ list: "loading" })) return { kind: "loading", isSlow: snapshot.hasTag("slow"), topic };
  if (snapshot.matches({ list: "failed" }) && failure !== null) return { kind: "failed", failure, topic };
  const hasMore = notifications.length < total;
  const isBusy = !snapshot.matches({ list: "shown" });
  return { kind: "shown", topic, notifications, unreadCount, hasMore, isBusy, failure: changeFailure };
};

export type SettingsView =
  | { readonly kind: "loading" }
  | { readonly kind: "failed"; readonly failure: Failure }
  | {
      readonly kind: "shown";
      readonly settings: readonly NoticeSetting[];
      readonly isBusy: boolean;
      readonly failure: Failure | null;
    };

export const settingsView = (snapshot: NotificationsSnapshot): SettingsView => {
  const { settings, settingsFailure: failure } = snapshot.context;
  if (settings !== null) return { kind: "shown", settings, isBusy: snapshot.matches({ settings: "saving" }), failure };
  return failure === null ? { kind: "loading" } : { kind: "failed", failure };
};
