import { sql } from "kysely";
import type { Selectable } from "kysely";
import type { EnquiryTable } from "./tables.ts";
import type { Executor } from "#server/schema.ts";

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
export const enquiriesSince = (db: Executor, since: number): Promise<readonly StoredEnquiry[]> =>
  db
    .selectFrom("enquiry")
    .leftJoin("outgoingMail", (join) =>
      join.on(sql<boolean>`${sql.ref("outgoingMail.key")} = ${sql.lit(toMailKey(""))} || ${sql.ref("enquiry.id")}`),
    )
    .selectAll("enquiry")
    .select(
      sql<
        number | null
      >`case when ${sql.ref("outgoingMail.state")} <> 'sent' then null else ${sql.ref("enquiry.mailedAt")} end`.as(
        "mailedAt",
      ),
    )
    .where("receivedAt", ">=", since)
    .orderBy("receivedAt", "desc")
    .orderBy("enquiry.id")
    .execute();
