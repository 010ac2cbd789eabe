import { err, ok, type Result } from "neverthrow";
import type { Refusal } from "../http/refusal.ts";
import type { Limit, RateLimiter } from "./rate-limit.ts";

/** One limit and whom it counts. */
export type Counted = readonly [limit: Limit, who: string];

const waitText = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? "one minute" : `${minutes} minutes`;
};

/** A refusal that says how long to wait. */
export const tooMany = (what: string, retryAfterSeconds: number): Refusal => ({
  kind: "too-many",
  message: `${what} Please wait ${waitText(retryAfterSeconds)}.`,
  retryAfterSeconds,
});

/** Counts a hit for each limit, and refuses when one of them is exceeded, with the longest wait. */
export const withinLimits = async (
  limiter: RateLimiter,
  counted: readonly Counted[],
  what: string,
): Promise<Result<void, Refusal>> => {
  const waits: number[] = [];
  for (const [limit, who] of counted) {
    const verdict = await limiter.hit(limit, who);
    if (verdict.kind === "exceeded") waits.push(verdict.retryAfterSeconds);
  }
  return waits.length === 0 ? ok(undefined) : err(tooMany(what, Math.max(...waits)));
};
