import { accountRecords } from "#server/platform/database/account-records.ts";
import { removeInBatches } from "#server/platform/retention.ts";
import type { Executor } from "#server/schema.ts";
import { recordChange } from "../audit/index.ts";
import { withEmails } from "../accounts/index.ts";
import type { EndpointAnswer } from "./call-endpoint.ts";
import type { WebhookDeliveryTable } from "./tables.ts";

/* A claim that ends later was made while the clock was ahead. */
const LONGEST_CLAIM_MS = 15 * 60_000;
/* Longer than any pause between two attempts. */
const LONGEST_DELAY_MS = 10 * 3_600_000;

export type NewDelivery = Pick<
  WebhookDeliveryTable,
  "id" | "accountId" | "endpoint" | "type" | "subject" | "body" | "createdAt"
> & {
  /** Sent at this moment; null or left out: at once. */
  readonly heldUntil?: number | null;
};

export const addDeliveries = async (db: Executor, deliveries: readonly NewDelivery[]): Promise<void> => {
  if (deliveries.length === 0) return;
  await db
    .insertInto("webhookDelivery")
    .values(
      deliveries.map(({ heldUntil = null, ...delivery }) => ({
        ...delivery,
        state: "waiting" as const,
        attempts: 0,
        nextAttemptAt: heldUntil ?? delivery.createdAt,
        claimedBy: null,
        claimedUntil: null,
        settledAt: null,
        status: null,
        durationMs: null,
        answer: "",
        reason: null,
      })),
    )
    .execute();
};

export interface Claim {
  readonly sender: string;
  readonly now: number;
  readonly until: number;
}

/**
 * Takes the delivery that has been due for longest and that no other sender has in hand; null when there is none. Of an
 * endpoint one is taken at a time: one that answers slowly holds up no other, and first attempts are in the order of events.
 */
