export { canWait, findNextDigest } from "./digest.ts";
export type { BookingChange, BookingFacts, DatedCutOff } from "./facts.ts";
export { findNextReminder, findNotices } from "./find-notices.ts";
export type { DigestSetting, NoticeSetting, Notification, NotificationPage } from "./listed.ts";
export { isNews, NOTICE_TOPICS, type Notice, type NoticeKind, type NoticeTopic, toTopic } from "./notice.ts";
