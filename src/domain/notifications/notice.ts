import { assertNever } from "#domain/assert-never.ts";
import type { Sentence } from "#domain/formatting";

/** What a shipper switches mails and the portal's list on and off for. */
export const NOTICE_TOPICS = ["bookings", "deadlines", "eta", "voyage", "documents", "arrival", "free-time"] as const;
export type NoticeTopic = (typeof NOTICE_TOPICS)[number];

export type NoticeKind =
  | "booking-received"
  | "booking-confirmed"
  | "booking-cancelled"
  | "amendment-received"
  | "amendment-confirmed"
  | "amendment-declined"
  | "amendment-refused"
  | "amendment-fee"
  | "document-added"
  | "document-requested"
  | "document-commented"
  | "message-written"
  | "cargo-accepted"
  | "cargo-returned"
  | "cut-off"
  | "eta-changed"
  | "vessel-changed"
  | "transhipment-missed"
  | "arrived"
  | "free-time";

/** A message about a booking. The same fact always has the same key, whenever and however often it is found. */
export interface Notice {
  readonly key: string;
  readonly kind: NoticeKind;
  readonly title: Sentence;
  readonly detail: Sentence | null;
  /** What it changes, a line for each; absent without any. */
  readonly lines?: readonly Sentence[];
  /** Minutes since 1970 in UTC: when it happened, was reported or became due. */
  readonly at: number;
  /** Minutes since 1970 in UTC; a mail that has not left by then is of no use. */
  readonly until: number | null;
}

/** The topic of a message. */
export const toTopic = (kind: NoticeKind): NoticeTopic => {
  switch (kind) {
    case "booking-received":
    case "booking-confirmed":
    case "booking-cancelled":
    case "amendment-received":
    case "amendment-confirmed":
    case "amendment-declined":
    case "amendment-refused":
    case "amendment-fee":
    case "message-written":
      return "bookings";
    case "document-added":
    case "document-requested":
    case "document-commented":
    case "cargo-accepted":
    case "cargo-returned":
      return "documents";
    case "cut-off":
      return "deadlines";
    case "eta-changed":
      return "eta";
    case "vessel-changed":
    case "transhipment-missed":
      return "voyage";
    case "arrived":
      return "arrival";
    case "free-time":
      return "free-time";
    default:
      return assertNever(kind);
  }
};

const MINUTES_IN_DAY = 1440;
const NEWS_DAYS = 3;

/** Whether a message is news at a time (minutes since 1970): older facts, such as those of a first import, are listed and not mailed. */
export const isNews = ({ at, until }: Notice, now: number): boolean =>
  now - at <= NEWS_DAYS * MINUTES_IN_DAY && (until === null || now < until);
