import type { Sentence } from "#domain/formatting";
import type { Instant } from "#domain/time";
import type { NoticeTopic } from "./notice.ts";

/** A message as the portal lists it. */
export interface Notification {
  readonly id: string;
  readonly topic: NoticeTopic;
  readonly title: Sentence;
  readonly detail: Sentence | null;
  readonly happenedAt: Instant;
  readonly isNew: boolean;
  readonly booking: {
    readonly id: string;
    readonly quotationId: string;
    /** Null until the carrier has given a number. */
    readonly bookingId: string | null;
    /** The shipper's own. */
    readonly reference: string | null;
    readonly carrier: string;
    /** No mails are sent about it. */
    readonly isMuted: boolean;
    /** The server has a page of the booking. */
    readonly hasDetails?: true;
  };
}

export interface NotificationPage {
  readonly notifications: readonly Notification[];
  readonly total: number;
  /** Of all topics. */
  readonly unreadCount: number;
}

/** Where the messages of a topic appear. */
export interface NoticeSetting {
  readonly topic: NoticeTopic;
  readonly mail: boolean;
  readonly portal: boolean;
}

/** Whether the mails of a day arrive as one, at 07:00 of a time zone (IANA). */
export interface DigestSetting {
  readonly isDaily: boolean;
  readonly timeZone: string;
}
