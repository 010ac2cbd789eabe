import { createHash } from "node:crypto";
import type { Executor } from "#server/schema.ts";
import type { TrackingDeliveryTable } from "./tables.ts";

/** A process that stopped while it worked on a delivery. */
const LEASE_MS = 60_000;

export type Delivery = Pick<TrackingDeliveryTable, "id" | "carrier" | "body" | "receivedAt">;

/** Stores a delivery; one that waits already is not stored again. */
export const addDelivery = async (db: Executor, delivery: Delivery): Promise<void> => {
  const digest = createHash("sha256").update(delivery.body).digest("base64url");
  await db
    .insertInto("trackingDelivery")
    .values({ ...delivery, digest, attempts: 0, dueAt: delivery.receivedAt, leasedUntil: null })
    .onConflict((conflict) => conflict.columns(["carrier", "digest"]).doNothing())
    .execute();
};

const dueDeliveries = (db: Executor, now: number) =>
  db
    .selectFrom("trackingDelivery as due")
    .select("due.id")
    .where("due.dueAt", "<=", now)
    .where((e) =>
      e.not(
        e.exists(
          e
            .selectFrom("trackingDelivery as running")
            .select("running.id")
            .whereRef("running.carrier", "=", "due.carrier")
            .where("running.leasedUntil", ">", now)
            .where("running.leasedUntil", "<=", now + LEASE_MS),
        ),
      ),
    )
    .orderBy("due.dueAt")
    .orderBy("due.id")
    .limit(1);

/**
 * Takes the next delivery, of each carrier one at a time; null when none is due. It is due again at `nextDueAt`, so that one
 * that always fails delays no other.
 */
export const claimDelivery = async (
  db: Executor,
  now: number,
  toNextDueAt: (attempts: number) => number,
): Promise<TrackingDeliveryTable | null> => {
  const due = await dueDeliveries(db, now).executeTakeFirst();
  if (due === undefined) return null;
  const found = await db.selectFrom("trackingDelivery").selectAll().where("id", "=", due.id).executeTakeFirst();
  if (found === undefined) return null;
  const attempts = found.attempts + 1;
  const claimed = await db
    .updateTable("trackingDelivery")
    .set({ attempts, dueAt: toNextDueAt(attempts), leasedUntil: now + LEASE_MS })
    .where("id", "=", found.id)
    .where("attempts", "=", found.attempts)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n ? { ...found, attempts } : null;
};

/** Ends the work on a delivery that waits for its bookings. */
export const releaseDelivery = async (db: Executor, id: string): Promise<void> => {
  await db.updateTable("trackingDelivery").set({ leasedUntil: null }).where("id", "=", id).execute();
};

export const deleteDelivery = async (db: Executor, id: string): Promise<void> => {
  await db.deleteFrom("trackingDelivery").where("id", "=", id).execute();
};
