import type { NoticeKind, NoticeTopic } from "#domain/notifications";

/** A message that was found; the mail about it is in the outbox since the same transaction. */
export interface NotificationTable {
  readonly id: string;
  readonly accountId: string;
  readonly quotation: string;
  /** Names the fact; one message of a booking for each. */
  readonly key: string;
  readonly kind: NoticeKind;
  readonly topic: NoticeTopic;
  readonly title: string;
  readonly detail: string | null;
  /** JSON: `title` and `detail` as Sentences; null where they state no day and no amount, and in rows of earlier versions. */
  readonly sentences: string | null;
  readonly happenedAt: number;
  readonly recordedAt: number;
  readonly readAt: number | null;
  /** 0: its topic is switched off in the portal. */
  readonly isListed: number;
}

/** What a shipper has switched; a topic without a row is on. */
export interface NotificationSettingTable {
  readonly accountId: string;
  readonly topic: NoticeTopic;
  readonly mail: number;
  readonly portal: number;
}

/** A shipper whose mails are collected. */
export interface NotificationDigestTable {
  readonly accountId: string;
  /** 0: switched off; the row is deleted once what was collected has been mailed. */
  readonly isDaily: number;
  readonly timeZone: string;
  readonly nextAt: number;
}

/** A message that waits for the digest, or whose digest has not left yet. */
export interface CollectedNoticeTable {
  readonly accountId: string;
  readonly notification: string;
  /** The key of the digest that names it; null while none does. */
  readonly mail: string | null;
}

/** A booking about which no mails are sent. */
export interface MutedBookingTable {
  readonly quotation: string;
  readonly mutedAt: number;
}

/** `digest`: the mails of all topics. */
export type UnsubscribeTopic = NoticeTopic | "digest";

/** The token at the end of one mail, by its hash; switches off the mails of a topic without signing in, and nothing else. */
export interface UnsubscribeLinkTable {
  readonly tokenHash: string;
  readonly accountId: string;
  readonly topic: UnsubscribeTopic;
  readonly createdAt: number;
}
