import { NOTICE_TOPICS, type NoticeTopic } from "#domain/notifications";
import type { Executor } from "#server/schema.ts";
import type { Ids } from "#server/platform/time.ts";
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
export const saveSetting = async (
  db: Executor,
  accountId: string,
  topic: NoticeTopic,
  channels: Partial<Channels>,
): Promise<void> => {
  const change = Object.fromEntries(
    Object.entries(channels).flatMap(([name, isOn]) => (isOn === undefined ? [] : [[name, isOn ? 1 : 0]])),
  );
  await db
    .insertInto("notificationSetting")
    .values({ accountId, topic, mail: 1, portal: 1, ...change })
    .onConflict((conflict) =>
      Object.keys(change).length === 0
        ? conflict.columns(["accountId", "topic"]).doNothing()
        : conflict.columns(["accountId", "topic"]).doUpdateSet(change),
    )
    .execute();
};

export const isMuted = async (db: Executor, quotation: string): Promise<boolean> =>
  (await db.selectFrom("mutedBooking").select("quotation").where("quotation", "=", quotation).executeTakeFirst()) !==
  undefined;

export const setMuted = async (db: Executor, quotation: string, mutedAt: number | null): Promise<void> => {
  if (mutedAt === null) await db.deleteFrom("mutedBooking").where("quotation", "=", quotation).execute();
  else
    await db
      .insertInto("mutedBooking")
      .values({ quotation, mutedAt })
      .onConflict((conflict) => conflict.column("quotation").doNothing())
      .execute();
};

/** The token that switches off the mails of a topic: one for each account and topic, for as long as the account exists. */
export const findUnsubscribeToken = async (
  db: Executor,
  ids: Ids,
  accountId: string,
  topic: UnsubscribeTopic,
): Promise<string> => {
  await db
    .insertInto("unsubscribeToken")
    .values({ token: ids.secret(), accountId, topic })
    .onConflict((conflict) => conflict.columns(["accountId", "topic"]).doNothing())
    .execute();
  const { token } = await db
    .selectFrom("unsubscribeToken")
    .select("token")
    .where("accountId", "=", accountId)
    .where("topic", "=", topic)
    .executeTakeFirstOrThrow();
  return token;
};

/** The topic that a token switches off; null for a token that is not known. */
export const findSubscription = async (
  db: Executor,
  token: string,
): Promise<{ readonly accountId: string; readonly topic: UnsubscribeTopic } | null> =>
  (await db
    .selectFrom("unsubscribeToken")
    .select(["accountId", "topic"])
    .where("token", "=", token)
    .executeTakeFirst()) ?? null;
