import type { NoticeSetting } from "#domain/notifications";
import { createPage, type PageSnapshot, pageView } from "../kit/page.ts";
import type { FlowServices } from "../kit/request.ts";

type Settings = readonly NoticeSetting[];

/** Which messages arrive by mail and which are listed. */
export const notificationSettingsFlow = ({ requestActor, ports: { notifications } }: FlowServices<"notifications">) =>
  createPage<Settings, NoticeSetting>({
    id: "notificationSettings",
    requestActor,
    load: (signal) => notifications.settings(signal),
    change: (setting, signal) => notifications.saveSetting(setting, signal),
  });

export const settingsView = (snapshot: PageSnapshot<Settings, NoticeSetting>) =>
  pageView(snapshot, (settings, { change, changeFailure }) => ({
    settings,
    isBusy: change !== null,
    failure: changeFailure,
  }));

export type SettingsView = ReturnType<typeof settingsView>;
