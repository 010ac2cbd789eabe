import type { BookingHistoryEntry } from "#api/schema.d.ts";
import type { NoticeKind } from "#domain/notifications";
import { presentSentences } from "#server/platform/sentences.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { readSentences } from "./stored-sentences.ts";

const REMINDERS: readonly NoticeKind[] = ["cut-off", "free-time"];
const MAX_ENTRIES = 200;

const BY: Readonly<Record<NoticeKind, BookingHistoryEntry["by"]>> = {
  "booking-received": "shipper",
  "booking-confirmed": "desk",
  "booking-cancelled": "desk",
  "amendment-received": "shipper",
  "amendment-confirmed": "desk",
  "amendment-declined": "desk",
  "amendment-refused": "shipper",
  "amendment-fee": "desk",
  "document-added": "desk",
  "document-requested": "desk",
  "document-commented": "desk",
  "message-written": "desk",
  "cargo-accepted": "desk",
  "cargo-returned": "desk",
  "cut-off": "desk",
  "free-time": "desk",
  "eta-changed": "carrier",
  "vessel-changed": "carrier",
  "transhipment-missed": "carrier",
  arrived: "carrier",
};

/** What happened with a booking, newest first: its messages without reminders, also those that are not listed. */
export const listHistory = async (db: Executor, quotation: string): Promise<readonly BookingHistoryEntry[]> => {
  const rows = await db
    .selectFrom("notification")
    .select(["kind", "title", "detail", "sentences", "happenedAt"])
    .where("quotation", "=", quotation)
    .where("kind", "not in", [...REMINDERS])
    .orderBy("happenedAt", "desc")
    .orderBy("id", "desc")
    .limit(MAX_ENTRIES)
    .execute();
  return rows.map(({ kind, happenedAt, ...row }) => ({
    ...presentSentences(readSentences(row)),
    happenedAt: toInstant(happenedAt),
    by: BY[kind],
  }));
};
