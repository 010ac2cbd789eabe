import { countHit, currentHits, forgetHits, forgetHitsOfAll, forgiveHit, pruneHits } from "../stores/rate-limits.ts";
import type { Executor } from "../stores/schema.ts";
import type { Clock } from "./clock.ts";

/** How many hits a key may have in a window. `name` keeps the counters of different limits apart. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

export type Verdict = { readonly kind: "within" } | { readonly kind: "exceeded"; readonly retryAfterSeconds: number };

/** Limits counted in the database, so that all processes share them and a restart forgets nothing. */
export interface RateLimiter {
  /** Counts one hit and says whether it is still within the limit; one that is not within it writes nothing. */
  readonly hit: (limit: Limit, who: string) => Promise<Verdict>;
  /** Takes one hit back. */
  readonly forgive: (limit: Limit, who: string) => Promise<void>;
  /** Starts the count anew. */
  readonly reset: (limit: Limit, who: string) => Promise<void>;
  /** Starts the counts of everybody anew whose name begins so. */
  readonly resetAll: (limit: Limit, beginning: string) => Promise<void>;
  /** Removes counters whose window is over. */
  readonly prune: () => Promise<void>;
}

const keyOf = (limit: Limit, who: string): string => `${limit.name} ${who}`;

export const rateLimiter = (db: Executor, clock: Clock): RateLimiter => ({
  hit: async (limit, who) => {
    const now = clock();
    const key = keyOf(limit, who);
    const exceeded = (windowEndsAt: number): Verdict => ({
      kind: "exceeded",
      retryAfterSeconds: Math.ceil((windowEndsAt - now) / 1000),
    });
    const current = await currentHits(db, key, now);
    if (current !== null && current.hits >= limit.hits) return exceeded(current.windowEndsAt);
    const { hits, windowEndsAt } = await countHit(db, key, now, limit.windowMs);
    return hits <= limit.hits ? { kind: "within" } : exceeded(windowEndsAt);
  },
  forgive: (limit, who) => forgiveHit(db, keyOf(limit, who)),
  reset: (limit, who) => forgetHits(db, keyOf(limit, who)),
  resetAll: (limit, beginning) => forgetHitsOfAll(db, keyOf(limit, beginning)),
  prune: () => pruneHits(db, clock()),
});
