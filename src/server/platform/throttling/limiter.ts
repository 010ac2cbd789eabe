import { countHit, currentHits, deleteHits, deleteHitsByPrefix, undoHits, pruneHits } from "./store.ts";
import type { Executor } from "#server/schema.ts";
import type { Clock } from "../time.ts";
import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import ipaddr from "ipaddr.js";

/** How many hits a key may have in a window. `name` separates the counters of different limits. */
export interface Limit {
  readonly name: string;
  readonly hits: number;
  readonly windowMs: number;
}

export type Verdict = { readonly kind: "within" } | { readonly kind: "exceeded"; readonly retryAfterSeconds: number };

/** Limits counted in the database: shared by all processes, and not lost in a restart. */
export interface Limiter {
  readonly hit: (limit: Limit, who: string) => Promise<Verdict>;
  readonly undoHit: (limit: Limit, who: string) => Promise<void>;
  readonly reset: (limit: Limit, who: string) => Promise<void>;
  readonly resetAll: (limit: Limit, beginning: string) => Promise<void>;
  readonly prune: () => Promise<void>;
}

const toKey = (limit: Limit, who: string): string => `${limit.name} ${who}`;

export const createLimiter = (db: Executor, clock: Clock): Limiter => ({
  hit: async (limit, who) => {
    const now = clock();
    const key = toKey(limit, who);
    const exceeded = (windowEndsAt: number): Verdict => ({
      kind: "exceeded",
      retryAfterSeconds: Math.ceil((windowEndsAt - now) / 1000),
    });
    const current = await currentHits(db, key, now, limit.windowMs);
    if (current !== null && current.hits >= limit.hits) return exceeded(current.windowEndsAt);
    const { hits, windowEndsAt } = await countHit(db, key, now, limit.windowMs);
    return hits <= limit.hits ? { kind: "within" } : exceeded(windowEndsAt);
  },
  undoHit: (limit, who) => undoHits(db, [toKey(limit, who)], 1),
  reset: (limit, who) => deleteHits(db, toKey(limit, who)),
  resetAll: (limit, beginning) => deleteHitsByPrefix(db, toKey(limit, beginning)),
  prune: () => pruneHits(db, clock()),
});

export type LimitKey = readonly [limit: Limit, who: string];

const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "one minute" : `${minutes} minutes`;
};

export const tooManyRefusal = (what: string, retryAfterSeconds: number): Refusal => ({
  kind: "too-many",
  message: `${what} Please wait ${waitText(retryAfterSeconds)}.`,
  retryAfterSeconds,
});

export const checkLimits = async (
  limiter: Limiter,
  counted: readonly LimitKey[],
  what: string,
): Promise<Result<void, Refusal>> => {
  const waits: number[] = [];
  for (const [limit, who] of counted) {
    const verdict = await limiter.hit(limit, who);
    if (verdict.kind === "exceeded") waits.push(verdict.retryAfterSeconds);
  }
  return waits.length === 0 ? ok(undefined) : err(tooManyRefusal(what, Math.max(...waits)));
};

/**
 * What a limit per address counts by: an IPv4 address itself, of an IPv6 address the network (its first 64 bits),
 * as one customer has a whole network of those.
 */
export const toNetwork = (address: string): string => {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(":")}::/64`;
};
