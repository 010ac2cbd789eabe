import { MatchersV3 } from "@pact-foundation/pact";
import { describe, it } from "vitest";
import { patient } from "#tests/adapters/support/api.ts";
import { CALLS, hasDigest, hasNotifications } from "./calls.ts";
import { expectValue, fieldRefusal, filled, matching, refusal, signedIn, success, testInteraction } from "./kit.ts";

const { arrayContaining, boolean, eachLike } = MatchersV3;

const MOMENT = matching("\\d{4}-\\d{2}-\\d{2}T.*(Z|[+-]\\d{2}:\\d{2})", "2026-11-20T08:15:00.000Z");
const topic = matching("(bookings|deadlines|eta|voyage|documents|arrival|free-time)", "eta");
const message = { title: "ETA Rotterdam now Wed 25 Nov", detail: "Congestion at Suez" };
const notified = { ...signedIn, ...hasNotifications };
const owned = { id: "b-1", fileName: "KLB-2026-000123.pdf" };

const LISTED = {
  id: filled("n-1"),
  topic,
  ...message,
  happenedAt: MOMENT,
  readAt: null,
  booking: {
    _id: filled("b-1"),
    quotationId: filled("QTN-2026-000123"),
    bookingId: filled("KLB-2026-000123"),
    reference: null,
    providerName: filled("Norrvik Line"),
    muted: false,
  },
};
const READ = {
  id: "n-1",
  topic: "eta",
  ...message,
  happenedAt: "2026-11-20T08:15:00.000Z",
  isNew: true,
  booking: {
    id: "b-1",
    quotationId: "QTN-2026-000123",
    bookingId: "KLB-2026-000123",
    reference: null,
    carrier: "Norrvik Line",
    isMuted: false,
  },
} as const;

describe("notifications", () => {
  const { request, send } = CALLS.listNotifications;

  it("are listed with their bookings and counted", () =>
    testInteraction({
      title: "the notifications of a shipper",
      states: { ...notified, "the shipper has a notification": message },
      request,
      response: success([LISTED], { lenResult: 1, unread: 1 }),
      check: expectValue(send, { notifications: [READ], total: 1, unreadCount: 1 }),
    }));

  it("say whether their booking is muted", () =>
    testInteraction({
      title: "the notifications of a muted booking",
      states: {
        ...notified,
        "the shipper has a notification": message,
        "the booking of the notification is muted": {},
      },
      request,
      response: success([{ ...LISTED, booking: { ...LISTED.booking, muted: true } }], { lenResult: 1, unread: 1 }),
      check: expectValue(send, {
        notifications: [{ ...READ, booking: { ...READ.booking, isMuted: true } }],
        total: 1,
        unreadCount: 1,
      }),
    }));

  it("are those of a topic", () =>
    testInteraction({
      title: "the notifications of a topic without any",
      states: { ...notified, "the shipper has a notification": message },
      request: { ...request, query: { ...request.query, topic: "deadlines" } },
      response: success([], { lenResult: 0, unread: 1 }),
      check: expectValue(
        ({ notifications }) => notifications.page({ topic: "deadlines", limit: 10, skip: 0 }, patient()),
        { notifications: [], total: 0, unreadCount: 1 },
      ),
    }));

  it("are marked as read", () =>
    testInteraction({
      title: "all notifications as read",
      states: { ...notified, "the shipper has a notification": message },
      request: CALLS.readNotifications.request,
      response: success([]),
      check: expectValue(CALLS.readNotifications.send, undefined),
    }));
});

describe("the settings of notifications", () => {
  const setting = { topic, mail: boolean(true), portal: boolean(true) };

  it("are listed by topic", () =>
    testInteraction({
      title: "the settings of notifications of a new account",
      states: notified,
      request: CALLS.notificationSettings.request,
      response: success(eachLike(setting)),
      check: expectValue(CALLS.notificationSettings.send, [{ topic: "eta", mail: true, portal: true }]),
    }));

  it("are switched", () =>
    testInteraction({
      title: "the mails about ETAs switched off",
      states: notified,
      request: CALLS.setNotification.request,
      response: success(arrayContaining({ topic: "eta", mail: false, portal: true })),
      check: expectValue(CALLS.setNotification.send, [{ topic: "eta", mail: false, portal: true }]),
    }));
});

describe("the mails about a booking", () => {
  const { request, send } = CALLS.muteBooking;

  it("are switched off", () =>
    testInteraction({
      title: "a muted booking of the shipper",
      states: { ...notified, "a booking has a file": owned },
      request,
      response: success([]),
      check: expectValue(send, undefined),
    }));

  it("are not switched for somebody else's booking", () =>
    testInteraction({
      title: "a muted booking of another shipper",
      states: { ...notified, "another shipper has a booking with a file": owned },
      request,
      ...refusal(404, "We do not have this booking.", send),
    }));
});

describe("the digest of notifications", () => {
  const states = { ...signedIn, ...hasDigest };

  it("is off for a new account", () =>
    testInteraction({
      title: "the digest of a new account",
      states,
      request: CALLS.getNotificationDigest.request,
      response: success([{ daily: false, timeZone: filled("Asia/Kolkata") }]),
      check: expectValue(CALLS.getNotificationDigest.send, { isDaily: false, timeZone: "Asia/Kolkata" }),
    }));

  it("is switched on for a time zone", () =>
    testInteraction({
      title: "the digest switched on",
      states,
      request: CALLS.setNotificationDigest.request,
      response: success([{ daily: true, timeZone: "Asia/Kolkata" }]),
      check: expectValue(CALLS.setNotificationDigest.send, { isDaily: true, timeZone: "Asia/Kolkata" }),
    }));

  it("is refused for an unknown time zone", () =>
    testInteraction({
      title: "the digest in an unknown time zone",
      states,
      request: { ...CALLS.setNotificationDigest.request, json: { daily: true, timeZone: "Asia/Atlantis" } },
      ...fieldRefusal("timeZone", "This time zone is not known."),
    }));
});
