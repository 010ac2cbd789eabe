import { errAsync, okAsync } from "neverthrow";
import { describe, expect, it, vi } from "vitest";
import { createActor } from "xstate";
import type { NoticeSetting, Notification } from "#domain/notifications";
import { selectUnread } from "#flows/notifications/count.ts";
import { notificationsFlow, notificationsView, showAsRead } from "#flows/notifications/list.ts";
import { notificationSettingsFlow, settingsView } from "#flows/notifications/settings.ts";
import { startAppServices } from "#flows/services.ts";
import type { NotificationsPort } from "#ports/api.ts";
import { portsWith, settled } from "../../support/flows.ts";

const message = (id: string, more: Partial<Notification> = {}): Notification => ({
  id,
  topic: "eta",
  title: `Message ${id}`,
  detail: null,
  happenedAt: "2026-11-20T06:00:00.000Z",
  isNew: true,
  booking: {
    id: "q-1",
    quotationId: "QTN-2026-000001",
    bookingId: null,
    reference: null,
    carrier: "Norrvik Line",
    isMuted: false,
  },
  ...more,
});
const SETTINGS: readonly NoticeSetting[] = [{ topic: "eta", mail: true, portal: true }];
const DOWN = { kind: "unreachable", cause: "network" } as const;

const opened = async (given: Partial<NotificationsPort>) => {
  const notifications: NotificationsPort = {
    page: () => okAsync({ notifications: [message("2"), message("1")], total: 3, unreadCount: 2 }),
    markRead: () => okAsync(undefined),
    settings: () => okAsync(SETTINGS),
    saveSetting: (setting) => okAsync([setting]),
    digest: () => okAsync({ isDaily: false, timeZone: "Asia/Kolkata" }),
    saveDigest: (setting) => okAsync(setting),
    mute: () => okAsync(undefined),
    ...given,
  };
  const services = startAppServices(portsWith({ notifications }));
  const actor = createActor(notificationsFlow(services)).start();
  const settings = createActor(notificationSettingsFlow(services)).start();
  await settled();
  return {
    actor,
    services,
    list: () => notificationsView(actor.getSnapshot()),
    change: (setting: NoticeSetting) => settings.send({ type: "change.requested", change: setting }),
    settings: () => settingsView(settings.getSnapshot()),
  };
};

describe("the list of notifications", () => {
  it("shows the first messages and fetches the rest on request", async () => {
    const page = vi
      .fn<NotificationsPort["page"]>()
      .mockReturnValueOnce(okAsync({ notifications: [message("2"), message("1")], total: 3, unreadCount: 2 }))
      .mockReturnValueOnce(okAsync({ notifications: [message("0")], total: 3, unreadCount: 2 }));
    const { actor, list } = await opened({ page });
    expect(list()).toMatchObject({ kind: "shown", hasMore: true, unreadCount: 2, isBusy: false });
    actor.send({ type: "change.requested", change: { kind: "more" } });
    await settled();
    expect(list()).toMatchObject({ hasMore: false, notifications: [{ id: "2" }, { id: "1" }, { id: "0" }] });
    expect(page.mock.calls.map(([query]) => query)).toEqual([
      { topic: null, limit: 20, skip: 0 },
      { topic: null, limit: 20, skip: 2 },
    ]);
  });

  it("is fetched again for a topic", async () => {
    const page = vi.fn<NotificationsPort["page"]>(() => okAsync({ notifications: [], total: 0, unreadCount: 2 }));
    const { actor, list } = await opened({ page });
    actor.send({ type: "query.changed", query: "deadlines" });
    expect(list()).toEqual({ kind: "loading", isSlow: false, topic: "deadlines" });
    await settled();
    expect(list()).toMatchObject({ kind: "shown", topic: "deadlines", notifications: [], hasMore: false });
    expect(page.mock.calls.at(-1)?.[0]).toEqual({ topic: "deadlines", limit: 20, skip: 0 });
  });

  it("marks all messages as read", async () => {
    const markRead = vi.fn<NotificationsPort["markRead"]>(() => okAsync(undefined));
    const { actor, list } = await opened({ markRead });
    actor.send({ type: "change.requested", change: { kind: "read" } });
    expect(list()).toMatchObject({ isBusy: true });
    await settled();
    expect(list()).toMatchObject({ unreadCount: 0, notifications: [{ isNew: false }, { isNew: false }] });
    expect(markRead.mock.calls.map(([ids]) => ids)).toEqual([null]);
  });

  it("mutes the mails about a booking in each of its messages", async () => {
    const mute = vi.fn<NotificationsPort["mute"]>().mockReturnValue(okAsync(undefined));
    const { actor, list } = await opened({ mute });
    actor.send({ type: "change.requested", change: { kind: "mute", booking: { id: "q-1", isMuted: true } } });
    await settled();
    expect(list()).toMatchObject({ notifications: [{ booking: { isMuted: true } }, { booking: { isMuted: true } }] });
    expect(mute.mock.calls[0]?.[0]).toEqual({ id: "q-1", isMuted: true });
  });
});

