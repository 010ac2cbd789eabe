import { removeInBatches } from "../retention.ts";
import type { ExpressionBuilder } from "kysely";
import type { Executor, Schema } from "#server/schema.ts";
import type { Clock, Ids } from "../time.ts";
import type { Message } from "./mailer.ts";
import type { MailState, OutgoingMailTable } from "./tables.ts";

export interface MailOrder {
  readonly key: string;
  readonly message: Message;
  readonly unsubscribeUrl?: string;
  readonly expiresAt?: number | null;
  /** Not before this moment; at once without one. */
  readonly sendAt?: number;
}

const ROWS_PER_STATEMENT = 1_000;
/* Longer than any pause between two attempts: what is due later was written while the clock was ahead. */
const LONGEST_DELAY_MS = 2 * 3_600_000;

const SETTLED = { claimedBy: null, claimedUntil: null };
const NO_CONTENT = { text: "", html: "", unsubscribeUrl: null };

/** Adds mails to the outbox; belongs in the transaction of their event. A mail whose key is known is left out. */
export const addOutgoingMails = async (
  db: Executor,
  { clock, ids }: { readonly clock: Clock; readonly ids: Ids },
  orders: readonly MailOrder[],
): Promise<void> => {
  const now = clock();
  const rows = orders.map(
    ({ key, message, unsubscribeUrl = null, expiresAt = null, sendAt = now }): OutgoingMailTable => ({
      id: ids.id(),
      key,
      recipient: message.to,
      replyTo: message.replyTo ?? null,
      subject: message.subject,
      text: message.text,
      html: message.html,
      unsubscribeUrl,
      createdAt: now,
      expiresAt,
      state: "waiting",
      attempts: 0,
      nextAttemptAt: sendAt,
      claimedBy: null,
      claimedUntil: null,
      settledAt: null,
      reason: null,
    }),
  );
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT)
    await db
      .insertInto("outgoingMail")
      .values(rows.slice(start, start + ROWS_PER_STATEMENT))
      .onConflict((conflict) => conflict.column("key").doNothing())
      .execute();
};

/** The keys of mails with a prefix, and when each of them leaves or left. */
export const listMailsByKey = async (
  db: Executor,
  prefix: string,
): Promise<readonly { readonly key: string; readonly createdAt: number }[]> =>
  db
    .selectFrom("outgoingMail")
    .select(["key", "createdAt"])
    .where((e) => e.fn<string>("substr", ["key", e.lit(1), e.lit(prefix.length)]), "=", prefix)
    .execute();

