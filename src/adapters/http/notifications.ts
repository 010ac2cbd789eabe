import * as t from "io-ts";
import type * as schema from "#api/schema.d.ts";
import type { Result } from "neverthrow";
import { agreeing, decodeWith, first, list, object, orNull } from "./codec.ts";
import type { DigestSetting, Notification } from "#domain/notifications";
import type { NotificationsPort } from "#ports/api.ts";
import type { Failure } from "#ports/failure.ts";
import { request, ignore } from "./request.ts";
import { SentencePartsCodec, toSentence } from "./sentence.ts";
import type { Api } from "./client.ts";

const TopicCodec = t.keyof({
  bookings: null,
  deadlines: null,
  eta: null,
  voyage: null,
  documents: null,
  arrival: null,
  "free-time": null,
});

const NotificationCodec = agreeing<schema.Notification>()(
  object({
    id: t.string,
    topic: TopicCodec,
    title: t.string,
    titleParts: SentencePartsCodec,
    detail: orNull(t.string),
    detailParts: SentencePartsCodec,
    happenedAt: t.string,
    readAt: orNull(t.string),
    booking: object({
      _id: t.string,
      quotationId: t.string,
      bookingId: orNull(t.string),
      reference: orNull(t.string),
      providerName: t.string,
      muted: t.boolean,
      hasDetails: orNull(t.boolean),
    }),
  }),
);

const NoticeSettingCodec = agreeing<schema.NotificationSetting>()(
  object({ topic: TopicCodec, mail: t.boolean, portal: t.boolean }),
);

const toNotification = ({
  readAt,
  title,
  titleParts,
  detail,
  detailParts,
  booking: { _id, providerName, muted, hasDetails, ...booking },
  ...notification
}: t.TypeOf<typeof NotificationCodec>): Notification => ({
  ...notification,
  title: toSentence(title, titleParts),
  detail: detail === null ? null : toSentence(detail, detailParts),
  isNew: readAt === null,
  booking: {
    ...booking,
    id: _id,
    carrier: providerName,
    isMuted: muted,
    ...(hasDetails === true ? { hasDetails } : {}),
  },
});

const NotificationDigestCodec = agreeing<schema.NotificationDigest>()(object({ daily: t.boolean, timeZone: t.string }));

const readDigest = (value: unknown): Result<DigestSetting, Failure> =>
  decodeWith(NotificationDigestCodec)(value).map(({ daily, timeZone }) => ({ isDaily: daily, timeZone }));

const readCount = decodeWith(t.number);
const readSettings = decodeWith(list(NoticeSettingCodec));

export const createNotifications = (api: Api): NotificationsPort => {
  return {
    page: ({ topic, limit, skip }, signal) =>
      request(
        api.GET("/resource/notifications", {
          params: { query: { limit, skip, ...(topic === null ? {} : { topic }) } },
          signal,
        }),
      ).andThen(({ result, lenResult, unread }) =>
        decodeWith(list(NotificationCodec))(result).andThen((read) =>
          readCount(lenResult).andThen((total) =>
            readCount(unread).map((unreadCount) => ({ notifications: read.map(toNotification), total, unreadCount })),
          ),
        ),
      ),

    markRead: (ids, signal) =>
      request(
        api.PUT("/resource/notifications/read", {
          body: { ids: ids === null ? null : [...ids] },
          signal,
        }),
      ).map(ignore),

    settings: (signal) =>
      request(api.GET("/resource/notification-settings", { signal })).andThen(({ result }) => readSettings(result)),

    saveSetting: ({ topic, mail, portal }, signal) =>
      request(api.PUT("/resource/notification-settings", { body: { topic, mail, portal }, signal })).andThen(
        ({ result }) => readSettings(result),
      ),

    digest: (signal) =>
      request(api.GET("/resource/notification-digest", { signal })).andThen(({ result }) => readDigest(first(result))),

    saveDigest: ({ isDaily, timeZone }, signal) =>
      request(api.PUT("/resource/notification-digest", { body: { daily: isDaily, timeZone }, signal })).andThen(
        ({ result }) => readDigest(first(result)),
      ),

    mute: ({ id, isMuted }, signal) =>
      request(
        api.PUT("/resource/quotation/{id}/notifications", {
          params: { path: { id } },
          body: { muted: isMuted },
          signal,
        }),
      ).map(ignore),
  };
};
