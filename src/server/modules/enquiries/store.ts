import type { Selectable } from "kysely";
import { containsAll } from "#server/platform/database/contains-all.ts";
import { readMailStates } from "#server/platform/mail/mail-records.ts";
import type { EnquiryTable } from "./tables.ts";
import type { Executor } from "#server/schema.ts";
import { removeInBatches } from "#server/platform/retention.ts";
import { recordChanges } from "../audit/index.ts";
import { selectOpenSubjects } from "../inbox/index.ts";

export type StoredEnquiry = Omit<Selectable<EnquiryTable>, "claimedUntil">;

export const addEnquiry = async (db: Executor, enquiry: StoredEnquiry): Promise<void> => {
  await db.insertInto("enquiry").values(enquiry).execute();
};

export const toMailKey = (id: string): string => `enquiry|${id}`;

/** Marks an enquiry whose mail is in the outbox; false when it was marked before. */
export const markQueued = async (db: Executor, id: string, now: number): Promise<boolean> => {
  const marked = await db
    .updateTable("enquiry")
    .set({ mailedAt: now })
    .where("id", "=", id)
    .where("mailedAt", "is", null)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};

export const listUnmailed = (db: Executor): Promise<readonly StoredEnquiry[]> =>
  db.selectFrom("enquiry").selectAll().where("mailedAt", "is", null).orderBy("receivedAt").execute();

/** Enquiries, newest first; `mailedAt` is null while the mail waits in the outbox. */
export const enquiriesSince = async (db: Executor, since: number): Promise<readonly StoredEnquiry[]> => {
  const enquiries = await db
    .selectFrom("enquiry")
    .selectAll()
    .where("receivedAt", ">=", since)
    .orderBy("receivedAt", "desc")
    .orderBy("id")
    .execute();
  const states = await readMailStates(
    db,
    enquiries.map(({ id }) => toMailKey(id)),
  );
  return enquiries.map((enquiry) => ({
    ...enquiry,
    mailedAt: (states.get(toMailKey(enquiry.id)) ?? "sent") === "sent" ? enquiry.mailedAt : null,
  }));
};

/**
 * Deletes enquiries that were received before a moment, were mailed, and wait for nobody at the desk; each deletion is recorded.
 * Returns how many.
 */
export const pruneEnquiries = (db: Executor, before: number): Promise<number> =>
  removeInBatches((limit) =>
    db.transaction().execute(async (transaction) => {
      const old = await transaction
        .selectFrom("enquiry")
        .select("id")
        .where("receivedAt", "<", before)
        .where("mailedAt", "is not", null)
        .where("id", "not in", selectOpenSubjects(transaction, "enquiry"))
        .limit(limit)
        .execute();
      if (old.length === 0) return 0;
      const ids = old.map(({ id }) => id);
      await transaction.deleteFrom("enquiry").where("id", "in", ids).execute();
      await recordChanges(
        transaction,
        ids.map((subjectId) => ({ action: "enquiry.removed" as const, subjectId })),
      );
      return ids.length;
    }),
  );

/** Enquiries by their ids. */
export const readEnquiries = (
  db: Executor,
  ids: readonly string[],
): Promise<readonly Pick<StoredEnquiry, "id" | "companyName" | "firstName" | "lastName" | "email" | "mobileNo">[]> =>
  db
    .selectFrom("enquiry")
    .select(["id", "companyName", "firstName", "lastName", "email", "mobileNo"])
    .where("id", "in", [...ids, ""])
    .execute();

/** The ids of enquiries whose company or person contains a word in lower case; the newest first. */
export const searchEnquiries = async (db: Executor, word: string, most: number): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom("enquiry")
    .select("id")
    .where(containsAll(["companyName", "firstName", "lastName", "email"], [word]))
    .orderBy("receivedAt", "desc")
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
};
