import { okAsync } from "neverthrow";
import { NOTICE_TOPICS, type NoticeSetting, type Notification } from "#domain/notifications";
import { unanswered, unreachable } from "./sample-data.ts";
import type { Ports, Story } from "./story.ts";

const MESSAGE: Notification = {
  id: "n-1",
  topic: "voyage",
  title: "Vessel changed in Colombo: HALCYON CROWN 113W, was HALCYON CROWN 112W",
  detail: "ETA Rotterdam now Tue 15 Dec, was Sun 13 Dec",
  happenedAt: "2026-11-20T03:10:00.000Z",
  isNew: true,
  booking: {
    id: "q-1",
    quotationId: "QTN-2026-000101",
    bookingId: "KLB-2026-000101",
    reference: "PO 88175",
    carrier: "Halcyon Lines",
    isMuted: false,
  },
};
const SETTINGS: readonly NoticeSetting[] = NOTICE_TOPICS.map((topic) => ({
  topic,
  mail: topic !== "eta",
  portal: true,
}));

const notifications = (state: string, page: Ports["notifications"]["page"], until: string): Story => ({
  kind: "screen",
  id: `notifications/${state}`,
  path: "/rate/notifications",
  ports: ({ notifications: ports }) => ({ notifications: { ...ports, page, settings: () => okAsync(SETTINGS) } }),
  until,
});

export const NOTIFICATION_STORIES: readonly Story[] = [
  notifications("loading", unanswered, "Loading notifications..."),
  notifications("failed", unreachable, "The notifications could not be loaded."),
  notifications("empty", () => okAsync({ notifications: [], total: 0, unreadCount: 0 }), "No messages."),
  notifications(
    "shown",
    () =>
      okAsync({
        notifications: [
          MESSAGE,
          { ...MESSAGE, id: "n-0", topic: "arrival", title: "Arrived in Antwerp", detail: null, isNew: false },
        ],
        total: 11,
        unreadCount: 1,
      }),
    "Arrived in Antwerp",
  ),
];
