import type { BookingHistoryEntry } from "#api/schema.d.ts";
import { sentence } from "#domain/formatting";
import { presentSentences } from "#server/platform/sentences.ts";
import { toInstant } from "#server/platform/time.ts";
import type { Executor } from "#server/schema.ts";
import { nameRequest } from "./events.ts";
import { listAmendmentsOf } from "./store.ts";

/** What shippers have withdrawn, for the history of a booking; the messages have the other decisions. */
export const listWithdrawals = async (db: Executor, quotation: string): Promise<readonly BookingHistoryEntry[]> =>
  (await listAmendmentsOf(db, quotation))
    .filter(({ state, byDesk }) => state === "withdrawn" && byDesk !== 1)
    .map((amendment) => ({
      ...presentSentences({
        title: sentence`Request withdrawn: ${nameRequest(amendment)}`,
        detail: "The booking stays as it is",
      }),
      happenedAt: toInstant(amendment.decidedAt ?? amendment.requestedAt),
      by: "shipper",
    }));
