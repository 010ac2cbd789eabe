import type { Selectable } from "kysely";
import type { EnquiryTable } from "./enquiry-tables.ts";
import type { Executor } from "./schema.ts";

export type StoredEnquiry = Selectable<EnquiryTable>;

export const addEnquiry = async (db: Executor, enquiry: StoredEnquiry): Promise<void> => {
  await db.insertInto("enquiry").values(enquiry).execute();
};

/** The enquiries that the company's mailbox has not got yet, oldest first, `limit` at most. */
export const unmailedEnquiries = (db: Executor, limit: number): Promise<readonly StoredEnquiry[]> =>
  db.selectFrom("enquiry").selectAll().where("mailedAt", "is", null).orderBy("receivedAt").limit(limit).execute();

export const markMailed = async (db: Executor, id: string, now: number): Promise<void> => {
  await db.updateTable("enquiry").set({ mailedAt: now }).where("id", "=", id).execute();
};

/** Enquiries received at or after a moment, newest first. */
export const enquiriesSince = (db: Executor, since: number): Promise<readonly StoredEnquiry[]> =>
  db
    .selectFrom("enquiry")
    .selectAll()
    .where("receivedAt", ">=", since)
    .orderBy("receivedAt", "desc")
    .orderBy("id")
    .execute();