describe("the settings of notifications", () => {
  it("are as the server stored them after a change", async () => {
    const { change, settings } = await opened({});
    expect(settings()).toEqual({ kind: "shown", settings: SETTINGS, isBusy: false, failure: null });
    change({ topic: "eta", mail: false, portal: true });
    expect(settings()).toMatchObject({ isBusy: true });
    await settled();
    expect(settings()).toMatchObject({ settings: [{ topic: "eta", mail: false, portal: true }], isBusy: false });
  });
});

describe("the number of new messages", () => {
  it("is loaded when a screen opens, and 0 until then", async () => {
    const { services } = await opened({});
    const unread = () => selectUnread(services.notificationCount.getSnapshot());
    await settled();
    expect(unread()).toBe(0);
    services.notificationCount.send({ type: "screen.opened", path: "/dashboard" });
    await settled();
    expect(unread()).toBe(2);
  });

  it("stays if it cannot be loaded", async () => {
    const page = vi
      .fn<NotificationsPort["page"]>()
      .mockReturnValueOnce(okAsync({ notifications: [], total: 0, unreadCount: 0 }))
      .mockReturnValueOnce(okAsync({ notifications: [], total: 3, unreadCount: 3 }))
      .mockReturnValue(errAsync(DOWN));
    const { services } = await opened({ page });
    services.notificationCount.send({ type: "screen.opened", path: "/dashboard" });
    await settled();
    services.notificationCount.send({ type: "screen.opened", path: "/dashboard" });
    await settled();
    expect(selectUnread(services.notificationCount.getSnapshot())).toBe(3);
  });

  it("no longer contains a message that was opened, also if its screen was left at once", async () => {
    const read: (readonly string[] | null)[] = [];
    const page: NotificationsPort["page"] = () =>
      okAsync({ notifications: [message("2")], total: 2, unreadCount: 2 - read.flat().length });
    const markRead: NotificationsPort["markRead"] = (ids) => {
      read.push(ids);
      return okAsync(undefined);
    };
    const { services } = await opened({ page, markRead });
    services.notificationCount.send({ type: "message.opened", id: "2" });
    services.notificationCount.send({ type: "screen.opened", path: "/dashboard" });
    await settled();
    expect(read).toEqual([["2"]]);
    expect(selectUnread(services.notificationCount.getSnapshot())).toBe(1);
  });

  it("is loaded again after all messages were marked as read", async () => {
    const { services } = await opened({});
    services.notificationCount.send({ type: "messages.read" });
    await settled();
    expect(selectUnread(services.notificationCount.getSnapshot())).toBe(2);
  });
});

it("shows an opened message as read", async () => {
  const { actor, list } = await opened({});
  showAsRead(actor, "2");
  expect(list()).toMatchObject({
    notifications: [
      { id: "2", isNew: false },
      { id: "1", isNew: true },
    ],
  });
});
