import type { Executor } from "#server/schema.ts";
import type { ReferenceSource } from "#server/tracking-sources/tracking-source.ts";

/** How far a carrier has been asked about the shipments under way. */
export interface PullState {
  /** Queries of one round: one for each shipment or container. */
  readonly shipments: number;
  readonly due: number;
  /** Due for longer than the interval of the feed. */
  readonly overdue: number;
  /** Calls that the quota allows in one round, less those that it needs; below 0 the feed falls behind. */
  readonly callsLeft: number;
  /** Epoch milliseconds; null: the carrier may be called. */
  readonly pausedUntil: number | null;
}

/** What a carrier has delivered and is not worked off, or waits for its bookings. */
export interface PushState {
  readonly waiting: number;
  /** Epoch milliseconds; null: none waits. */
  readonly oldestAt: number | null;
}

const countReferences = async (db: Executor, carrier: string, now: number, intervalMs: number) => {
  const listed = db
    .selectFrom("trackedReference")
    .select((e) => e.fn.countAll<number | string>().as("count"))
    .where("carrier", "=", carrier);
  const count = async (query: typeof listed): Promise<number> => Number((await query.executeTakeFirstOrThrow()).count);
  return {
    shipments: await count(listed),
    due: await count(listed.where("dueAt", "<=", now)),
    overdue: await count(listed.where("dueAt", "<=", now - intervalMs)),
  };
};

export const readPullState = async (
  db: Executor,
  { name, intervalMs, spacingMs }: Pick<ReferenceSource, "name" | "intervalMs" | "spacingMs">,
  now: number,
): Promise<PullState> => {
  const counted = await countReferences(db, name, now, intervalMs);
  const feed = await db.selectFrom("trackingFeed").selectAll().where("carrier", "=", name).executeTakeFirst();
  const isPaused = feed !== undefined && feed.failures > 0 && feed.nextCallAt > now;
  return {
    ...counted,
    callsLeft: Math.floor(intervalMs / spacingMs) - counted.shipments,
    pausedUntil: isPaused ? feed.nextCallAt : null,
  };
};

export const readPushState = async (db: Executor, carrier: string): Promise<PushState> => {
  const { waiting, oldestAt } = await db
    .selectFrom("trackingDelivery")
    .select((e) => [e.fn.countAll<number | string>().as("waiting"), e.fn.min("receivedAt").as("oldestAt")])
    .where("carrier", "=", carrier)
    .executeTakeFirstOrThrow();
  return { waiting: Number(waiting), oldestAt };
};

/* One failed call in between is no news. */
const STOPPED_AFTER = 3;

/** Carriers whose tracking feed has not answered several times in a row. */
export const listStoppedFeeds = async (db: Executor): Promise<readonly string[]> =>
  (
    await db
      .selectFrom("trackingFeed")
      .select("carrier")
      .where("failures", ">=", STOPPED_AFTER)
      .orderBy("carrier")
      .execute()
  ).map(({ carrier }) => carrier);

/** How far the calls of a carrier's feed are: when it is called next, and how many calls in a row have failed. */
export interface FeedCalls {
  readonly carrier: string;
  readonly failures: number;
  readonly nextCallAt: number;
}

export const listFeedStates = (db: Executor): Promise<readonly FeedCalls[]> =>
  db.selectFrom("trackingFeed").select(["carrier", "failures", "nextCallAt"]).execute();
