import type { Selectable } from "kysely";
import type { EnquiryTable } from "./tables.ts";
import type { Executor } from "#server/schema.ts";

export type StoredEnquiry = Omit<Selectable<EnquiryTable>, "claimedUntil">;

export const addEnquiry = async (db: Executor, enquiry: StoredEnquiry): Promise<void> => {
  await db.insertInto("enquiry").values(enquiry).execute();
};

/**
 * Takes the oldest enquiry that the company's mailbox has not got and that no process has in hand, until `until`; null
 * when there is none. Of several processes that ask at the same moment one gets it.
 */
export const claimEnquiry = async (db: Executor, now: number, until: number): Promise<StoredEnquiry | null> => {
  const row = await db
    .updateTable("enquiry")
    .set({ claimedUntil: until })
    .where((e) => e.or([e("claimedUntil", "is", null), e("claimedUntil", "<=", now)]))
    .where("mailedAt", "is", null)
    .where("id", "=", (e) =>
      e
        .selectFrom("enquiry as waiting")
        .select("waiting.id")
        .where("waiting.mailedAt", "is", null)
        .where((w) => w.or([w("waiting.claimedUntil", "is", null), w("waiting.claimedUntil", "<=", now)]))
        .orderBy("waiting.receivedAt")
        .orderBy("waiting.id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

export const releaseEnquiry = async (db: Executor, id: string): Promise<void> => {
  await db.updateTable("enquiry").set({ claimedUntil: null }).where("id", "=", id).execute();
};

export const markMailed = async (db: Executor, id: string, now: number): Promise<void> => {
  await db.updateTable("enquiry").set({ mailedAt: now, claimedUntil: null }).where("id", "=", id).execute();
};

export const enquiriesSince = (db: Executor, since: number): Promise<readonly StoredEnquiry[]> =>
  db
    .selectFrom("enquiry")
    .selectAll()
    .where("receivedAt", ">=", since)
    .orderBy("receivedAt", "desc")
    .orderBy("id")
    .execute();
