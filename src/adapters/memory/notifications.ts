import { okAsync } from "neverthrow";
import { type DigestSetting, NOTICE_TOPICS, type NoticeSetting, type Notification } from "#domain/notifications";
import type { NotificationsPort } from "#ports/api.ts";
import type { ClockPort } from "#ports/browser.ts";

const booking: Notification["booking"] = {
  id: "memory-quotation",
  quotationId: "QTN-2026-000001",
  bookingId: "KLB-2026-000001",
  reference: "PO 88213",
  carrier: "Norrvik Line",
  isMuted: false,
};

/** Two messages, one of them new; switches and marks last until the page is left. */
export const createMemoryNotifications = (clock: ClockPort): NotificationsPort => {
  let messages: readonly Notification[] = [
    {
      id: "memory-2",
      topic: "eta",
      title: "ETA Rotterdam now Wed 25 Nov, was Mon 23 Nov",
      detail: "Congestion at Suez",
      happenedAt: clock.now(),
      isNew: true,
      booking,
    },
    {
      id: "memory-1",
      topic: "bookings",
      title: "Booking confirmed: KLB-2026-000001",
      detail: null,
      happenedAt: clock.now(),
      isNew: false,
      booking,
    },
  ];
  let digest: DigestSetting = { isDaily: false, timeZone: "Asia/Kolkata" };
  let stored: readonly NoticeSetting[] = NOTICE_TOPICS.map((topic) => ({ topic, mail: true, portal: true }));
  return {
    page: ({ topic, limit, skip }) => {
      const found = messages.filter((one) => topic === null || one.topic === topic);
      const unreadCount = messages.filter(({ isNew }) => isNew).length;
      return okAsync({ notifications: found.slice(skip, skip + limit), total: found.length, unreadCount });
    },
    markRead: (ids) => {
      messages = messages.map((one) => (ids === null || ids.includes(one.id) ? { ...one, isNew: false } : one));
      return okAsync(undefined);
    },
    settings: () => okAsync(stored),
    saveSetting: (setting) => {
      stored = stored.map((one) => (one.topic === setting.topic ? setting : one));
      return okAsync(stored);
    },
    digest: () => okAsync(digest),
    saveDigest: (setting) => {
      digest = setting;
      return okAsync(digest);
    },
    mute: ({ id, isMuted }) => {
      messages = messages.map((one) =>
        one.booking.id === id ? { ...one, booking: { ...one.booking, isMuted } } : one,
      );
      return okAsync(undefined);
    },
  };
};
