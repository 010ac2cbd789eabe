import type { Executor } from "#server/schema.ts";
import type { MailState, OutgoingMailTable } from "./tables.ts";

const KEYS_PER_STATEMENT = 1_000;

/** The states of mails by their keys; a mail that is no longer stored has none. */
export const readMailStates = async (
  db: Executor,
  keys: readonly string[],
): Promise<ReadonlyMap<string, MailState>> => {
  const states = new Map<string, MailState>();
  for (let start = 0; start < keys.length; start += KEYS_PER_STATEMENT)
    for (const { key, state } of await db
      .selectFrom("outgoingMail")
      .select(["key", "state"])
      .where("key", "in", keys.slice(start, start + KEYS_PER_STATEMENT))
      .execute())
      states.set(key, state);
  return states;
};

/** What was mailed to an address, for the shipper's own data. */
export const listMailsTo = (
  db: Executor,
  recipient: string,
): Promise<readonly Pick<OutgoingMailTable, "subject" | "createdAt" | "state" | "settledAt">[]> =>
  db
    .selectFrom("outgoingMail")
    .select(["subject", "createdAt", "state", "settledAt"])
    .where("recipient", "=", recipient)
    .orderBy("id")
    .execute();

export const eraseMailsTo = async (db: Executor, recipient: string): Promise<void> => {
  await db.deleteFrom("outgoingMail").where("recipient", "=", recipient).execute();
};

/** Mails that have certainly not left by themselves: refused, or of unknown outcome. `settledAt` is when that became known. */
export const listFailedMails = (
  db: Executor,
): Promise<readonly Pick<OutgoingMailTable, "id" | "state" | "settledAt">[]> =>
  db
    .selectFrom("outgoingMail")
    .select(["id", "state", "settledAt"])
    .where("state", "in", ["refused", "unknown"])
    .execute();

/** How many mails wait, and since when the oldest one does; null where none waits. */
export const readMailQueue = async (
  db: Executor,
): Promise<{ readonly entries: number; readonly oldestAt: number | null }> => {
  const { entries, oldestAt } = await db
    .selectFrom("outgoingMail")
    .select((e) => [e.fn.countAll<number>().as("entries"), e.fn.min("createdAt").as("oldestAt")])
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { entries, oldestAt };
};

/** How many mails have not left by themselves, by their state. */
export const countFailedMails = async (db: Executor): Promise<ReadonlyMap<"refused" | "unknown", number>> => {
  const rows = await db
    .selectFrom("outgoingMail")
    .select((e) => ["state", e.fn.countAll<number>().as("count")])
    .where("state", "in", ["refused", "unknown"])
    .groupBy("state")
    .execute();
  const count = (state: MailState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return new Map([
    ["refused", count("refused")],
    ["unknown", count("unknown")],
  ]);
};

/** What mails are about, by their ids. */
export const readMailSubjects = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("outgoingMail").select(["id", "subject"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
};
