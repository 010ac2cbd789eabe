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

/** What mails are about, by their ids. */
export const readMailSubjects = async (db: Executor, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("outgoingMail").select(["id", "subject"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, subject }) => [id, subject]));
};