export const claimDelivery = async (
  db: Executor,
  { sender, now, until }: Claim,
): Promise<WebhookDeliveryTable | null> => {
  const row = await db
    .updateTable("webhookDelivery")
    .set((e) => ({ claimedBy: sender, claimedUntil: until, attempts: e("attempts", "+", 1) }))
    .where("state", "=", "waiting")
    .where((e) =>
      e.or([
        e("claimedUntil", "is", null),
        e("claimedUntil", "<=", now),
        e("claimedUntil", ">", now + LONGEST_CLAIM_MS),
      ]),
    )
    .where("id", "=", (e) =>
      e
        .selectFrom("webhookDelivery as due")
        .select("due.id")
        .where("due.state", "=", "waiting")
        .where((d) => d.or([d("due.nextAttemptAt", "<=", now), d("due.nextAttemptAt", ">", now + LONGEST_DELAY_MS)]))
        .where((d) =>
          d.not(
            d.exists(
              d
                .selectFrom("webhookDelivery as taken")
                .select("taken.id")
                .whereRef("taken.endpoint", "=", "due.endpoint")
                .where("taken.state", "=", "waiting")
                .where("taken.claimedUntil", ">", now)
                .where("taken.claimedUntil", "<=", now + LONGEST_CLAIM_MS),
            ),
          ),
        )
        .orderBy("due.nextAttemptAt")
        .orderBy("due.createdAt")
        .orderBy("due.id")
        .limit(1),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
};

/** Whether anything is due: a read, which waits for no lock. */
export const hasDueDelivery = async (db: Executor, now: number): Promise<boolean> => {
  const row = await db
    .selectFrom("webhookDelivery")
    .select("id")
    .where("state", "=", "waiting")
    .where((d) => d.or([d("nextAttemptAt", "<=", now), d("nextAttemptAt", ">", now + LONGEST_DELAY_MS)]))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

export interface Attempt extends EndpointAnswer {
  readonly durationMs: number;
}

/** How a delivery goes on: it has arrived, was given up, or is tried again at a moment. */
export type Ending = "delivered" | "failed" | { readonly nextAttemptAt: number };

/** Records an attempt; false if another sender has taken the delivery meanwhile. */
export const recordAttempt = async (
  db: Executor,
  { id, sender, now }: { readonly id: string; readonly sender: string; readonly now: number },
  { status, durationMs, answer, reason }: Attempt,
  ending: Ending,
): Promise<boolean> => {
  const changed = await db
    .updateTable("webhookDelivery")
    .set({
      status,
      durationMs,
      answer,
      reason,
      claimedBy: null,
      claimedUntil: null,
      ...(typeof ending === "string" ? { state: ending, settledAt: now } : ending),
    })
    .where("id", "=", id)
    .where("claimedBy", "=", sender)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
};

/** Gives up everything that waits for an endpoint. */
export const giveUpDeliveries = async (db: Executor, endpoint: string, reason: string, now: number): Promise<void> => {
  await db
    .updateTable("webhookDelivery")
    .set({ state: "failed", settledAt: now, reason, claimedBy: null, claimedUntil: null })
    .where("endpoint", "=", endpoint)
    .where("state", "=", "waiting")
    .execute();
};

/** Puts a delivery that is settled back, with its id and body; false if there is none. Without an owner: for staff. */
export const sendDeliveryAgain = (
  db: Executor,
  { id, endpoint, accountId }: { readonly id: string; readonly endpoint?: string; readonly accountId: string | null },
  now: number,
): Promise<boolean> =>
  db.transaction().execute(async (transaction) => {
    const changed = await transaction
      .updateTable("webhookDelivery")
      .set({ state: "waiting", attempts: 0, nextAttemptAt: now, settledAt: null })
      .where("id", "=", id)
      .$if(accountId !== null, (query) => query.where("accountId", "=", accountId ?? ""))
      .$if(endpoint !== undefined, (query) => query.where("endpoint", "=", endpoint ?? ""))
      .where("state", "!=", "waiting")
      .returning(["accountId", "type", "subject"])
      .executeTakeFirst();
    if (changed === undefined) return false;
    const { accountId: customerId, type, subject } = changed;
    await recordChange(transaction, {
      action: "webhook.sent-again",
      subjectId: id,
      customerId,
      after: { type, subject },
    });
    return true;
  });

export interface DeliveryPage {
  readonly accountId: string;
  readonly endpoint: string;
  readonly limit: number;
  readonly skip: number;
}

/** A page of the deliveries of an endpoint, newest first. */
export const listDeliveries = (
  db: Executor,
  { accountId, endpoint, limit, skip }: DeliveryPage,
): Promise<readonly WebhookDeliveryTable[]> =>
  db
    .selectFrom("webhookDelivery")
    .selectAll()
    .where("accountId", "=", accountId)
    .where("endpoint", "=", endpoint)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .offset(skip)
    .execute();

export const countDeliveries = async (db: Executor, endpoint: string): Promise<number> =>
  (
    await db
      .selectFrom("webhookDelivery")
      .select((e) => e.fn.countAll<number>().as("count"))
      .where("endpoint", "=", endpoint)
      .executeTakeFirstOrThrow()
  ).count;

/** By endpoint of an owner, how many deliveries since a moment were given up or have failed at least once. */
export const countFailing = async (
  db: Executor,
  accountId: string,
  since: number,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom("webhookDelivery")
    .select((e) => ["endpoint", e.fn.countAll<number>().as("count")])
    .where("accountId", "=", accountId)
    .where("createdAt", ">=", since)
    .where((e) =>
      e.or([e("state", "=", "failed"), e.and([e("state", "=", "waiting"), e("durationMs", "is not", null)])]),
    )
    .groupBy("endpoint")
    .execute();
  return new Map(rows.map(({ endpoint, count }) => [endpoint, count]));
};

/** Deliveries of all owners with their addresses, newest first; without states, all. For staff. */
export const listDeliveriesOfAll = async (
  db: Executor,
  states: readonly WebhookDeliveryTable["state"][],
  limit: number,
): Promise<readonly (WebhookDeliveryTable & { readonly email: string })[]> =>
  withEmails(
    db,
    await db
      .selectFrom("webhookDelivery")
      .selectAll()
      .where("state", "in", [...states])
      .orderBy("createdAt", "desc")
      .orderBy("id", "desc")
      .limit(limit)
      .execute(),
  );

/** How many deliveries wait, and since when the oldest one does; null where none waits. */
export const readWebhookQueue = async (
  db: Executor,
): Promise<{ readonly entries: number; readonly oldestAt: number | null }> => {
  const { entries, oldestAt } = await db
    .selectFrom("webhookDelivery")
    .select((e) => [e.fn.countAll<number>().as("entries"), e.fn.min("createdAt").as("oldestAt")])
    .where("state", "=", "waiting")
    .executeTakeFirstOrThrow();
  return { entries, oldestAt };
};

/** Deletes deliveries that were settled before a moment; returns how many. */
export const pruneDeliveries = (db: Executor, before: number): Promise<number> =>
  removeInBatches(async (limit) => {
    const old = db
      .selectFrom("webhookDelivery")
      .select("id")
      .where("state", "!=", "waiting")
      .where("settledAt", "<", before)
      .limit(limit);
    const { numDeletedRows } = await db.deleteFrom("webhookDelivery").where("id", "in", old).executeTakeFirst();
    return Number(numDeletedRows);
  });

export const deliveryRecords = {
  webhookDelivery: accountRecords("webhookDelivery", {
    property: "webhookDeliveries",
    key: ["createdAt", "id"],
    hidden: ["accountId", "claimedBy", "claimedUntil"],
    json: ["body"],
    isKept: false,
    onMerge: "moves",
  }),
};