/** Replaces the text of a mail that nobody has begun to send; false when there is none. */
export const replaceWaitingMail = async (db: Executor, key: string, message: Message): Promise<boolean> => {
  const { subject, text, html } = message;
  const changed = await db
    .updateTable("outgoingMail")
    .set({ subject, text, html })
    .where("key", "=", key)
    .where("state", "=", "waiting")
    .where("claimedBy", "is", null)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

const isHeld = (e: ExpressionBuilder<Schema, "outgoingMail">, key: string, now: number) =>
  e.and([
    e("key", "=", key),
    e("state", "=", "waiting"),
    e("attempts", "=", 0),
    e("claimedBy", "is", null),
    e("nextAttemptAt", ">", now),
  ]);

/** When a mail leaves that is held until then; null if it has left, or there is none. */
export const findHeldUntil = async (db: Executor, key: string, now: number): Promise<number | null> =>
  (
    await db
      .selectFrom("outgoingMail")
      .select("nextAttemptAt")
      .where((e) => isHeld(e, key, now))
      .executeTakeFirst()
  )?.nextAttemptAt ?? null;

/** Removes a mail that is held; false if it has left, or there is none. */
export const removeHeldMail = async (db: Executor, key: string, now: number): Promise<boolean> => {
  const removed = await db
    .deleteFrom("outgoingMail")
    .where((e) => isHeld(e, key, now))
    .executeTakeFirst();
  return removed.numDeletedRows === 1n;
};

/**
 * Ends mails whose keys have a prefix and that nobody has begun to hand over, because what they say no longer holds; those
 * in `current` stay. Returns whether it ended any.
 */
export const withdrawMails = async (
  db: Executor,
  prefix: string,
  current: ReadonlySet<string>,
  now: number,
): Promise<boolean> => {
  const waiting = await db
    .selectFrom("outgoingMail")
    .select(["id", "key"])
    .where("state", "=", "waiting")
    .where((e) => e.fn<string>("substr", ["key", e.lit(1), e.lit(prefix.length)]), "=", prefix)
    .execute();
  const outdated = waiting.filter(({ key }) => !current.has(key)).map(({ id }) => id);
  if (outdated.length === 0) return false;
  const ended = await db
    .updateTable("outgoingMail")
    .set({ ...SETTLED, ...NO_CONTENT, state: "expired", settledAt: now, reason: "what it says no longer holds" })
    .where("id", "in", outdated)
    .where("state", "=", "waiting")
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
};

/* A claim that ends later was made while the clock was ahead. */
const LONGEST_CLAIM_MS = 15 * 60_000;

const isClaimOver = (e: ExpressionBuilder<Schema, "outgoingMail">, now: number) =>
  e.or([e("claimedUntil", "<=", now), e("claimedUntil", ">", now + LONGEST_CLAIM_MS)]);

/** A sender: a process, or a part of one, that takes mails for a while. */
export interface Claim {
  readonly sender: string;
  readonly now: number;
  readonly until: number;
}

/** Takes the oldest mail that is due and that no other sender has in hand; null when there is none. */
export const claimMail = async (db: Executor, { sender, now, until }: Claim): Promise<OutgoingMailTable | null> => {
  const row = await db
    .updateTable("outgoingMail")
    .set((e) => ({ claimedBy: sender, claimedUntil: until, attempts: e("attempts", "+", 1) }))
    .where("state", "=", "waiting")
    .where((e) => e.or([e("claimedUntil", "is", null), isClaimOver(e, now)]))
    .where("id", "=", (e) =>
      e
        .selectFrom("outgoingMail as due")
        .select("due.id")
        .where("due.state", "=", "waiting")
        .where((d) => d.or([d("due.nextAttemptAt", "<=", now), d("due.nextAttemptAt", ">", now + LONGEST_DELAY_MS)]))
        .where((d) =>
          d.or([
            d("due.claimedUntil", "is", null),
            d("due.claimedUntil", "<=", now),
            d("due.claimedUntil", ">", now + LONGEST_CLAIM_MS),
          ]),
        )
        .orderBy("due.nextAttemptAt")
        .orderBy("due.id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

export const hasDueMail = async (db: Executor, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom("outgoingMail")
    .select("id")
    .where("state", "=", "waiting")
    .where((e) => e.or([e("nextAttemptAt", "<=", now), e("nextAttemptAt", ">", now + LONGEST_DELAY_MS)]))
    .where((e) => e.or([e("claimedUntil", "is", null), isClaimOver(e, now)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** Marks a mail that its sender is about to hand over; false when the claim has ended, so that it must not be sent. */
export const markHandingOver = async (db: Executor, id: string, { sender, now, until }: Claim): Promise<boolean> => {
  const marked = await db
    .updateTable("outgoingMail")
    .set({ state: "handing-over", claimedUntil: until })
    .where("id", "=", id)
    .where("state", "=", "waiting")
    .where("claimedBy", "=", sender)
    .where("claimedUntil", ">", now)
    .executeTakeFirst();
  return marked.numUpdatedRows === 1n;
};

/** Extends the claim of a sender that still hands a mail over. */
export const extendHandover = async (db: Executor, id: string, { sender, until }: Claim): Promise<void> => {
  await db
    .updateTable("outgoingMail")
    .set({ claimedUntil: until })
    .where("id", "=", id)
    .where("state", "=", "handing-over")
    .where("claimedBy", "=", sender)
    .execute();
};

/**
 * Ends a mail for good, unless it was withdrawn meanwhile; its text is deleted where it has left, and stays where staff may
 * want to send it again.
 */
export const settleMail = async (
  db: Executor,
  id: string,
  end: {
    readonly state: Exclude<MailState, "waiting" | "handing-over">;
    readonly at: number;
    readonly reason: string | null;
  },
): Promise<void> => {
  const { state, at, reason } = end;
  const content = state === "sent" || state === "expired" ? NO_CONTENT : {};
  await db
    .updateTable("outgoingMail")
    .set({ state, settledAt: at, reason, ...SETTLED, ...content })
    .where("id", "=", id)
    .where("state", "!=", "expired")
    .execute();
};

/** Gives a mail back that has certainly not been accepted. */
export const postponeMail = async (
  db: Executor,
  id: string,
  sender: string,
  { nextAttemptAt, reason }: { readonly nextAttemptAt: number; readonly reason: string },
): Promise<void> => {
  await db
    .updateTable("outgoingMail")
    .set({ state: "waiting", nextAttemptAt, reason, claimedBy: null, claimedUntil: null })
    .where("id", "=", id)
    .where("claimedBy", "=", sender)
    .execute();
};

/** Mails whose sender has ended between the handover and the mail server's answer. */
export const listInterrupted = (
  db: Executor,
  now: number,
): Promise<readonly Pick<OutgoingMailTable, "id" | "claimedBy">[]> =>
  db
    .selectFrom("outgoingMail")
    .select(["id", "claimedBy"])
    .where("state", "=", "handing-over")
    .where((e) => isClaimOver(e, now))
    .orderBy("id")
    .execute();

const interrupted = (db: Executor, id: string, now: number) =>
  db
    .updateTable("outgoingMail")
    .where("id", "=", id)
    .where("state", "=", "handing-over")
    .where((e) => isClaimOver(e, now));

/** Gives an interrupted mail back that was certainly not handed over, or that may be delivered twice without harm. */
export const postponeInterrupted = async (db: Executor, id: string, now: number): Promise<void> => {
  await interrupted(db, id, now)
    .set({ state: "waiting", nextAttemptAt: now, claimedBy: null, claimedUntil: null })
    .execute();
};

/** Records that nobody knows whether an interrupted mail was accepted; false when another process was first. */
export const settleInterrupted = async (db: Executor, id: string, now: number): Promise<boolean> => {
  const changed = await interrupted(db, id, now)
    .set({
      state: "unknown",
      settledAt: now,
      reason: "The process ended after the mail was handed over and before the mail server answered.",
      claimedBy: null,
      claimedUntil: null,
    })
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

export const listMails = (
  db: Executor,
  states: readonly MailState[],
  limit: number,
): Promise<readonly Omit<OutgoingMailTable, "text" | "html">[]> =>
  db
    .selectFrom("outgoingMail")
    .select([
      "id",
      "key",
      "recipient",
      "replyTo",
      "subject",
      "unsubscribeUrl",
      "createdAt",
      "expiresAt",
      "state",
      "attempts",
      "nextAttemptAt",
      "claimedBy",
      "claimedUntil",
      "settledAt",
      "reason",
    ])
    .where("state", "in", [...states])
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** Puts a mail that was refused, or whose outcome is unknown, back into the outbox; false when there is none with this id. */
export const sendAgain = async (db: Executor, id: string, now: number): Promise<boolean> => {
  const changed = await db
    .updateTable("outgoingMail")
    .set({ state: "waiting", nextAttemptAt: now, attempts: 0, settledAt: null, expiresAt: null })
    .where("id", "=", id)
    .where("state", "in", ["refused", "unknown"])
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Deletes mails that left, or became useless, before a moment; returns how many. */
export const pruneMails = (db: Executor, settledBefore: number): Promise<number> =>
  removeInBatches(async (limit) => {
    const old = db
      .selectFrom("outgoingMail")
      .select("id")
      .where("state", "in", ["sent", "expired"])
      .where("settledAt", "<", settledBefore)
      .limit(limit);
    const { numDeletedRows } = await db.deleteFrom("outgoingMail").where("id", "in", old).executeTakeFirst();
    return Number(numDeletedRows);
  });
