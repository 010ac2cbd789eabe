import type { Executor } from "#server/schema.ts";
import type { Clock } from "../time.ts";
import type { Limit, Verdict } from "./limiter.ts";
import { countHitsWithin, currentHits, type Hits, undoHits } from "./store.ts";
import { findFault } from "../faults.ts";

/** The hits of a key that a process has taken from the counter in the database, in one window. */
interface Share {
  endsAt: number;
  /** The counter of all processes as this one saw it last. */
  counted: number;
  readAt: number;
  left: number;
  used: number;
  waiting: number;
  reading: Promise<void> | null;
}

export interface SharedCounter {
  /** Counts a hit if the limit allows it. Answers at once if the database is not needed. */
  readonly take: (limit: Limit, who: string) => Verdict | Promise<Verdict>;
  /** How many hits of a key wait for the database. */
  readonly countWaiting: (limit: Limit, who: string) => number;
  /** Returns all hits that were taken and not used. */
  readonly giveBack: () => Promise<void>;
}

const MAX_REMEMBERED = 10_000;
const READ_AGAIN_AFTER_MS = 1_000;
const WITHIN: Verdict = { kind: "within" };

const toKey = (limit: Limit, who: string): string => `${limit.name} ${who}`;

const isRunning = ({ endsAt }: Share, now: number, { windowMs }: Limit): boolean =>
  endsAt > now && endsAt <= now + windowMs;

/*
 * A process takes what waits for it and, in advance, a quarter of what it has used, but no more than a tenth of what
 * remains: one that is not used takes nothing, and near the limit the database decides about each hit.
 */
const countToTake = ({ waiting, used, counted }: Share, { hits }: Limit): number => {
  const remaining = Math.max(1, hits - counted);
  const advance = Math.min(Math.floor(used / 4), Math.floor(remaining / 10));
  return Math.min(Math.max(1, waiting, advance), remaining);
};

/* What can be read is answered, so each process counts for itself until hits can be stored again. */
const countOnFullDisk = (error: unknown, { counted, endsAt }: Share, count: number): Hits => {
  if (findFault(error) !== "disk-full") throw error;
  return { hits: counted + count, windowEndsAt: endsAt };
};

/** Counts hits in the database for all processes together; a process takes several at once, so that most need no write. */
export const createSharedCounter = (db: Executor, clock: Clock, mostRemembered = MAX_REMEMBERED): SharedCounter => {
  const shares = new Map<string, Share>();
  const returnHits = async (forgotten: readonly (readonly [string, Share])[]): Promise<void> => {
    const now = clock();
    const unused = forgotten.filter(([, { left, endsAt }]) => left > 0 && endsAt > now);
    for (const [count, group] of Map.groupBy(unused, ([, { left }]) => left))
      await undoHits(
        db,
        group.map(([key]) => key),
        count,
      );
  };
  const forgetOldest = (): void => {
    const oldest = [...shares].slice(0, mostRemembered / 20).filter(([, { waiting }]) => waiting === 0);
    for (const [key] of oldest) shares.delete(key);
    void returnHits(oldest).catch(() => undefined);
  };
  const findShare = (limit: Limit, key: string): Share => {
    const now = clock();
    const known = shares.get(key);
    if (known !== undefined && (known.waiting > 0 || isRunning(known, now, limit))) return known;
    if (shares.size >= mostRemembered) forgetOldest();
    const endsAt = now + limit.windowMs;
    const share = { endsAt, counted: 0, readAt: now, left: 0, used: 0, waiting: 0, reading: null };
    shares.set(key, share);
    return share;
  };
  /* Other processes may have taken hits, or given some back. */
  const readAgain = async (limit: Limit, key: string, share: Share): Promise<void> => {
    share.readAt = clock();
    const current = await currentHits(db, key, share.readAt, limit.windowMs);
    share.counted = current?.hits ?? 0;
    share.endsAt = current?.windowEndsAt ?? share.endsAt;
  };
  const takeMore = async (limit: Limit, key: string, share: Share): Promise<void> => {
    share.readAt = clock();
    const count = countToTake(share, limit);
    const taken = await countHitsWithin(db, key, share.readAt, limit, count).catch((error: unknown) =>
      countOnFullDisk(error, share, count),
    );
    if (taken === null) return readAgain(limit, key, share);
    share.left = count;
    share.counted = taken.hits;
    share.endsAt = taken.windowEndsAt;
  };
  const takeAtOnce = (limit: Limit, share: Share): Verdict | null => {
    if (share.left > 0) {
      share.left -= 1;
      share.used += 1;
      return WITHIN;
    }
    const now = clock();
    if (share.counted < limit.hits || share.reading !== null || now >= share.readAt + READ_AGAIN_AFTER_MS) return null;
    return { kind: "exceeded", retryAfterSeconds: Math.ceil((share.endsAt - now) / 1000) };
  };
  const waitForHit = async (limit: Limit, key: string, share: Share): Promise<Verdict> => {
    share.waiting += 1;
    try {
      for (;;) {
        const read = share.counted < limit.hits ? takeMore : readAgain;
        share.reading ??= read(limit, key, share).finally(() => {
          share.reading = null;
        });
        await share.reading;
        const verdict = takeAtOnce(limit, share);
        if (verdict !== null) return verdict;
      }
    } finally {
      share.waiting -= 1;
    }
  };
  return {
    take: (limit, who) => {
      const key = toKey(limit, who);
      const share = findShare(limit, key);
      return takeAtOnce(limit, share) ?? waitForHit(limit, key, share);
    },
    countWaiting: (limit, who) => shares.get(toKey(limit, who))?.waiting ?? 0,
    giveBack: async () => {
      await Promise.allSettled([...shares.values()].flatMap(({ reading }) => reading ?? []));
      const all = [...shares];
      shares.clear();
      await returnHits(all);
    },
  };
};
