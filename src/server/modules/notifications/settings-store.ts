import { recordChange } from "#server/modules/audit/index.ts";
import { inTransaction } from "#server/platform/database/transact.ts";
import { recordChangeOfBooking } from "../bookings/index.ts";
import { NOTICE_TOPICS, type NoticeTopic } from "#domain/notifications";
import type { Executor } from "#server/schema.ts";
import type { Clock, Ids } from "#server/platform/time.ts";
import { secretHash } from "../accounts/index.ts";
import type { UnsubscribeTopic } from "./tables.ts";

export interface Channels {
  readonly mail: boolean;
  readonly portal: boolean;
}

const ON: Channels = { mail: true, portal: true };

/** What a shipper wants to know, and where. */
export const readSettings = async (db: Executor, accountId: string): Promise<ReadonlyMap<NoticeTopic, Channels>> => {
  const rows = await db.selectFrom("notificationSetting").selectAll().where("accountId", "=", accountId).execute();
  const known = new Map(rows.map(({ topic, mail, portal }) => [topic, { mail: mail === 1, portal: portal === 1 }]));
  return new Map(NOTICE_TOPICS.map((topic) => [topic, known.get(topic) ?? ON]));
};

/** Switches the channels of a topic; what is left out stays. */
export const saveSetting = (
  db: Executor,
  accountId: string,
  topic: NoticeTopic,
  channels: Partial<Channels>,
): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const before = (await readSettings(transaction, accountId)).get(topic) ?? ON;
    const change = Object.fromEntries(
      Object.entries(channels).flatMap(([name, isOn]) => (isOn === undefined ? [] : [[name, isOn ? 1 : 0]])),
    );
    const after = { mail: channels.mail ?? before.mail, portal: channels.portal ?? before.portal };
    if (after.mail === before.mail && after.portal === before.portal) return;
    await transaction
      .insertInto("notificationSetting")
      .values({ accountId, topic, mail: 1, portal: 1, ...change })
      .onConflict((conflict) => conflict.columns(["accountId", "topic"]).doUpdateSet(change))
      .execute();
    await recordChange(transaction, {
      action: "notification-setting.changed",
      subjectId: topic,
      customerId: accountId,
      before: { ...before },
      after: { ...after },
    });
  });

export const isMuted = async (db: Executor, quotation: string): Promise<boolean> =>
  (await db.selectFrom("mutedBooking").select("quotation").where("quotation", "=", quotation).executeTakeFirst()) !==
  undefined;

export const setMuted = (db: Executor, quotation: string, mutedAt: number | null): Promise<void> =>
  inTransaction(db, async (transaction) => {
    const changed =
      mutedAt === null
        ? (await transaction.deleteFrom("mutedBooking").where("quotation", "=", quotation).executeTakeFirst())
            .numDeletedRows
        : (
            await transaction
              .insertInto("mutedBooking")
              .values({ quotation, mutedAt })
              .onConflict((conflict) => conflict.column("quotation").doNothing())
              .executeTakeFirst()
          ).numInsertedOrUpdatedRows;
    const action = mutedAt === null ? "booking.messages-unmuted" : "booking.messages-muted";
    if (changed === 1n) await recordChangeOfBooking(transaction, quotation, { action });
  });

/** Creates the token of one mail, which switches off the mails of a topic; only its hash is stored. */
export const createUnsubscribeToken = async (
  db: Executor,
  { ids, clock }: { readonly ids: Ids; readonly clock: Clock },
  accountId: string,
  topic: UnsubscribeTopic,
): Promise<string> => {
  const token = ids.secret();
  const row = { tokenHash: secretHash(token), accountId, topic, createdAt: clock() };
  await db.insertInto("unsubscribeLink").values(row).execute();
  return token;
};

/** Deletes the tokens of mails that nobody will look at any more. */
export const pruneUnsubscribeTokens = async (db: Executor, createdBefore: number): Promise<void> => {
  await db.deleteFrom("unsubscribeLink").where("createdAt", "<", createdBefore).execute();
};

/** The topic that a token switches off; null for a token that is not known. */
export const findSubscription = async (
  db: Executor,
  token: string,
): Promise<{ readonly accountId: string; readonly topic: UnsubscribeTopic } | null> =>
  (await db
    .selectFrom("unsubscribeLink")
    .select(["accountId", "topic"])
    .where("tokenHash", "=", secretHash(token))
    .executeTakeFirst()) ?? null;
